import type { Writer } from '../../../firm/store.ts'
import type { DocumentRow } from './reader.ts'

/** What of a document the sums are made of. */
export type DocumentFigures = Pick<
  DocumentRow,
  | 'kind'
  | 'state'
  | 'currency'
  | 'issueDate'
  | 'total'
  | 'totalBase'
  | 'deducted'
  | 'deductedBase'
  | 'due'
  | 'dueBase'
>

const openStates = new Set<DocumentRow['state']>(['finalised', 'sent', 'viewed', 'partlyPaid'])

/** Whether a document awaits money. */
export function isOpen({ kind, state }: Pick<DocumentRow, 'kind' | 'state'>): boolean {
  return kind === 'invoice' && openStates.has(state)
}

/**
 * Takes a document out of every sum as it was and adds it as it is; null means not there. All
 * that lists and the dashboard show without counting comes from here and from nowhere else.
 */
export function applyDocumentChange(
  writer: Writer,
  before: DocumentFigures | null,
  after: DocumentFigures | null,
): void {
  if (before && after && isSame(before, after)) return
  if (before) addFigures(writer, before, -1)
  if (after) addFigures(writer, after, 1)
}

function isSame(before: DocumentFigures, after: DocumentFigures): boolean {
  return (
    before.kind === after.kind &&
    before.state === after.state &&
    before.currency === after.currency &&
    before.issueDate === after.issueDate &&
    before.total === after.total &&
    before.totalBase === after.totalBase &&
    before.deducted === after.deducted &&
    before.deductedBase === after.deductedBase &&
    before.due === after.due &&
    before.dueBase === after.dueBase
  )
}

const addUp = `count = count + excluded.count, total = total + excluded.total,
  due = due + excluded.due, total_base = total_base + excluded.total_base,
  due_base = due_base + excluded.due_base`

function addFigures({ sql }: Writer, figures: DocumentFigures, sign: 1 | -1): void {
  const { kind, state, currency, issueDate } = figures
  // What a final invoice deducts was invoiced with its deposits.
  const total = sign * (figures.total - figures.deducted)
  const totalBase = sign * (figures.totalBase - figures.deductedBase)
  const [due, dueBase] = [sign * figures.due, sign * figures.dueBase]
  const figure = [kind, state, currency, sign, total, due, totalBase, dueBase]
  sql.exec(
    `insert into invoice_stats
       (kind, state, currency, count, total, due, total_base, due_base)
     values (?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (kind, state, currency) do update set ${addUp}`,
    ...figure,
  )
  sql.exec(
    `insert into invoice_days
       (issue_date, kind, state, currency, count, total, due, total_base, due_base)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (issue_date, kind, state, currency) do update set ${addUp}`,
    issueDate,
    ...figure,
  )
  if (sign < 0) {
    sql.exec(
      `delete from invoice_days
       where issue_date = ? and kind = ? and state = ? and currency = ? and count = 0`,
      issueDate,
      kind,
      state,
      currency,
    )
  }
}
