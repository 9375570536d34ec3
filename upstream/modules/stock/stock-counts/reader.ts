import { eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { Minor } from '#contract/core/money.ts'
import { isAllowed } from '#contract/core/roles.ts'
import {
  type CountAction,
  type CountEntry,
  type CountLinesShown,
  countPageSize,
  type StockCount,
  type StockCountLine,
} from '#contract/stock/stock-counts.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { quantityText, stockItems, usualCost, warehouseNames } from '../stock/index.ts'
import { placeQuantityOn } from '../stock/views.ts'
import { stockCountsTable } from './tables.ts'

export type StoredCount = typeof stockCountsTable.$inferSelect
export type StoredLine = {
  itemId: string
  bin: string
  counted: number | null
  expected: number | null
}

/** @throws AppError not_found */
export function getStoredCount({ db }: Reader, id: string): StoredCount {
  const row = db.select().from(stockCountsTable).where(eq(stockCountsTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such count')
  return row
}

/** How many items a count has, how many are counted and how many of these differ. */
export function progressOf({ sql }: Reader, countId: string) {
  return sql
    .exec<{ items: number; counted: number; differing: number }>(
      `select count(*) as items, count(counted) as counted,
         coalesce(sum(counted <> expected), 0) as differing
       from stock_count_lines where count_id = ?`,
      countId,
    )
    .one()
}

/** Of a blind count that is still counted nobody learns what the books expect. */
export function isHidden({ state, isBlind }: StoredCount): boolean {
  return state === 'counting' && isBlind
}

/** A count as the person who asks may see it. @throws AppError not_found */
export function shownCount(reader: Reader, context: FirmContext, id: string): StockCount {
  const count = getStoredCount(reader, id)
  const { documentId, documentNumber, number, state, date, warehouseId, scope } = count
  const { items, counted, differing } = progressOf(reader, id)
  const isSecret = isHidden(count)
  // What was posted is told by the adjustment.
  const worth = isSecret || state !== 'review' ? noWorth : worthOf(reader, id)
  return {
    id,
    number,
    state,
    date,
    warehouseId,
    warehouse: warehouseNames(reader).get(warehouseId) ?? '',
    scope,
    items,
    counted,
    isBlind: count.isBlind,
    note: count.note,
    createdAt: count.createdAt,
    createdByName: count.createdByName,
    differing: isSecret ? null : differing,
    ...worth,
    document: documentId === '' ? null : { id: documentId, number: documentNumber },
    entries: state === 'counting' ? lastEntries(reader, context, id) : [],
    actions: actionsOf(context, count),
  }
}

/** A page of a count's lines, and how many there are. @throws AppError not_found */
export function listLines(
  reader: Reader,
  countId: string,
  { show, page }: { show: CountLinesShown; page: number },
): { rows: StockCountLine[]; total: number } {
  const count = getStoredCount(reader, countId)
  // What differs is not to be learned from the choice of the lines either.
  const which = { toCount: 'and counted is null', differing: 'and counted <> expected', all: '' }[
    show === 'differing' && isHidden(count) ? 'all' : show
  ]
  const { total } = reader.sql
    .exec<{ total: number }>(
      `select count(*) as total from stock_count_lines where count_id = ? ${which}`,
      countId,
    )
    .one()
  const rows = reader.sql
    .exec<StoredLine>(
      `select item_id as itemId, bin, counted, expected from stock_count_lines
       where count_id = ? ${which} order by position limit ? offset ?`,
      ...[countId, countPageSize, (page - 1) * countPageSize],
    )
    .toArray()
  return { rows: shownLines(reader, count, rows), total }
}

/** Lines with what the person who counts or reviews may know. */
export function shownLines(
  reader: Reader,
  count: StoredCount,
  lines: readonly StoredLine[],
): StockCountLine[] {
  const items = stockItems(
    reader,
    lines.map(({ itemId }) => itemId),
  )
  const isSecret = isHidden(count)
  return lines.map(({ itemId, bin, counted, expected }) => {
    const item = items.get(itemId)
    const { name: itemName = '', sku = '', unit = '' } = item ?? {}
    const base = { itemId, itemName, sku, unit, bin }
    if (counted === null || expected === null || isSecret) {
      const hidden = { expected: null, difference: null, movedSince: null, value: null }
      return { ...base, counted: counted === null ? null : quantityText(counted), ...hidden }
    }
    const now = placeQuantityOn(reader, itemId, count.warehouseId, count.date)
    const isReviewed = count.state === 'review'
    return {
      ...base,
      counted: quantityText(counted),
      expected: quantityText(expected),
      difference: quantityText(counted - expected),
      movedSince: isReviewed ? quantityText(now - expected) : null,
      value: item && isReviewed ? usualCost(item, counted - expected) : null,
    }
  })
}

const noWorth = { lost: null, found: null }

/** What is missing and what is over, at what a unit costs now. */
function worthOf(reader: Reader, countId: string): { lost: Minor; found: Minor } {
  const lines = reader.sql
    .exec<{ itemId: string; difference: number }>(
      `select item_id as itemId, counted - expected as difference from stock_count_lines
       where count_id = ? and counted <> expected`,
      countId,
    )
    .toArray()
  const items = stockItems(
    reader,
    lines.map(({ itemId }) => itemId),
  )
  const worth = { lost: 0, found: 0 }
  for (const { itemId, difference } of lines) {
    const item = items.get(itemId)
    const value = item ? usualCost(item, difference) : 0
    if (difference < 0) worth.lost -= value
    else worth.found += value
  }
  return worth
}

function lastEntries(reader: Reader, { actor }: FirmContext, countId: string): CountEntry[] {
  const entries = reader.sql
    .exec<{ id: string; itemId: string; quantity: number; at: string }>(
      `select id, item_id as itemId, quantity, created_at as at from stock_count_entries
       where count_id = ? and created_by = ? order by id desc limit 10`,
      ...[countId, actor.userId],
    )
    .toArray()
  const items = stockItems(
    reader,
    entries.map(({ itemId }) => itemId),
  )
  return entries.map(({ quantity, itemId, ...entry }) => {
    const { name: itemName = '', sku = '', unit = '' } = items.get(itemId) ?? {}
    return { ...entry, itemId, itemName, sku, unit, quantity: quantityText(quantity) }
  })
}

function actionsOf({ actor }: FirmContext, { state }: StoredCount): CountAction[] {
  const mayCount = isAllowed(actor, 'stock:edit')
  const mayAdjust = isAllowed(actor, 'stock:adjust')
  const actions: CountAction[] = []
  if (state === 'counting' && mayCount) actions.push('enter', 'finish')
  if (state === 'review' && mayAdjust) actions.push('recount', 'post')
  if ((state === 'counting' || state === 'review') && mayAdjust) actions.push('cancel')
  return actions
}
