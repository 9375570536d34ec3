import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, optionalText, requiredText, Version, wholeNumber } from '../core/fields.ts'

/** The place of goods that are on their way from one warehouse to another. */
export const transitId = '00000000000000000000000000'

export const WarehouseInput = z.object({
  name: requiredText(60),
  /** A short word for lists and labels. */
  code: optionalText(12),
  address: optionalText(300),
})
export type WarehouseInput = z.infer<typeof WarehouseInput>

export const Warehouse = WarehouseInput.extend({
  id: Id,
  /** Where documents go that name none. */
  isUsual: z.boolean(),
  isArchived: z.boolean(),
  version: Version,
})
export type Warehouse = z.infer<typeof Warehouse>

/** What happens in stock when an invoice with items kept in stock is finalised. */
export const InvoiceDelivers = z.enum(['atOnce', 'open', 'never'])

export const StockSettings = z.object({
  /** Whether more may go out than is there. */
  allowsNegative: z.boolean(),
  /** `atOnce` delivers what is on hand and leaves open what is not. */
  invoiceDelivers: InvoiceDelivers,
  /** Whether somebody who sells more than is on hand is asked first. */
  asksBeyondStock: z.boolean().default(true),
  /** What may arrive or go out above an order without a second thought, in per cent of what was ordered. */
  surplusPercent: wholeNumber({ minimum: 0, maximum: 100 }),
})
export type StockSettings = z.infer<typeof StockSettings>

const tags = ['Stock']
const path = '/firms/{firmId}/warehouses' as const
const one = z.object({ firmId: Id, warehouseId: Id })

export const warehousesContract = {
  /** The usual one first; archived ones last. */
  list: endpoint
    .meta({ needs: 'stock:view' })
    .route({ method: 'GET', path, tags })
    .input(z.object({ firmId: Id }))
    .output(z.object({ rows: z.array(Warehouse), settings: StockSettings })),
  create: endpoint
    .meta({ needs: 'stock:adjust' })
    .route({ method: 'POST', path, tags, successStatus: 201 })
    .input(WarehouseInput.extend({ firmId: Id }))
    .output(Warehouse),
  update: endpoint
    .meta({ needs: 'stock:adjust' })
    .route({ method: 'PUT', path: `${path}/{warehouseId}`, tags })
    .input(WarehouseInput.extend(one.shape).extend({ version: Version }))
    .output(Warehouse),
  makeUsual: endpoint
    .meta({ needs: 'stock:adjust' })
    .route({ method: 'POST', path: `${path}/{warehouseId}/make-usual`, tags })
    .input(one)
    .output(Warehouse),
  /** Only an empty one that is not the usual one. */
  archive: endpoint
    .meta({ needs: 'stock:adjust' })
    .route({ method: 'POST', path: `${path}/{warehouseId}/archive`, tags })
    .input(one)
    .output(Warehouse),
  restore: endpoint
    .meta({ needs: 'stock:adjust' })
    .route({ method: 'POST', path: `${path}/{warehouseId}/restore`, tags })
    .input(one)
    .output(Warehouse),
  saveSettings: endpoint
    .meta({ needs: 'stock:adjust' })
    .route({ method: 'PUT', path: '/firms/{firmId}/stock-settings', tags })
    .input(StockSettings.extend({ firmId: Id }))
    .output(StockSettings),
}
