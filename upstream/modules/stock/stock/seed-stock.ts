import { z } from 'zod'
import { ItemInput } from '#contract/catalogue/items.ts'
import { DateOnly } from '#contract/core/fields.ts'
import { transitId } from '#contract/stock/warehouses.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { createItem } from '../../catalogue/items/index.ts'
import { insertDocument } from './document-writer.ts'
import { unitsOf } from './quantity.ts'
import { type NewMove, recordMoves } from './record-moves.ts'
import { createWarehouse, usualWarehouse, warehouseNames } from './warehouses.ts'

/** Products to be made, numbered from one on; at most two thousand, as the moves below. */
export const SeedProducts = z.object({
  first: z.number().int().min(1),
  count: z.number().int().min(1).max(2_000),
})

export const SeedMoves = z.object({
  kind: z.enum(['receipt', 'delivery', 'transfer', 'adjustment']),
  date: DateOnly,
  /** Products after this one in the order they were made in, and how many lines each gets. */
  after: z.number().int().min(0),
  products: z.number().int().min(1).max(2_000),
  each: z.number().int().min(1).max(2_000),
})

const linesOfDocument = 50
const received = 20

/** Makes products in stock, half of them first in, first out, for measuring with. */
export function seedProducts(
  writer: Writer,
  context: FirmContext,
  { first, count }: z.infer<typeof SeedProducts>,
): void {
  for (let at = first; at < first + count; at++) {
    const number = String(at).padStart(6, '0')
    const input = ItemInput.parse({
      kind: 'stock',
      name: `${words[at % words.length]} ${number}`,
      sku: `P-${number}`,
      unit: 'pc',
      unitPrice: `${10 + (at % 90)}.5`,
      costMethod: at % 2 === 0 ? 'fifo' : 'average',
      reorderLevel: at % 50 === 0 ? '500' : '',
      reorderQuantity: at % 50 === 0 ? '20' : '',
    })
    createItem(writer, context, input)
  }
}

const words = ['Lamp', 'Chair', 'Table', 'Shelf', 'Carpet', 'Vase', 'Frame', 'Cushion', 'Stool']

/**
 * Moves products as documents of fifty lines would, each with its cost, sums and postings. It leaves
 * out what a person is shown of a document, and its history.
 * @throws AppError invalid where there is not enough
 */
export function seedMoves(
  writer: Writer,
  context: FirmContext,
  { kind, date, after, products, each }: z.infer<typeof SeedMoves>,
): { moves: number } {
  const [warehouseId, otherId] = twoWarehouses(writer, context)
  const ids = productsAfter(writer, after, products)
  const wanted = ids.flatMap((id) => Array.from({ length: each }, () => id))
  let moves = 0
  for (let at = 0; at < wanted.length; at += linesOfDocument) {
    const items = wanted.slice(at, at + linesOfDocument)
    const document = insertDocument(
      writer,
      context,
      { kind, date, warehouseId, state: 'done', partner: '', toWarehouseId: otherId },
      items.map((itemId) => ({ itemId, quantity: unitsOf('1'), done: unitsOf('1') })),
    )
    const written = items.flatMap((itemId, line) =>
      movesOf(kind, { itemId, line, warehouseId }, otherId),
    )
    const of = { documentId: document.id, kind, date, confirmsCosts: true }
    recordMoves(writer, context, of, written)
    moves += written.length
  }
  return { moves }
}

function movesOf(
  kind: z.infer<typeof SeedMoves>['kind'],
  base: Pick<NewMove, 'itemId' | 'line' | 'warehouseId'>,
  otherId: string,
): NewMove[] {
  const one = unitsOf('1')
  if (kind === 'receipt') {
    const given = 10_000 + base.line * 7
    return [{ ...base, quantity: one * received, given, counter: 'grni' }]
  }
  if (kind === 'delivery') return [{ ...base, quantity: 0 - one, counter: 'cogs' }]
  if (kind === 'adjustment') {
    return [{ ...base, quantity: 0 - one, counter: 'inventoryDifference' }]
  }
  return [
    { ...base, quantity: 0 - one },
    { ...base, quantity: one, warehouseId: otherId },
  ]
}

function twoWarehouses(writer: Writer, context: FirmContext): [string, string] {
  const usual = usualWarehouse(writer, context).id
  const other = [...warehouseNames(writer).keys()].find((id) => id !== usual && id !== transitId)
  const made = { name: 'Showroom', code: '', address: '' }
  return [usual, other ?? createWarehouse(writer, context, made).id]
}

function productsAfter({ sql }: Reader, after: number, count: number): string[] {
  return sql
    .exec<{ id: string }>(
      'select id from stock_items where row_number > ? order by row_number limit ?',
      after,
      count,
    )
    .toArray()
    .map(({ id }) => id)
}
