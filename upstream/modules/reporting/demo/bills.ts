import { SupplierPaymentInput } from '#contract/books/payment.ts'
import type { Bill } from '#contract/buying/bills.ts'
import { BillInput } from '#contract/buying/bills.ts'
import type { FirmInput } from '#contract/firm/firms.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { accountFor } from '../../books/ledger/index.ts'
import { findPaymentSteps } from '../../books/settlement/index.ts'
import { approveBill, createBill, submitBill } from '../../buying/bills/index.ts'
import { categoryCode } from '../../buying/expenses/index.ts'
import { centreId, centreOfCategory } from './centres.ts'
import { type Cost, centsOf, costs, usualRate } from './costs.ts'
import { enterSupplier } from './enter-supplier.ts'
import { priceIn } from './prices.ts'
import { ibanAt, payAsRun, prepareRun } from './runs.ts'

const termsDays = 14

/** Bills that are not paid yet, oldest first. */
export type DemoBills = { open: Bill[] }

/** Enters those who send bills. */
export function enterSuppliers(writer: Writer, context: FirmContext, firm: FirmInput): void {
  costs.forEach(({ payee, isBilled }, at) => {
    if (!isBilled) return
    enterSupplier(writer, context, {
      name: payee[firm.language],
      email: `supplier-${at + 1}@demo.example`,
      language: firm.language,
      address: { city: firm.address.city, country: firm.address.country },
      currency: firm.baseCurrency,
      purchaseTermsDays: termsDays,
      bankAccounts: bankAccountsOf(firm, payee[firm.language], at),
    })
  })
}

function bankAccountsOf({ address }: FirmInput, holder: string, place: number) {
  const iban = ibanAt(address.country, place)
  return iban === '' ? [] : [{ holder, iban }]
}

/** From this month of the story on, bills are paid by runs where suppliers have an IBAN. */
const runsFrom = 12

/** A month that has ended: what was open is paid, and its own bills are entered and approved. */
export function billMonth(
  writer: Writer,
  context: FirmContext,
  firm: FirmInput,
  month: number,
  bills: DemoBills,
): void {
  const end = context.now.toISOString().slice(0, 10)
  const owed = bills.open.splice(0)
  const isRun = month >= runsFrom && owed.length > 0 && ibanAt(firm.address.country, 0) !== ''
  if (isRun) payAsRun(writer, context, owed)
  else for (const bill of owed) payBill(writer, context, bill, end)
  costs.forEach((cost, at) => {
    if (!cost.isBilled) return
    const draft = createBill(writer, context, inputOf(writer, firm, cost, { month, at, end }))
    bills.open.push(approveBill(writer, context, draft.id, draft.version))
  })
}

/** What waits for whoever looks at the demo: one handed in, one that nobody has finished. */
export function noteBills(writer: Writer, context: FirmContext, firm: FirmInput): string[] {
  const end = context.now.toISOString().slice(0, 10)
  const billed = costs.flatMap((cost, at) => (cost.isBilled ? [{ cost, at }] : []))
  return billed.slice(0, 2).map(({ cost, at }, place) => {
    const when = { month: 90 + place, at, end: addDays(end, -2) }
    const { id } = createBill(writer, context, inputOf(writer, firm, cost, when))
    if (place === 0) submitBill(writer, context, id)
    return id
  })
}

/** A run over the bill that is due first, which waits to be approved. */
export function prepareBillRun(
  writer: Writer,
  context: FirmContext,
  { address }: FirmInput,
  { open }: DemoBills,
): void {
  if (open.length === 0 || ibanAt(address.country, 0) === '') return
  const tomorrow = addDays(context.now.toISOString().slice(0, 10), 1)
  prepareRun(writer, context, open.slice(0, 1), tomorrow)
}

type When = { month: number; at: number; end: string }

function inputOf(writer: Writer, firm: FirmInput, cost: Cost, { month, at, end }: When): BillInput {
  const { language, baseCurrency, address } = firm
  const rule = usualRate(writer)
  const account = categoryCode(address.country, cost.category) ?? accountFor(writer, 'purchases')
  return BillInput.parse({
    supplierName: cost.payee[language],
    supplierNumber: `${2000 + month * 10 + at}`,
    date: addDays(end, -5 * at),
    currency: baseCurrency,
    exchangeRate: '',
    lines: [
      {
        description: cost.words[language],
        account,
        taxCode: rule?.code ?? '',
        unitPrice: priceIn(centsOf(cost, month, at), baseCurrency),
        costCentreId: centreId(writer, centreOfCategory[cost.category] ?? 'office'),
      },
    ],
  })
}

/** Pays what is due of a bill. */
export function payBill(writer: Writer, context: FirmContext, bill: Bill, date: string): void {
  const { id, supplierId, currency, due, supplierNumber } = bill
  const input = SupplierPaymentInput.parse({
    supplierId,
    date,
    currency,
    exchangeRate: '',
    amount: due,
    reference: supplierNumber,
    allocations: [{ billId: id, amount: due }],
  })
  findPaymentSteps()?.paySupplier(writer, context, input)
}
