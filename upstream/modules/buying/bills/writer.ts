import { eq } from 'drizzle-orm'
import { minorToDecimal } from '#contract/core/money.ts'
import { removeSearchEntry as removeWords, writeSearchEntry } from '../../../firm/search-index.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { customWords } from '../../firm/custom-fields/index.ts'
import { putSearchEntry, removeRecord } from '../../firm/records/index.ts'
import { getStoredBill, linesOfBill, type StoredBill, type StoredBillLine } from './reader.ts'
import { billDefaultsTable, billLinesTable, billsTable } from './tables.ts'

/** What a bill says, worked out from what was typed. */
export type BillValues = Pick<
  StoredBill,
  | ('kind' | 'supplierId' | 'supplierName' | 'supplierNumber' | 'date' | 'dueDate' | 'currency')
  | ('exchangeRate' | 'priceMode' | 'net' | 'taxAmount' | 'totalAmount' | 'due')
  | ('withheldAmount' | 'paymentReference' | 'iban' | 'note' | 'isSelfBilled' | 'supplyDate')
  | ('corrects' | 'custom')
>
export type BillLineValues = Omit<
  StoredBillLine,
  'billId' | 'position' | 'invoiceId' | 'invoiceLineId'
>

/** Writes a new draft and gives its id. */
export function insertBill(
  writer: Writer,
  context: FirmContext,
  values: BillValues,
  lines: readonly BillLineValues[],
): string {
  const { actor, now, newId } = context
  const id = newId()
  const [at, by] = [now.toISOString(), actor.userId]
  const stamp = { createdAt: at, createdBy: by, updatedAt: at, updatedBy: by }
  const draft = { state: 'draft', stage: 'draft', version: 1 } as const
  writer.db
    .insert(billsTable)
    .values({ ...values, ...stamp, ...draft, ...preparedBy(context), id })
    .run()
  insertLines(writer, id, lines)
  indexBill(writer, id)
  return id
}

/** Whoever writes what a bill says has prepared it. */
export function preparedBy({ actor }: Pick<FirmContext, 'actor'>) {
  return { preparedBy: actor.userId, preparedByName: actor.userName }
}

type Change = Partial<BillValues> &
  Partial<
    Pick<
      StoredBill,
      | ('state' | 'number' | 'reason' | 'preparedBy' | 'preparedByName' | 'snapshot')
      | ('acceptedTotal' | 'acceptedBy')
    >
  >

/** Writes what has changed and counts the version on; lines where they are given. */
export function changeBill(
  writer: Writer,
  { actor, now }: FirmContext,
  { id, version }: StoredBill,
  change: Change,
  lines?: readonly BillLineValues[],
): void {
  const stamp = { updatedAt: now.toISOString(), updatedBy: actor.userId, version: version + 1 }
  const stage = change.state && { stage: stageOf(change.state) }
  writer.db
    .update(billsTable)
    .set({ ...change, ...stage, ...stamp })
    .where(eq(billsTable.id, id))
    .run()
  if (lines) {
    writer.db.delete(billLinesTable).where(eq(billLinesTable.billId, id)).run()
    insertLines(writer, id, lines)
  }
  indexBill(writer, id)
}

/** Has whoever looked at a bill look at it again before they act on it. @throws AppError not_found */
export function countVersion(writer: Writer, context: FirmContext, billId: string): void {
  changeBill(writer, context, getStoredBill(writer, billId), {})
}

export function deleteBill(writer: Writer, { id, rowNumber }: StoredBill): void {
  removeWords(writer, 'bills_search', rowNumber)
  writer.db.delete(billLinesTable).where(eq(billLinesTable.billId, id)).run()
  writer.db.delete(billsTable).where(eq(billsTable.id, id)).run()
  removeRecord(writer, { kind: 'bill', id })
}

/** Remembers what a supplier's bill was posted to, for the next one. */
export function rememberDefaults(
  writer: Writer,
  values: typeof billDefaultsTable.$inferInsert,
): void {
  const { account, taxCode } = values
  writer.db
    .insert(billDefaultsTable)
    .values(values)
    .onConflictDoUpdate({ target: billDefaultsTable.supplierId, set: { account, taxCode } })
    .run()
}

function insertLines(writer: Writer, billId: string, lines: readonly BillLineValues[]): void {
  lines.forEach((line, position) => {
    writer.db
      .insert(billLinesTable)
      .values({ ...line, billId, position })
      .run()
  })
}

function stageOf(state: StoredBill['state']): StoredBill['stage'] {
  return state === 'waiting' ? 'draft' : state
}

/** Writes what it is found by, in its list and in the search of the firm. */
export function indexBill(writer: Writer, id: string): void {
  const row = getStoredBill(writer, id)
  const { number, supplierName, supplierNumber, note, totalAmount, currency, date } = row
  const amount = minorToDecimal(totalAmount, currency)
  const described = linesOfBill(writer, id).map(({ description }) => description)
  const words = [note, customWords(writer, 'bill', row.custom), ...described].join(' ')
  writeSearchEntry(writer, 'bills_search', row.rowNumber, {
    number,
    supplier: supplierName,
    supplier_number: supplierNumber,
    words,
    amount,
  })
  putSearchEntry(writer, {
    kind: 'bill',
    id,
    title: number || supplierNumber || supplierName,
    subtitle: supplierName,
    text: `${supplierNumber} ${words} ${amount}`,
    amount: totalAmount,
    currency,
    date,
  })
}
