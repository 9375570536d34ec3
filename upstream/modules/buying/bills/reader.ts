import { and, asc, eq, ne, or } from 'drizzle-orm'
import {
  type Bill,
  type BillAction,
  BillKind,
  type BillRow,
  BillState,
} from '#contract/buying/bills.ts'
import { AppError } from '#contract/core/errors.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { entriesShown } from '../../books/ledger/index.ts'
import {
  balanceOf,
  isHeldForPayment,
  mayTakeBack,
  openCredits,
} from '../../books/settlement/index.ts'
import { settlementsOf } from '../../books/settlement/views.ts'
import { payableAccounts } from '../../firm/parties/index.ts'
import { namesOfParties } from '../../firm/parties/views.ts'
import { actionsOf } from './actions.ts'
import { statedSum } from './awaits-sum.ts'
import { agreedDiscount } from './discount.ts'
import { hasLeftToSpread, isHeldBySteps } from './run-steps.ts'
import { billDefaultsTable, billLinesTable, billsTable } from './tables.ts'
import { unusualOfBill } from './unusual.ts'
import { withheldDueDate } from './withheld.ts'

export type StoredBill = typeof billsTable.$inferSelect
export type StoredBillLine = typeof billLinesTable.$inferSelect

/** @throws AppError not_found */
export function getStoredBill({ db }: Reader, id: string): StoredBill {
  const row = db.select().from(billsTable).where(eq(billsTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such bill')
  return row
}

export function linesOfBill({ db }: Reader, billId: string): StoredBillLine[] {
  return db
    .select()
    .from(billLinesTable)
    .where(eq(billLinesTable.billId, billId))
    .orderBy(asc(billLinesTable.position))
    .all()
}

/** A bill with what whoever asks may do with it. @throws AppError not_found */
export function getBill(reader: Reader, context: Pick<FirmContext, 'actor'>, id: string): Bill {
  const { rowNumber: _, ...row } = getStoredBill(reader, id)
  const { supplierId, currency } = row
  const lines = linesOfBill(reader, id)
  const sees = (permission: 'ledger:view' | 'payment:view') => isAllowed(context.actor, permission)
  return {
    ...row,
    unread: JSON.parse(row.unread),
    terms: JSON.parse(row.terms),
    statedSum: statedSum(row),
    fileProblem: row.fileProblem === '' ? null : JSON.parse(row.fileProblem),
    total: minorToDecimal(row.totalAmount, currency),
    withheldTax: row.withheldAmount === 0 ? '' : minorToDecimal(row.withheldAmount, currency),
    withheldDueDate: row.withheldAmount === 0 ? null : withheldDueDate(reader, row),
    lines: shownLines(reader, context, lines),
    actions: [...actionsOf(reader, row, context), ...landing(reader, row, context)],
    similar: similarTo(reader, row),
    unusual: unusualOfBill(reader, row, lines),
    hasUnknownIban: hasUnknownIban(reader, row),
    isOverBilled: row.stage === 'draft' && isHeldBySteps(reader, id),
    settlements: settlementsOf(reader, id).map(({ by, ...one }) => ({
      ...one,
      canTakeBack: mayTakeBack(context.actor, { ...one, by }),
      documentKind: by.kind,
      documentId: by.id,
      number: by.number,
    })),
    discount: discountOf(reader, row),
    isInRun: row.state === 'open' && isHeldForPayment(reader, id),
    credit: supplierId === null ? 0 : creditWith(reader, { partyId: supplierId, currency }),
    entries: sees('ledger:view') ? entriesShown(reader, id) : [],
  }
}

/** Its lines with the names of those they are billed on to, for whoever may see them. */
function shownLines(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  lines: readonly StoredBillLine[],
) {
  const seen = isAllowed(actor, 'party:view') ? lines : []
  const names = namesOfParties(
    reader,
    seen.flatMap(({ customerId }) => customerId ?? []),
  )
  return lines.map(({ billId: _, position: __, ...line }) => ({
    ...line,
    billTo: names.get(line.customerId ?? '') ?? '',
  }))
}

/** As `agreedDiscount`, of a bill whose supplier is known; none of a credit. */
function discountOf(reader: Reader, bill: Omit<StoredBill, 'rowNumber'>): Bill['discount'] {
  const { id, kind, supplierId, date, totalAmount, withheldAmount, due, state } = bill
  if (kind === 'credit' || supplierId === null || state === 'void') return null
  const credits = settlementsOf(reader, id).filter(({ kind }) =>
    ['credit', 'creditNote'].includes(kind),
  )
  const sum = (isMoney: boolean) =>
    credits
      .filter(({ by }) => (by.kind === 'payment') === isMoney)
      .reduce((whole, { amount }) => whole + amount, 0)
  const settled = { due, credited: sum(false), paidAhead: sum(true) }
  const total = totalAmount - withheldAmount
  return agreedDiscount(reader, { billId: id, supplierId, date, total, ...settled })
}

/** What stands to the firm's credit with a supplier: unused credits and money paid ahead. */
function creditWith(reader: Reader, wanted: { partyId: string; currency: string }): number {
  return balanceOf(openCredits(reader, { ...wanted, direction: 'payable' }))
}

function hasUnknownIban(reader: Reader, { supplierId, iban }: Omit<StoredBill, 'rowNumber'>) {
  if (iban === '' || supplierId === null) return false
  return !payableAccounts(reader, supplierId).some((known) => known.iban === iban)
}

const maxSimilar = 5

/** Others of the supplier that stand: of the same number, or of the same day and total. */
function similarTo({ db }: Reader, bill: Omit<StoredBill, 'rowNumber'>): Bill['similar'] {
  const { id, supplierId, supplierName, supplierNumber, date, totalAmount, kind } = bill
  const isSame = and(
    supplierId === null
      ? eq(billsTable.supplierName, supplierName)
      : eq(billsTable.supplierId, supplierId),
    or(
      supplierNumber === '' ? undefined : eq(billsTable.supplierNumber, supplierNumber),
      and(eq(billsTable.date, date), eq(billsTable.totalAmount, totalAmount)),
    ),
    eq(billsTable.kind, kind),
    ne(billsTable.state, 'void'),
    ne(billsTable.id, id),
  )
  const rows = db.select().from(billsTable).where(isSame).limit(maxSimilar).all()
  return rows.map((row) => ({
    id: row.id,
    number: row.number || row.supplierNumber,
    state: row.state,
  }))
}

/** What the last bill of a supplier was posted to. */
export function findDefaults({ db }: Reader, supplierId: string) {
  return db
    .select()
    .from(billDefaultsTable)
    .where(eq(billDefaultsTable.supplierId, supplierId))
    .get()
}

/** The rate of each supplier's last bill, by name. */
export function listDefaults(reader: Reader): { supplierName: string; taxCode: string }[] {
  const rows = reader.db.select().from(billDefaultsTable).limit(maxDefaults).all()
  const names = namesOfParties(
    reader,
    rows.map(({ supplierId }) => supplierId),
  )
  return rows.map(({ supplierId, taxCode }) => ({
    supplierName: names.get(supplierId) ?? '',
    taxCode,
  }))
}

const maxDefaults = 200

/** A row of the contract from one of the table. */
export function billRow(row: Record<string, SqlStorageValue>): BillRow {
  return {
    id: String(row.id),
    kind: BillKind.parse(row.kind),
    number: String(row.number),
    supplierId: row.supplier_id === null ? null : String(row.supplier_id),
    supplierName: String(row.supplier_name),
    supplierNumber: String(row.supplier_number),
    date: String(row.date),
    dueDate: String(row.due_date),
    state: BillState.parse(row.state),
    currency: String(row.currency),
    net: Number(row.net),
    taxAmount: Number(row.tax_amount),
    totalAmount: Number(row.total_amount),
    withheldAmount: Number(row.withheld_amount),
    due: Number(row.due),
    custom: JSON.parse(String(row.custom)),
  }
}

/** What is left of a posted bill's freight and customs may be spread over the goods that it is of. */
function landing(
  reader: Reader,
  { id, state }: Pick<StoredBill, 'id' | 'state'>,
  { actor }: Pick<FirmContext, 'actor'>,
): BillAction[] {
  const isPosted = state === 'open' || state === 'paid'
  if (!isPosted || !isAllowed(actor, 'stock:adjust')) return []
  return hasLeftToSpread(reader, id) ? ['landCosts'] : []
}
