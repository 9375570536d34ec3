import type { Reader } from '../../../firm/store.ts'
import { kindsPaidByCustomers } from './paid-by-customers.ts'
import type { AllocationKind } from './reader.ts'

export { type ItemDue, itemsDueUntil, numbersOfItems } from './items-due.ts'
export { type ItemToMatch, itemsToMatch, openDocumentsOn } from './items-to-match.ts'
export {
  foreignItemsToPay,
  type ItemToPay,
  itemsToCollect,
  itemsToPay,
  openSupplierCredits,
} from './items-to-pay.ts'
export { type DueSum, openByDue } from './open-by-due.ts'
export { openOfDocuments } from './open-of-documents.ts'
export {
  countOpen,
  creditsOfParty,
  type OpenSpan,
  openBase,
  owedByParties,
} from './open-sums.ts'
export { documentsReducedBy } from './settled-documents.ts'
export {
  type SettledDocumentPart,
  type SettledScope,
  settledByShare,
  settledWithin,
} from './settled-within.ts'
export { writeOffsOf } from './write-offs-of.ts'

/** What others may read of open items, for lists and sums: none of it grows with their number. */

/** How many documents of a kind are open and were due before a day. */
export function countOverdue({ sql }: Reader, documentKind: string, today: string): number {
  return sql
    .exec<{ count: number }>(
      `select coalesce(sum(count), 0) as count from open_due_days
       where direction = 'receivable' and side = 'debit' and document_kind = ? and due_date < ?`,
      documentKind,
      today,
    )
    .one().count
}

export type Aged = { bucket: number; amount: number; count: number; oldest: string }

/**
 * What customers owe by how late it is, in the base currency; bucket 0 is not yet due, then one for
 * each of the dates in `edges` that the due date lies before (the nearest first).
 * @param documentKind the documents meant; undefined for all, such as those of the old books
 */
export function receivableByAge(
  { sql }: Reader,
  edges: readonly string[],
  documentKind: string | undefined,
): Aged[] {
  const bucket = edges.map(() => '(due_date < ?)').join(' + ')
  return sql
    .exec<Aged>(
      `select ${bucket} as bucket, sum(balance_base) as amount, sum(count) as count,
         min(due_date) as oldest
       from open_due_days where direction = 'receivable' and side = 'debit'
         and (? is null or document_kind = ?) group by 1`,
      ...edges,
      documentKind ?? null,
      documentKind ?? null,
    )
    .toArray()
}

/**
 * How many parties owe something; it steps from one to the next, however many items each has.
 * @param documentKind the documents meant; undefined for all
 */
export function countDebtors({ sql }: Reader, documentKind: string | undefined): number {
  const open = `direction = 'receivable' and side = 'debit' and balance <> 0
    ${documentKind === undefined ? 'and ?1 is null' : 'and document_kind = ?1'}`
  return sql
    .exec<{ count: number }>(
      `with recursive debtor (id) as (
         select min(party_id) from open_items where ${open}
         union all
         select (select min(party_id) from open_items where ${open} and party_id > debtor.id)
         from debtor where debtor.id is not null)
       select count(id) as count from debtor`,
      documentKind ?? null,
    )
    .one().count
}

export type OverdueItem = {
  documentKind: string
  documentId: string
  number: string
  partyId: string
  dueDate: string
  currency: string
  balance: number
}

/**
 * The parts of what customers owe that are late the longest.
 * @param documentKind the documents meant; undefined for all
 */
export function listOverdue(
  { sql }: Reader,
  {
    today,
    limit,
    documentKind,
  }: { today: string; limit: number; documentKind?: string | undefined },
): OverdueItem[] {
  return sql
    .exec<OverdueItem>(
      `select document_kind as documentKind, document_id as documentId, document_number as number,
         party_id as partyId, due_date as dueDate, currency, balance
       from open_items indexed by open_items_open
       where direction = 'receivable' and side = 'debit' and balance <> 0 and due_date < ?1
         and (?2 is null or document_kind = ?2)
       order by due_date, id limit ?3`,
      today,
      documentKind ?? null,
      limit,
    )
    .toArray()
}

export type Settling = {
  id: string
  kind: AllocationKind
  date: string
  /** In the document's currency. */
  amount: number
  /** The other document's own, such as the day on which money came in. */
  otherDate: string
  by: { kind: string; id: string; number: string }
}

type SettlingRow = Omit<Settling, 'by'> & { byKind: string; byId: string; byNumber: string }

