import { z } from 'zod'
import { CostCentreId } from '../books/cost-centres.ts'
import { endpoint } from '../core/endpoint.ts'
import { shownTo } from '../core/field-rights.ts'
import * as field from '../core/fields.ts'
import { listQuery, registerContract } from '../core/register.ts'
import { CustomFilter, customValues } from '../firm/custom-values.ts'
import { Barcode, Barcodes } from './barcodes.ts'
import { ItemTracking } from './item-tracking.ts'
import {
  ChangeVariants,
  ItemOption,
  ItemVariant,
  ItemVariants,
  MakeVariants,
} from './item-variants.ts'
import { ItemTranslations, ItemWordsInput, maxItemsToName, NamedItem } from './item-words.ts'
import { KitComponent, KitStock, maxKitComponents } from './kits.ts'

/**
 * A `product` is sold and not counted; of what is `stock`, every piece that comes and goes is. A `kit`
 * is made of others.
 */
export const ItemKind = z.enum(['product', 'stock', 'service', 'kit'])
export type ItemKind = z.infer<typeof ItemKind>

/** As many suppliers an item may name. */
export const maxItemSuppliers = 10

/** Who an item is bought from: the supplier's own number for it, and what it costs there. */
export const ItemSupplier = z.object({
  /** The name of a supplier of the firm. */
  supplierName: field.requiredText(160),
  supplierNumber: field.optionalText(60),
  /** Of a unit that the item is bought in, in the supplier's currency, without tax; empty where unknown. */
  unitPrice: z.union([z.literal(''), field.decimalText(6)]).default(''),
})
export type ItemSupplier = z.infer<typeof ItemSupplier>

/** As many packages an item may have. */
export const maxItemPackages = 10

/** Another unit that an item is bought, moved or sold in: a box of 24 pieces. */
export const ItemPackage = z.object({
  /** Another word than the item's own unit; each once. */
  unit: field.requiredText(20),
  /** How many of the item's own unit are in it. */
  size: field.decimalText(4).refine((text) => Number(text) !== 0, 'notPositive'),
  /** What the package itself carries; empty for none. */
  barcode: z.union([z.literal(''), Barcode]).default(''),
})
export type ItemPackage = z.infer<typeof ItemPackage>

const OptionalQuantity = z.union([z.literal(''), field.decimalText(4)]).default('')

export const ItemInput = z.object({
  kind: ItemKind.default('product'),
  /** Unique in the firm when given. */
  sku: field.optionalText(60),
  /** What its packages carry; each is of one item alone. */
  barcodes: Barcodes.default([]),
  name: field.requiredText(200),
  description: field.optionalText(2000),
  unit: field.requiredText(20),
  /** Other units, and how many of the item's own are in each. Stock is kept in the item's own. */
  packages: z.array(ItemPackage).max(maxItemPackages).default([]),
  /** The unit that it is usually bought in, one of its packages; empty for its own. */
  buyingUnit: field.optionalText(20),
  /** What one unit weighs, in kilograms; empty where it does not matter. */
  weight: OptionalQuantity,
  /** Price of one unit, without or with tax as `priceMode` says, in the firm's base currency. */
  unitPrice: field.decimalText(6),
  priceMode: z.enum(['net', 'gross']).default('net'),
  /** Empty when it is sent: the usual one of the category, else of the firm. */
  taxCode: field.optionalText(20),
  /** What it is sorted into; empty for nothing. */
  categoryId: z.union([z.literal(''), field.Id]).default(''),
  incomeAccount: field.optionalText(20),
  /** Of lines that sell it and name none; empty: that of the category. */
  costCentreId: CostCentreId,
  /** How stock is worth: the oldest units go out first, or all cost the moving average. */
  costMethod: z.enum(['average', 'fifo']).default('average'),
  /** Of stock: whether its batches or serial numbers are noted. */
  tracking: ItemTracking.default('none'),
  /** Of stock: below this it is to be bought again, and how much; empty for never. */
  reorderLevel: OptionalQuantity,
  reorderQuantity: OptionalQuantity,
  /** How much more than was ordered may be delivered, in per cent; empty: what the firm allows. */
  surplusPercent: z.union([z.literal(''), field.PercentText]).default(''),
  /** What its picture shows, for who cannot see it; its name where this is empty. */
  pictureAlt: field.optionalText(200),
  /** The first is who it is usually bought from. Kept as it was for who may not see costs. */
  suppliers: z.array(ItemSupplier).max(maxItemSuppliers).default([]),
  /** What a kit is made of; nothing of any other item. */
  components: z.array(KitComponent).max(maxKitComponents).default([]),
  kitStock: KitStock.default('assembled'),
  /** Of making one kit, in the base currency. Kept as it was for who may not see costs. */
  labourCost: z.union([z.literal(''), field.decimalText(6)]).default(''),
  custom: customValues('item'),
})
export type ItemInput = z.infer<typeof ItemInput>

export const Item = ItemInput.extend({
  id: field.Id,
  suppliers: shownTo('stock:cost', z.array(ItemSupplier)),
  labourCost: shownTo('stock:cost', z.string()),
  /** The trail of its category: `Drinks › Coffee`. */
  category: z.string(),
  /** Which of its files is shown of it; empty for none. */
  pictureId: z.string(),
  /** What it is a variant of; empty for what is none. */
  parentId: z.string(),
  parentName: z.string(),
  /** It has variants, and is itself neither sold nor kept. */
  isParent: z.boolean(),
  /** Of a parent all values of its options; of a variant its own. */
  options: z.array(ItemOption),
  /** A variant that costs what its parent costs. */
  followsPrice: z.boolean(),
  currency: field.CurrencyCode,
  isArchived: z.boolean(),
  version: field.Version,
  createdAt: field.Instant,
  updatedAt: field.Instant,
})
export type Item = z.infer<typeof Item>

