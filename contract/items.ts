import { z } from 'zod'
import { Barcodes } from './barcodes.ts'
import {
  CurrencyCode,
  decimalText,
  Id,
  Instant,
  optionalText,
  requiredText,
  Version,
} from './fields.ts'
import { listQuery, registerContract } from './register.ts'

/** A `product` is sold and not counted; of what is `stock`, every piece that comes and goes is. */
export const ItemKind = z.enum(['product', 'stock', 'service'])
export type ItemKind = z.infer<typeof ItemKind>

const OptionalQuantity = z.union([z.literal(''), decimalText(4)]).default('')

export const ItemInput = z.object({
  kind: ItemKind.default('product'),
  /** Unique in the firm when given. */
  sku: optionalText(60),
  /** What its packages carry; each is of one item alone. */
  barcodes: Barcodes.default([]),
  name: requiredText(200),
  description: optionalText(2000),
  unit: requiredText(20),
  /** Price of one unit, without or with tax as `priceMode` says, in the firm's base currency. */
  unitPrice: decimalText(6),
  priceMode: z.enum(['net', 'gross']).default('net'),
  taxCode: requiredText(20),
  incomeAccount: optionalText(20),
  /** How stock is worth: the oldest units go out first, or all cost the moving average. */
  costMethod: z.enum(['average', 'fifo']).default('average'),
  /** Of stock: below this it is to be bought again, and how much; empty for never. */
  reorderLevel: OptionalQuantity,
  reorderQuantity: OptionalQuantity,
})
export type ItemInput = z.infer<typeof ItemInput>

export const Item = ItemInput.extend({
  id: Id,
  currency: CurrencyCode,
  isArchived: z.boolean(),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
})
export type Item = z.infer<typeof Item>

export const ItemRow = Item.pick({
  id: true,
  kind: true,
  sku: true,
  name: true,
  description: true,
  unit: true,
  unitPrice: true,
  priceMode: true,
  taxCode: true,
  currency: true,
  isArchived: true,
  updatedAt: true,
})
export type ItemRow = z.infer<typeof ItemRow>

export const ItemListQuery = listQuery({
  tabs: ['active', 'archived'],
  sorts: ['name', 'sku', 'unitPrice', 'updatedAt'],
  filters: {
    kind: ItemInput.shape.kind.unwrap().optional(),
    taxCode: z.string().max(20).optional(),
    priceFrom: decimalText(6).optional(),
    priceTo: decimalText(6).optional(),
  },
})
export type ItemListQuery = z.infer<typeof ItemListQuery>

export const itemsContract = registerContract({
  path: 'items',
  tag: 'Items',
  view: 'item:view',
  edit: 'item:edit',
  one: z.object({ firmId: Id, itemId: Id }),
  onePath: '{itemId}',
  input: ItemInput,
  query: ItemListQuery,
  row: ItemRow,
  record: Item,
  bulk: ['archive', 'restore'],
  summaries: {
    list: 'Lists the products and services that are sold, with prices and tax codes.',
    get: 'Reads a product or service.',
    create: 'Adds a product or service.',
  },
})
