import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  CurrencyCode,
  decimalText,
  Id,
  Instant,
  optionalText,
  requiredText,
  Version,
} from './fields.ts'
import { PageQuery, pageOf } from './page.ts'

export const ItemInput = z.object({
  kind: z.enum(['product', 'service']).default('product'),
  /** Unique in the firm when given. */
  sku: optionalText(60),
  name: requiredText(200),
  description: optionalText(2000),
  unit: requiredText(20),
  /** Price of one unit, without or with tax as `priceMode` says, in the firm's base currency. */
  unitPrice: decimalText(6),
  priceMode: z.enum(['net', 'gross']).default('net'),
  taxCode: requiredText(20),
  incomeAccount: optionalText(20),
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
})
export type ItemRow = z.infer<typeof ItemRow>

const one = z.object({ firmId: Id, itemId: Id })

export const itemsContract = {
  list: endpoint
    .meta({ needs: 'item:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/items', tags: ['Items'] })
    .input(PageQuery.extend({ firmId: Id, show: z.enum(['active', 'archived']).default('active') }))
    .output(pageOf(ItemRow)),
  create: endpoint
    .meta({ needs: 'item:edit' })
    .route({ method: 'POST', path: '/firms/{firmId}/items', tags: ['Items'], successStatus: 201 })
    .input(ItemInput.extend({ firmId: Id }))
    .output(Item),
  get: endpoint
    .meta({ needs: 'item:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/items/{itemId}', tags: ['Items'] })
    .input(one)
    .output(Item),
  update: endpoint
    .meta({ needs: 'item:edit' })
    .route({ method: 'PUT', path: '/firms/{firmId}/items/{itemId}', tags: ['Items'] })
    .input(ItemInput.extend({ firmId: Id, itemId: Id, version: Version }))
    .output(Item),
  archive: endpoint
    .meta({ needs: 'item:edit' })
    .route({ method: 'POST', path: '/firms/{firmId}/items/{itemId}/archive', tags: ['Items'] })
    .input(one)
    .output(Item),
  restore: endpoint
    .meta({ needs: 'item:edit' })
    .route({ method: 'POST', path: '/firms/{firmId}/items/{itemId}/restore', tags: ['Items'] })
    .input(one)
    .output(Item),
}
