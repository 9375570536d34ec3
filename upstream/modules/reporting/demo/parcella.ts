import { SupplierPaymentInput } from '#contract/books/payment.ts'
import { BillInput } from '#contract/buying/bills.ts'
import type { FirmInput } from '#contract/firm/firms.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { accountFor } from '../../books/ledger/index.ts'
import { findPaymentSteps } from '../../books/settlement/index.ts'
import { approveBill, createBill } from '../../buying/bills/index.ts'
import { categoryCode } from '../../buying/expenses/index.ts'
import { usualRate } from './costs.ts'
import { enterSupplier } from './enter-supplier.ts'
import { ibanAt } from './runs.ts'

const adviser = 'Studio Ferri Dottori Commercialisti'
/** What of the 1,068.80 asked is paid so far, in cents. */
const paidInPart = 53_440

/**
 * The fee of an Italian adviser, of which income tax is withheld, paid in part: 20 % of the fee, not of
 * the pension fund's 4 % nor of the tax.
 */
export function billAdviser(
  writer: Writer,
  context: FirmContext,
  { language, address, baseCurrency }: FirmInput,
): void {
  const { postcode, city, country } = address
  if (country !== 'IT') return
  const today = context.now.toISOString().slice(0, 10)
  const iban = ibanAt(country, 6)
  enterSupplier(writer, context, {
    name: adviser,
    email: 'studio@demo.example',
    language,
    address: { street: 'Corso Buenos Aires 14', postcode, city, country },
    currency: baseCurrency,
    purchaseTermsDays: 30,
    bankAccounts: [{ holder: adviser, iban }],
  })
  const account = categoryCode(country, 'professional') ?? accountFor(writer, 'purchases')
  const taxCode = usualRate(writer)?.code ?? ''
  const input = BillInput.parse({
    supplierName: adviser,
    supplierNumber: '118/PA',
    date: addDays(today, -20),
    currency: baseCurrency,
    exchangeRate: '',
    iban,
    withheldTax: '200',
    lines: [
      { description: 'Consulenza fiscale, secondo semestre', account, taxCode, unitPrice: '1000' },
      { description: 'Contributo integrativo 4 %', account, taxCode, unitPrice: '40' },
    ],
  })
  const draft = createBill(writer, context, input)
  const bill = approveBill(writer, context, draft.id, draft.version)
  const payment = SupplierPaymentInput.parse({
    supplierId: bill.supplierId,
    date: addDays(today, -3),
    currency: baseCurrency,
    exchangeRate: '',
    amount: paidInPart,
    reference: bill.supplierNumber,
    allocations: [{ billId: bill.id, amount: paidInPart }],
  })
  findPaymentSteps()?.paySupplier(writer, context, payment)
}