export const ItemRow = Item.pick({
  id: true,
  kind: true,
  sku: true,
  barcodes: true,
  name: true,
  description: true,
  unit: true,
  unitPrice: true,
  priceMode: true,
  taxCode: true,
  categoryId: true,
  category: true,
  pictureId: true,
  pictureAlt: true,
  weight: true,
  parentId: true,
  isParent: true,
  options: true,
  currency: true,
  custom: true,
  isArchived: true,
  updatedAt: true,
}).extend({
  /** The code of what it is a variant of. */
  parentSku: z.string(),
  kitStock: KitStock,
  /** What a kit is made of, as files have it: `CUP-1 = 2; TEA = 0.25 + 3 %`. */
  bill: z.string(),
  /** Of a parent. */
  variants: z.array(ItemVariant),
})
export type ItemRow = z.infer<typeof ItemRow>

export const ItemListQuery = listQuery({
  tabs: ['active', 'archived'],
  sorts: ['name', 'sku', 'unitPrice', 'updatedAt'],
  filters: {
    custom: CustomFilter,
    kind: ItemInput.shape.kind.unwrap().optional(),
    taxCode: z.string().max(20).optional(),
    /** Items of the category and of all below it. */
    categoryId: field.Id.optional(),
    priceFrom: field.decimalText(6).optional(),
    priceTo: field.decimalText(6).optional(),
    /** `folded` leaves variants out, `single` what has variants: what can be sold is left. */
    variants: z.enum(['folded', 'single']).optional(),
  },
})
export type ItemListQuery = z.infer<typeof ItemListQuery>

const OneItem = z.object({ firmId: field.Id, itemId: field.Id })

const register = registerContract({
  path: 'items',
  tag: 'Items',
  view: 'item:view',
  edit: 'item:edit',
  one: OneItem,
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

export const itemsContract = {
  ...register,
  /** Has one of the item's files, a picture, shown of it; none takes the picture away. */
  setPicture: endpoint
    .meta({ needs: 'item:edit' })
    .route({ method: 'PUT', path: '/firms/{firmId}/items/{itemId}/picture', tags: ['Items'] })
    .input(z.object({ firmId: field.Id, itemId: field.Id, attachmentId: field.Id.nullable() }))
    .output(Item),
  /**
   * Keeps a picture with the item that its file is named after: by barcode, code or whole name, with a
   * number behind it where there are several, as `OAK-1.jpg` and `OAK-1 (2).jpg`.
   */
  addPicture: endpoint
    .meta({ needs: 'item:edit' })
    .route({
      method: 'POST',
      path: '/firms/{firmId}/item-pictures',
      tags: ['Items'],
      successStatus: 201,
      summary: 'Keeps a picture with the item that its file is named after.',
    })
    .input(z.object({ firmId: field.Id, file: z.file() }))
    .output(z.object({ itemId: field.Id, itemName: z.string() })),
  /** The options of an item and its variants, archived ones too. */
  variants: endpoint
    .meta({ needs: 'item:view' })
    .route({
      method: 'GET',
      path: '/firms/{firmId}/items/{itemId}/variants',
      tags: ['Items'],
      summary: 'Lists the options of an item, and its variants.',
    })
    .input(OneItem)
    .output(ItemVariants),
  makeVariants: endpoint
    .meta({ needs: 'item:edit' })
    .route({
      method: 'POST',
      path: '/firms/{firmId}/items/{itemId}/variants',
      tags: ['Items'],
      summary: 'Gives an item options, and makes variants of them in one step.',
    })
    .input(OneItem.extend(MakeVariants.shape))
    .output(ItemVariants),
  changeVariants: endpoint
    .meta({ needs: 'item:edit' })
    .route({
      method: 'PUT',
      path: '/firms/{firmId}/items/{itemId}/variants',
      tags: ['Items'],
      summary: 'Renames options and values, and changes codes and prices of variants.',
    })
    .input(OneItem.extend(ChangeVariants.shape))
    .output(ItemVariants),
  /** What an item is called in other languages than the firm's. */
  words: endpoint
    .meta({ needs: 'item:view' })
    .route({
      method: 'GET',
      path: '/firms/{firmId}/items/{itemId}/words',
      tags: ['Items'],
      summary: 'Reads the name and description of an item in every language.',
    })
    .input(OneItem)
    .output(ItemTranslations),
  updateWords: endpoint
    .meta({ needs: 'item:edit' })
    .route({
      method: 'PUT',
      path: '/firms/{firmId}/items/{itemId}/words',
      tags: ['Items'],
      summary: 'Writes the name and description of an item in other languages.',
    })
    .input(OneItem.extend(ItemWordsInput.shape))
    .output(ItemTranslations),
  /** Items that are gone are left out. */
  names: endpoint
    .meta({ needs: 'item:view' })
    .route({
      method: 'GET',
      path: '/firms/{firmId}/item-names',
      tags: ['Items'],
      summary: 'Reads what some items are called in a language.',
    })
    .input(
      z.object({
        firmId: field.Id,
        language: field.Language,
        itemIds: z.array(field.Id).min(1).max(maxItemsToName),
      }),
    )
    .output(z.object({ rows: z.array(NamedItem) })),
}
