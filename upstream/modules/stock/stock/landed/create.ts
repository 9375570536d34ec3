import { conflictOf, invalidField } from '#contract/core/errors.ts'
import { allocate, amountParam } from '#contract/core/money.ts'
import type { LandedCostInput } from '#contract/stock/landed-costs.ts'
import type { StockDocument, StockUndoInput } from '#contract/stock/stock.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { requireOpenDate } from '../../../books/ledger/index.ts'
import { firmDate, getFirmProfile } from '../../../firm/firms/index.ts'
import { linkRecords } from '../../../firm/records/index.ts'
import { documentsOfSource, getStoredDocument } from '../document-reader.ts'
import { shownDocument } from '../document-view.ts'
import { insertDocument } from '../document-writer.ts'
import type { Place } from '../layers.ts'
import { postRecosted } from '../post-moves.ts'
import { requireSameCosts } from '../record-moves.ts'
import { recostAll } from '../recost-all.ts'
import { requireDate } from '../require-date.ts'
import { costBills } from './cost-bills.ts'
import { landedLeft } from './reader.ts'
import { requireCarried, requireOpenReceipts, sharesBy } from './share.ts'

type Received = Place & {
  moveId: string
  itemId: string
  warehouseId: string
  quantity: number
  given: number
}
type Share = Received & { amount: number }
type Head = {
  date: string
  partner: string
  note: string
  billId: string
  source: { sourceKind: string; sourceId: string; sourceNumber: string } | undefined
}

/**
 * Spreads a cost over receipts in proportion to what they were received at, to their quantities or
 * weights, to the last minor unit; a supplier's credit takes it off them: they are worth more from their own days on, and what was sold of them cost more.
 * Inventory and the cost of goods sold stand against freight and customs on purchases.
 * @throws AppError invalid, locked, not_found; conflict `costsChange` with the `changes`
 */
export function createLandedCost(
  writer: Writer,
  context: FirmContext,
  { amount, basis, billId, receiptIds, note, confirmsCosts }: LandedCostInput,
): StockDocument {
  const moves = receivedIn(writer, receiptIds)
  requireOpenReceipts(writer, context, moves, 'receiptIds')
  const bill = billId === null ? undefined : costBills().billForSteps(writer, billId)
  const isCredit = bill?.kind === 'credit'
  if (billId !== null) {
    const left = landedLeft(writer, billId)
    const { baseCurrency } = getFirmProfile(writer)
    const params = { maximum: amountParam(Math.max(0, left), baseCurrency) }
    if (amount > left) throw invalidField('amount', 'moreThanLeft', params)
  }
  const parts = allocate(amount, sharesBy(writer, basis, moves))
  if (isCredit) requireCarried(writer, moves, parts)
  const shares = moves.map((move, at) => ({
    ...move,
    amount: (isCredit ? -1 : 1) * (parts[at] ?? 0),
  }))
  const document = land(
    writer,
    context,
    {
      date: firmDate(writer, context),
      partner: bill?.supplierName ?? '',
      note,
      billId: billId ?? '',
      source: bill && {
        sourceKind: 'bill',
        sourceId: bill.id,
        sourceNumber: costBills().billFacts(writer, bill.id).number,
      },
    },
    shares,
    confirmsCosts,
  )
  if (bill) {
    linkRecords(writer, context, {
      from: { kind: 'bill', id: bill.id },
      relation: 'makes',
      to: { kind: 'stockDocument', id: document.id },
    })
  }
  return document
}

/**
 * Takes a landed cost off its receipts again, in a document of its own.
 * @throws AppError not_found, locked; conflict when it was undone, or is an undoing itself
 */