/** What stands allocated to or from a document, oldest first. */
export function settlementsOf({ sql }: Reader, documentId: string): Settling[] {
  const half = (own: 'debit' | 'credit', other: 'debit' | 'credit') =>
    `select a.id, a.kind, a.effective_date as date, a.${own}_amount as amount,
       o.date as otherDate,
       o.document_kind as byKind, o.document_id as byId, o.document_number as byNumber
     from open_items i join allocations a on a.${own}_item_id = i.id
     join open_items o on o.id = a.${other}_item_id
     where i.document_id = ?1 and i.side = '${own}' and a.reversal_date is null`
  return sql
    .exec<SettlingRow>(
      `${half('debit', 'credit')} union all ${half('credit', 'debit')} order by 1`,
      documentId,
    )
    .toArray()
    .map(({ byKind, byId, byNumber, ...row }) => ({
      ...row,
      by: { kind: byKind, id: byId, number: byNumber },
    }))
}

export type SettledDocument = {
  /** Of the allocation. */
  id: string
  kind: AllocationKind
  documentKind: string
  documentId: string
  number: string
  /** In the asking document's currency. */
  amount: number
  /** In the other document's own currency, as what is left open of it. */
  documentAmount: number
  currency: string
  due: number
  isReversed: number
}

/** What a payment or refund was allocated to, whether that stands or not; oldest first. */
export function settledBy({ sql }: Reader, documentId: string): SettledDocument[] {
  const half = (own: 'debit' | 'credit', other: 'debit' | 'credit') =>
    `select a.id, a.kind, o.document_kind as documentKind, o.document_id as documentId,
       o.document_number as number, a.${own}_amount as amount, a.${other}_amount as documentAmount,
       o.currency, o.balance as due, a.reversal_date is not null as isReversed
     from open_items i join allocations a on a.${own}_item_id = i.id
     join open_items o on o.id = a.${other}_item_id
     where i.document_id = ?1 and i.side = '${own}'`
  return sql
    .exec<SettledDocument>(
      `${half('debit', 'credit')} union all ${half('credit', 'debit')} order by 1`,
      documentId,
    )
    .toArray()
}

/** What is unused of each of some payments, and the numbers of the invoices and bills they went to. */
export function usesOf(
  { sql }: Reader,
  documentIds: readonly string[],
): Map<string, { balance: number; numbers: string[] }> {
  const rows = sql.exec<{ id: string; balance: number; numbers: string; bills: string }>(
    `select i.document_id as id, sum(i.balance) as balance,
       (select json_group_array(distinct o.document_number) from allocations a
        join open_items o on o.id = a.debit_item_id
        where a.credit_item_id = i.id and o.document_kind in ('invoice', 'openingInvoice', 'billCredit', 'openingBillCredit')
          and (a.reversal_date is null or i.closed_date is not null)) as numbers,
       (select json_group_array(distinct o.document_number) from allocations a
        join open_items o on o.id = a.credit_item_id
        where a.debit_item_id = i.id and o.document_kind in ('bill', 'openingBill')
          and (a.reversal_date is null or i.closed_date is not null)) as bills
     from open_items i where i.document_id in (select value from json_each(?))
     group by i.document_id`,
    JSON.stringify(documentIds),
  )
  return new Map(
    rows
      .toArray()
      .map(({ id, balance, numbers, bills }) => [
        id,
        { balance, numbers: [...sorted(numbers), ...sorted(bills)] },
      ]),
  )
}

function sorted(json: string): string[] {
  const texts: string[] = JSON.parse(json)
  return texts.sort()
}

export type OpenDocument = {
  id: string
  documentKind: string
  number: string
  dueDate: string
  currency: string
  total: number
  due: number
  /** What is open of each instalment, the earliest due first; one where it has none. */
  parts: number[]
}

type OpenRow = Omit<OpenDocument, 'parts'> & { parts: string }

/** A customer's invoices, and what else they are to pay, that await money, oldest due first, in one currency or in all. */
export function openInvoicesOf(
  { sql }: Reader,
  partyId: string,
  currency: string | undefined,
  limit: number,
): OpenDocument[] {
  return sql
    .exec<OpenRow>(
      `select document_id as id, document_kind as documentKind, document_number as number,
         min(due_date) as dueDate, currency,
         sum(amount) as total, sum(balance) as due,
         json_group_array(json_array(due_date, id, balance)) as parts
       from open_items indexed by open_items_open_by_party
       where direction = 'receivable' and side = 'debit' and balance <> 0 and party_id = ?1
         and document_kind in (${kindsPaidByCustomers})
         and (?2 is null or currency = ?2)
       group by document_id order by min(due_date), document_id limit ?3`,
      partyId,
      currency ?? null,
      limit,
    )
    .toArray()
    .map((row) => ({ ...row, parts: partsOf(row) }))
}

/** What is open of each of a document's items, in the order in which they are settled. */
function partsOf({ parts }: OpenRow): number[] {
  const items: [dueDate: string, id: string, balance: number][] = JSON.parse(parts)
  const order = ([dueDate, id]: (typeof items)[number]) => `${dueDate} ${id}`
  return items
    .sort((one, other) => (order(one) < order(other) ? -1 : 1))
    .map(([, , balance]) => balance)
}
