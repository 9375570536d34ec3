import { z } from 'zod'
import { PaymentInput } from '#contract/books/payment.ts'
import { type Bill, BillInput } from '#contract/buying/bills.ts'
import { ExpenseInput } from '#contract/buying/expenses.ts'
import { DateOnly } from '#contract/core/fields.ts'
import { PartyInput } from '#contract/firm/parties.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { findPaymentSteps } from '../../books/settlement/index.ts'
import { openDocumentsOn } from '../../books/settlement/views.ts'
import { approveBill, createBill } from '../../buying/bills/index.ts'
import { createExpense, postExpense } from '../../buying/expenses/index.ts'
import { createParty } from '../../firm/parties/index.ts'
import { payBill } from './bills.ts'

/** So many turns on one day; each makes the documents of `aTurn`. */
export const SeedBooks = z.object({
  turns: z.int().min(1).max(200),
  /** Of all turns of all calls, the first of this one. */
  first: z.int().min(0),
  date: DateOnly,
})
type SeedBooks = z.infer<typeof SeedBooks>

/** What one turn makes: two bills, a payment of one of them, one received, an expense. */
const aTurn = 5

/**
 * Writes documents of a German firm (SKR03) other than invoices, for measuring with: each by the rules
 * that a person's click goes by. Payments received are of the open invoices that are due first.
 */
export function seedBooks(writer: Writer, context: FirmContext, { turns, first, date }: SeedBooks) {
  if (first === 0) enterSuppliers(writer, context)
  const open = openDocumentsOn(writer, { side: 'debit', currency: 'EUR', limit: turns })
  for (let turn = 0; turn < turns; turn += 1) {
    const at = first + turn
    buy(writer, context, 2 * at, date)
    payBill(writer, context, buy(writer, context, 2 * at + 1, date), date)
    spend(writer, context, at, date)
    const owed = open[turn]
    if (!owed) continue
    findPaymentSteps()?.record(
      writer,
      context,
      PaymentInput.parse({
        ...{ customerId: owed.partyId, date, currency: 'EUR', exchangeRate: '' },
        amount: owed.balance,
        allocations: [{ invoiceId: owed.documentId, amount: owed.balance }],
      }),
    )
  }
  return { documents: turns * (aTurn - 1) + Math.min(turns, open.length) }
}

const supplierNames = Array.from({ length: 40 }, (_, at) => `Papier ${at} KG`)

function enterSuppliers(writer: Writer, context: FirmContext): void {
  for (const name of supplierNames) {
    const address = { city: 'Köln', country: 'DE' }
    const input = { roles: ['supplier'], name, language: 'de', currency: 'EUR', address }
    createParty(writer, context, PartyInput.parse(input))
  }
}

function priceOf(at: number): string {
  return `${20 + (at % 71)}.${10 + (at % 89)}`
}

function buy(writer: Writer, context: FirmContext, at: number, date: string): Bill {
  const input = BillInput.parse({
    supplierName: supplierNames[at % supplierNames.length],
    ...{ supplierNumber: `P-${at}`, date, currency: 'EUR', exchangeRate: '' },
    lines: [
      {
        ...{ description: 'Papier', quantity: '2', unitPrice: priceOf(at) },
        ...{ account: '3400', taxCode: 'DE-S19' },
      },
    ],
  })
  const { id, version } = createBill(writer, context, input)
  return approveBill(writer, context, id, version)
}

function spend(writer: Writer, context: FirmContext, at: number, date: string): void {
  const input = ExpenseInput.parse({
    ...{ date, payee: 'Bahn', gross: priceOf(at), currency: 'EUR', exchangeRate: '' },
    ...{ category: 'office', taxCode: 'DE-S7', paidFrom: '1200' },
  })
  postExpense(writer, context, createExpense(writer, context, input).id)
}
