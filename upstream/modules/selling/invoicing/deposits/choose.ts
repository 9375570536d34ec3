import { AppError } from '#contract/core/errors.ts'
import { amountParam } from '#contract/core/money.ts'
import type { Deposit } from '#contract/selling/deposits.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { receivedAfter } from '../../../books/settlement/index.ts'
import { requireDraft } from '../draft.ts'
import { type DocumentRow, getDocument } from '../reader.ts'
import { refusal } from '../refusal.ts'
import { waitsForMoney } from './deposit-posting.ts'
import { chosenIds, deductingInvoice, depositsOfCustomer, saveChosen } from './store.ts'

/**
 * What a final invoice can deduct of a deposit: what was paid of it where its tax waits for the
 * money, else all of it; less what credit notes took back. In the deposit's currency.
 */
export function usableOf(reader: Reader, row: DocumentRow): number {
  if (row.purpose === '' || row.state === 'draft' || row.state === 'void') return 0
  const whole = waitsForMoney(reader)
    ? row.paid - (row.creditNotesTotal - row.credited)
    : row.total - row.creditNotesTotal
  return Math.max(whole, 0)
}

/** Whether only a part of a deposit was paid where its tax waits for the money: the rest is due. */
export function isPartPaid(reader: Reader, row: DocumentRow): boolean {
  return waitsForMoney(reader) && row.due > 0 && usableOf(reader, row) > 0
}

/**
 * A deposit is deducted once, so what is due of it would be asked for twice; and no invoice deducts
 * money that came in after its own date, as its tax was not owed by then.
 * @param date the final invoice's
 * @throws AppError invalid at `depositIds` for one of which only a part was paid by that date
 */
export function requireWhole(reader: Reader, row: DocumentRow, date: string): void {
  const isPart = isPartPaid(reader, row)
  if (!isPart && !(waitsForMoney(reader) && receivedAfter(reader, row.id, date) !== 0)) return
  const key = isPart ? 'depositPartPaid' : 'depositPaidLater'
  throw new AppError('invalid', 'The deposit cannot be deducted from this invoice', {
    fields: { depositIds: { key, params: { number: row.number ?? '' } } },
  })
}

/** Those that count: neither void nor taken back. */
export function countedDeposits(rows: readonly DocumentRow[]): DocumentRow[] {
  return rows.filter(
    ({ state, total, creditNotesTotal }) => state !== 'void' && creditNotesTotal < total,
  )
}

export function toDeposit(reader: Reader, row: DocumentRow): Deposit {
  const { id, number, purpose, progress, state, issueDate, currency, net, tax, total, paid } = row
  const shown = { number, purpose, progress, state, issueDate, currency, net, tax, total, paid }
  return { invoiceId: id, ...shown, usable: usableOf(reader, row) }
}

/** Deposits that a draft may deduct, and those that it does, the oldest first. */
export function depositChoice(
  reader: Reader,
  invoiceId: string,
): { rows: (Deposit & { isChosen: boolean })[] } {
  const invoice = getDocument(reader, invoiceId)
  if (invoice.kind !== 'invoice' || invoice.purpose !== '') return { rows: [] }
  const chosen = new Set(chosenIds(reader, invoiceId))
  const rows = depositsOfCustomer(reader, invoice)
    .filter(({ id }) => {
      const by = deductingInvoice(reader, id)
      return by === invoiceId || (by === undefined && invoice.state === 'draft')
    })
    .map((row) => ({ ...toDeposit(reader, row), isChosen: chosen.has(row.id) }))
  return { rows: rows.filter(({ usable, isChosen }) => usable > 0 || isChosen) }
}

/**
 * Says which deposits a draft deducts when it becomes final.
 * @throws AppError not_found; invalid at `depositIds` for more than the draft comes to, or one paid in part; conflict for
 *   one that another invoice deducts, or of which nothing can be deducted
 */
export function chooseDeposits(
  writer: Writer,
  context: FirmContext,
  invoiceId: string,
  depositIds: readonly string[],
): void {
  const draft = requireDraft(writer, context, invoiceId)
  if (draft.purpose !== '') throw refusal('depositNotUsable')
  const ids = [...new Set(depositIds)]
  const rows = ids.map((id) => getDocument(writer, id))
  const before = chosenIds(writer, invoiceId)
  for (const row of rows) {
    const isFitting = row.customerId === draft.customerId && row.currency === draft.currency
    // One that was asked for on this draft may still wait to be issued or paid.
    const isUsable = before.includes(row.id) || usableOf(writer, row) > 0
    if (!isFitting || !isUsable) throw refusal('depositNotUsable')
    requireWhole(writer, row, draft.issueDate)
    const by = deductingInvoice(writer, row.id)
    if (by !== undefined && by !== invoiceId) throw refusal('depositDeducted')
  }
  requireEnough(writer, draft, rows)
  saveChosen(writer, invoiceId, ids)
  writer.audit({
    entity: 'invoice',
    entityId: invoiceId,
    action: 'chooseDeposits',
    title: draft.customerName,
    before: { deposits: before },
    after: { deposits: ids },
  })
}

/** @throws AppError invalid at `depositIds` where the deposits are more than the invoice */
export function requireEnough(
  reader: Reader,
  invoice: Pick<DocumentRow, 'total' | 'currency'>,
  deposits: readonly DocumentRow[],
): void {
  const sum = deposits.reduce((all, row) => all + usableOf(reader, row), 0)
  if (sum <= invoice.total) return
  const amount = amountParam(invoice.total, invoice.currency)
  throw new AppError('invalid', 'The deposit is more than the invoice', {
    fields: { depositIds: { key: 'depositsTooLarge', params: { amount } } },
  })
}
