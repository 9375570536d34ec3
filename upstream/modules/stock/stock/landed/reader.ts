import type { Minor } from '#contract/core/money.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { LandedChoices } from '#contract/stock/landed-costs.ts'
import type { LandedShare } from '#contract/stock/landed-shares.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import { accountFor } from '../../../books/ledger/index.ts'
import type { StoredDocument } from '../document-reader.ts'
import { costBills } from './cost-bills.ts'

/** What a receipt's move is worth more than it was received at, minor units of the base currency. */
export function landedOn({ sql }: Reader, moveId: string): Minor {
  return sql
    .exec<{ amount: number }>(
      'select coalesce(sum(amount), 0) as amount from stock_landed where move_id = ?',
      moveId,
    )
    .one().amount
}

/** The receipts that a landed cost went to, or the landed costs that a receipt carries. */
export function landedOfDocument(
  { sql }: Reader,
  { id, kind }: Pick<StoredDocument, 'id' | 'kind'>,
): LandedShare[] {
  if (kind !== 'landedCost' && kind !== 'receipt') return []
  const isLanded = kind === 'landedCost'
  return sql
    .exec<LandedShare & { amount: number }>(
      `select other.id as documentId, other.number, other.date,
         ${isLanded ? 'landed.line' : 'move.line'} as position, item.name as itemName, landed.amount
       from stock_landed as landed join stock_moves as move on move.id = landed.move_id
       join stock_items as item on item.id = move.item_id
       join stock_documents as other
         on other.id = ${isLanded ? 'move.document_id' : 'landed.document_id'}
       where ${isLanded ? 'landed.document_id' : 'move.document_id'} = ?
       order by landed.sequence`,
      id,
    )
    .toArray()
}

/** The latest landed costs on receipts of an item until a day; fifty at most. */
export function landedOfItem({ sql }: Reader, itemId: string, date: string): LandedShare[] {
  return sql
    .exec<LandedShare & { amount: number }>(
      `select other.id as documentId, other.number, other.date, landed.line as position,
         item.name as itemName, landed.amount
       from stock_moves as move join stock_landed as landed on landed.move_id = move.id
       join stock_items as item on item.id = move.item_id
       join stock_documents as other on other.id = landed.document_id
       where move.item_id = ? and move.date <= ? and move.kind = 'receipt'
       order by landed.sequence desc limit 50`,
      ...[itemId, date],
    )
    .toArray()
}

/**
 * A bill's freight and customs that no receipt carries yet, or a credit's that was taken off none; minor
 * units of the base currency.
 */
export function landedLeft(
  reader: Reader,
  billId: string,
  lines = costBills().billLinesOn(reader, accountFor(reader, 'landedCost')),
): Minor {
  const costs = costBills().billLineCosts(reader, billId)
  const own = lines.filter((line) => line.billId === billId)
  const isCredit = own.some(({ kind }) => kind === 'credit')
  const billed = own.reduce((sum, { position }) => sum + (costs.get(position) ?? 0), 0)
  const { spread } = reader.sql
    .exec<{ spread: number }>(
      "select coalesce(sum(amount), 0) as spread from stock_landed where bill_id = ? and bill_id <> ''",
      billId,
    )
    .one()
  // What a credit took off receipts stands there below zero.
  return isCredit ? billed + spread : billed - spread
}

/**
 * What a landed cost may be written from, bills for whoever may see them; a receipt that is asked for is
 * among them, however old.
 */
export function landedChoices(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  receiptId = '',
): LandedChoices {
  const lines = costBills().billLinesOn(reader, accountFor(reader, 'landedCost'))
  const latest = lines.slice(-200).reverse()
  const known = new Map(latest.map((line) => [line.billId, line]))
  const bills = [...known.values()].map(
    ({ billId: id, kind, number, date, supplierName: partner }) => ({
      ...{ id, number, date, partner, isCredit: kind === 'credit' },
      left: landedLeft(reader, id, lines),
    }),
  )
  return {
    bills: isAllowed(actor, 'bill:view') ? bills.filter(({ left }) => left > 0) : [],
    receipts: reader.sql
      .exec<LandedChoices['receipts'][number]>(
        `select id, number, date, partner, coalesce((
           select group_concat(item.name, ', ') from stock_document_lines as line
           join stock_items as item on item.id = line.item_id
           where line.document_id = stock_documents.id and line.position < 3), '') as items
         from stock_documents where id in (
           select id from stock_documents where kind = 'receipt' order by date desc, id desc limit 40
         ) or (id = ? and kind = 'receipt') order by id = ? desc, date desc, id desc`,
        ...[receiptId, receiptId],
      )
      .toArray(),
  }
}
