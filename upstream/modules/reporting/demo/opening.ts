import {
  type OpeningItem,
  OpeningItemInput,
  type OpeningRole,
} from '#contract/books/opening-items.ts'
import { PaymentInput, SupplierPaymentInput } from '#contract/books/payment.ts'
import { minorToDecimal, parseAmount } from '#contract/core/money.ts'
import type { FirmInput } from '#contract/firm/firms.ts'
import type { Party } from '#contract/firm/parties.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { createOpeningItem, updateOpeningBalances } from '../../books/opening-items/index.ts'
import { findPaymentSteps } from '../../books/settlement/index.ts'
import { costs } from './costs.ts'
import { priceIn } from './prices.ts'

type OldItem = {
  role: OpeningRole
  /** The place of the customer, or of the supplier, among those of the firm. */
  party: number
  number: string
  daysBefore: number
  cents: number
  /** How much of it is paid a month later, in percent. */
  paid: number
}

/**
 * What was open in the old books. All of it is paid but a supplier's credit, which is not used yet.
 */
const oldItems: readonly OldItem[] = [
  { role: 'customer', party: 0, number: 'A-1187', daysBefore: 24, cents: 184_600, paid: 100 },
  { role: 'customer', party: 1, number: 'A-1192', daysBefore: 15, cents: 92_820, paid: 100 },
  { role: 'customer', party: 2, number: 'A-1169', daysBefore: 11, cents: 61_880, paid: 100 },
  { role: 'supplier', party: 0, number: '8841', daysBefore: 12, cents: 131_400, paid: 100 },
  { role: 'supplier', party: 1, number: '30-5127', daysBefore: 9, cents: 17_290, paid: 100 },
  { role: 'supplier', party: 0, number: '8790 C', daysBefore: 20, cents: -4_760, paid: 0 },
]

/** Brings along what was open in the old books, on the firm's first day; their sums are those of the items. */
export function bringOpenItems(
  writer: Writer,
  context: FirmContext,
  { language, baseCurrency }: FirmInput,
  customers: readonly Party[],
): OpeningItem[] {
  const today = context.now.toISOString().slice(0, 10)
  const names: Record<OpeningRole, string[]> = {
    customer: customers.filter(({ currency }) => currency === baseCurrency).map(({ name }) => name),
    supplier: costs.flatMap(({ payee, isBilled }) => (isBilled ? [payee[language]] : [])),
  }
  const amountOf = ({ cents }: OldItem) =>
    parseAmount(priceIn(cents, baseCurrency), baseCurrency) ?? 0
  const sumOf = (role: OpeningRole) =>
    oldItems.filter((one) => one.role === role).reduce((sum, one) => sum + amountOf(one), 0)
  const said = { receivable: sumOf('customer'), payable: sumOf('supplier') }
  updateOpeningBalances(writer, context, { date: today, ...said, version: 1 })
  return oldItems.map((one) => {
    const { role, party, number, daysBefore } = one
    const date = addDays(today, -daysBefore)
    const input = OpeningItemInput.parse({
      partyRole: role,
      party: names[role][party],
      number,
      date,
      dueDate: addDays(date, 30),
      currency: baseCurrency,
      amount: minorToDecimal(amountOf(one), baseCurrency),
    })
    return createOpeningItem(writer, context, input)
  })
}

/** A month later most of it is paid. */
export function settleOpenItems(
  writer: Writer,
  context: FirmContext,
  items: readonly OpeningItem[],
): void {
  const date = context.now.toISOString().slice(0, 10)
  const steps = findPaymentSteps()
  items.forEach(({ id, number, partyId, partyRole, currency, amount: whole }, at) => {
    const amount = Math.round((whole * (oldItems[at]?.paid ?? 0)) / 100)
    if (amount <= 0) return
    const paid = { date, currency, exchangeRate: '', amount, reference: number }
    if (partyRole === 'customer') {
      const to = { customerId: partyId, allocations: [{ invoiceId: id, amount }] }
      steps?.record(writer, context, PaymentInput.parse({ ...paid, ...to }))
    } else {
      const to = { supplierId: partyId, allocations: [{ billId: id, amount }] }
      steps?.paySupplier(writer, context, SupplierPaymentInput.parse({ ...paid, ...to }))
    }
  })
}