export function undoLandedCost(
  writer: Writer,
  context: FirmContext,
  documentId: string,
  { date, confirmsCosts }: StockUndoInput,
): StockDocument {
  const { kind, number, partner, sourceKind, ...made } = getStoredDocument(writer, documentId)
  if (kind !== 'landedCost' || sourceKind === 'stockDocument') throw conflictOf('notToUndo')
  if (documentsOfSource(writer, documentId).length > 0) throw conflictOf('alreadyUndone')
  requireDate(writer, context, date)
  if (date < made.date) throw conflictOf('beforeDocument')
  const shares = sharesOf(writer, documentId)
  requireOpenReceipts(writer, context, shares, '')
  return land(
    writer,
    context,
    {
      ...{ date, partner, note: '', billId: shares[0]?.billId ?? '' },
      source: { sourceKind: 'stockDocument', sourceId: documentId, sourceNumber: number },
    },
    shares.map((share) => ({ ...share, amount: 0 - share.amount })),
    confirmsCosts,
  )
}

/** Takes off what a bill that is void put on receipts. @throws AppError locked */
export function undoLandedOfBill(writer: Writer, context: FirmContext, billId: string): void {
  const date = firmDate(writer, context)
  for (const { id, kind } of documentsOfSource(writer, billId)) {
    if (kind !== 'landedCost' || documentsOfSource(writer, id).length > 0) continue
    undoLandedCost(writer, context, id, { date, confirmsCosts: true })
  }
}

function land(
  writer: Writer,
  context: FirmContext,
  { date, partner, note, billId, source }: Head,
  wanted: readonly Share[],
  confirmsCosts: boolean,
): StockDocument {
  const shares = wanted.filter(({ amount }) => amount !== 0)
  const from = new Map<string, Place>()
  for (const { itemId, date: day, sequence } of shares) {
    requireOpenDate(writer, day, context)
    if (!from.has(itemId)) from.set(itemId, { date: day, sequence })
  }
  const warehouseId = shares[0]?.warehouseId ?? ''
  const document = insertDocument(
    writer,
    context,
    { kind: 'landedCost', state: 'done', date, warehouseId, partner, note, ...source },
    shares.map(({ itemId, quantity }) => ({ itemId, quantity, done: quantity })),
  )
  for (const [line, { moveId, amount }] of shares.entries()) {
    writer.sql.exec(
      `insert into stock_landed (document_id, line, move_id, bill_id, amount)
       values (?, ?, ?, ?, ?)`,
      ...[document.id, line, moveId, billId, amount],
    )
  }
  const changed = recostAll(writer, from)
  if (!confirmsCosts) requireSameCosts(writer, context, changed, new Set())
  const landed = new Set(shares.map(({ moveId }) => moveId))
  const posted = [...changed.values()].flat().map((one) => {
    if (!landed.has(one.moveId)) return one
    return { ...one, documentId: document.id, counter: 'landedCost' }
  })
  postRecosted(writer, context, posted)
  const after = shownDocument(writer, document.id)
  writer.audit({
    ...{ entity: 'stockDocument', entityId: document.id, action: 'create', after },
    title: document.number,
  })
  return after
}

/** What came in by some receipts, the earliest first. @throws AppError invalid */
function receivedIn({ sql }: Reader, receiptIds: readonly string[]): Received[] {
  const moves = sql
    .exec<Received & { documentId: string }>(
      `select id as moveId, document_id as documentId, item_id as itemId,
         warehouse_id as warehouseId, date, sequence, quantity, coalesce(given, 0) as given
       from stock_moves where kind = 'receipt' and quantity > 0
         and document_id in (select value from json_each(?)) order by date, sequence`,
      JSON.stringify(receiptIds),
    )
    .toArray()
  const found = new Set(moves.map(({ documentId }) => documentId))
  if (receiptIds.some((id) => !found.has(id))) throw invalidField('receiptIds', 'unknownReceipt')
  return moves
}

function sharesOf({ sql }: Reader, documentId: string) {
  return sql
    .exec<Share & { billId: string }>(
      `select move.id as moveId, move.item_id as itemId,
         move.warehouse_id as warehouseId, move.date, move.sequence, move.quantity,
         coalesce(move.given, 0) as given, landed.amount, landed.bill_id as billId
       from stock_landed as landed join stock_moves as move on move.id = landed.move_id
       where landed.document_id = ? order by move.date, move.sequence`,
      documentId,
    )
    .toArray()
}
