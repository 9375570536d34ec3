import { z } from 'zod'
import { decimalText, Id, PercentText, requiredText } from '../core/fields.ts'

/** As many components a kit may have. */
export const maxKitComponents = 50

/** What one kit is made of. */
export const KitComponent = z.object({
  /** Code, barcode, id or whole name of an item that is kept in stock, or of another kit. */
  item: requiredText(200),
  /** Of the component's own unit, in one kit. */
  quantity: decimalText(4).refine((text) => Number(text) !== 0, 'notPositive'),
  /** Per cent that is lost on top of it whenever a kit is made; empty for nothing. */
  scrap: z.union([z.literal(''), PercentText]).default(''),
})
export type KitComponent = z.infer<typeof KitComponent>

/** Whether a kit lies on the shelf assembled, or its components are taken when it is delivered. */
export const KitStock = z.enum(['assembled', 'components'])
export type KitStock = z.infer<typeof KitStock>

/** What a kit is made of, and how many can be made of what is available now. */
export const KitParts = z.object({
  stock: KitStock,
  canMake: z.string(),
  components: z.array(
    z.object({
      itemId: Id,
      sku: z.string(),
      name: z.string(),
      unit: z.string(),
      /** Of one kit, and with what is lost. */
      net: z.string(),
      gross: z.string(),
      available: z.string(),
    }),
  ),
})
export type KitParts = z.infer<typeof KitParts>
