import { AppError } from '#contract/core/errors.ts'
import { type StockDocument, StockDocumentInput } from '#contract/stock/stock.ts'
import type { CountPostInput, StockCount } from '#contract/stock/stock-counts.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { createStockDocument, quantityText, stockItems } from '../stock/index.ts'
import { placeQuantityOn } from '../stock/views.ts'
import { logged, requireState } from './counting.ts'
import type { StoredCount } from './reader.ts'

type Difference = { itemId: string; quantity: number }

/**
 * Adjusts the stock by what differs, on the day of the count: inventory against the account of
 * inventory differences. Where nothing differs, nothing is posted.
 * @throws AppError not_found; invalid `notEnoughStock`; locked; conflict `costsChange`, `countNotOpen`
 */
export function postCount(
  writer: Writer,
  context: FirmContext,
  id: string,
  { uncounted, confirmsCosts }: CountPostInput,
): StockCount {
  const count = requireState(writer, id, 'review')
  if (uncounted === 'none') takeAsNone(writer, count)
  const differences = differencesOf(writer, id)
  const document =
    differences.length === 0
      ? undefined
      : adjust(writer, context, count, differences, confirmsCosts)
  writer.sql.exec(
    `update stock_counts set state = 'posted', document_id = ?, document_number = ? where id = ?`,
    ...[document?.id ?? '', document?.number ?? '', id],
  )
  return logged(writer, context, id, 'post')
}

function adjust(
  writer: Writer,
  context: FirmContext,
  { id, number, date, warehouseId }: StoredCount,
  differences: readonly Difference[],
  confirmsCosts: boolean,
): StockDocument {
  const head = { kind: 'adjustment' as const, reason: 'count' as const, date, warehouseId }
  const lines = differences.map(({ itemId, quantity }) => ({
    item: itemId,
    quantity: quantityText(quantity),
    unit: '',
    unitCost: '' as const,
  }))
  // As many lines as were counted, which a person who types does not have.
  const base = StockDocumentInput.omit({ lines: true }).parse({ ...head, confirmsCosts })
  const source = { kind: 'stockCount', id, number }
  try {
    return createStockDocument(writer, context, { ...base, lines }, source)
  } catch (error) {
    throw named(writer, error, differences)
  }
}

/** What was not enough is said of the item, since the count has no field for it. */
function named(reader: Reader, error: unknown, differences: readonly Difference[]): unknown {
  if (!(error instanceof AppError)) return error
  const [path, problem] = Object.entries(error.fields)[0] ?? []
  const at = /^lines\.(\d+)\./.exec(path ?? '')?.[1]
  const itemId = differences[Number(at)]?.itemId
  if (problem?.key !== 'notEnoughStock' || itemId === undefined) return error
  const name = stockItems(reader, [itemId]).get(itemId)?.name ?? ''
  const fields = { uncounted: { key: 'countTooLow', params: { ...problem.params, name } } }
  return new AppError('invalid', `Not enough of ${name}`, { fields })
}

function differencesOf({ sql }: Reader, countId: string): Difference[] {
  return sql
    .exec<Difference>(
      `select item_id as itemId, counted - expected as quantity from stock_count_lines
       where count_id = ? and counted <> expected order by position`,
      countId,
    )
    .toArray()
}

/** What nobody found is not there. */
function takeAsNone(writer: Writer, { id, warehouseId, date }: StoredCount): void {
  const missed = writer.sql
    .exec<{ itemId: string }>(
      'select item_id as itemId from stock_count_lines where count_id = ? and counted is null',
      id,
    )
    .toArray()
  for (const { itemId } of missed) {
    writer.sql.exec(
      'update stock_count_lines set counted = 0, expected = ? where count_id = ? and item_id = ?',
      ...[placeQuantityOn(writer, itemId, warehouseId, date), id, itemId],
    )
  }
}
