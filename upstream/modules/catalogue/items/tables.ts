import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { ItemInput } from '#contract/catalogue/items.ts'
import { languages } from '#contract/core/fields.ts'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

export const itemsTable = sqliteTable(
  'items',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    kind: text('kind', { enum: ['product', 'stock', 'service', 'kit'] }).notNull(),
    sku: text('sku').notNull(),
    barcodes: text('barcodes', { mode: 'json' }).$type<string[]>().notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    unit: text('unit').notNull(),
    buyingUnit: text('buying_unit').notNull().default(''),
    unitPrice: text('unit_price').notNull(),
    priceMode: text('price_mode', { enum: ['net', 'gross'] }).notNull(),
    taxCode: text('tax_code').notNull(),
    incomeAccount: text('income_account').notNull(),
    costCentreId: text('cost_centre_id').notNull(),
    categoryId: text('category_id').notNull(),
    pictureId: text('picture_id').notNull().default(''),
    pictureAlt: text('picture_alt').notNull(),
    costMethod: text('cost_method', { enum: ['average', 'fifo'] }).notNull(),
    tracking: text('tracking', { enum: ['none', 'batches', 'serials'] })
      .notNull()
      .default('none'),
    reorderLevel: text('reorder_level').notNull(),
    reorderQuantity: text('reorder_quantity').notNull(),
    surplusPercent: text('surplus_percent').notNull().default(''),
    kitStock: text('kit_stock', { enum: ['assembled', 'components'] })
      .notNull()
      .default('assembled'),
    labourCost: text('labour_cost').notNull().default(''),
    weight: text('weight').notNull().default(''),
    parentId: text('parent_id').notNull().default(''),
    isParent: integer('is_parent', { mode: 'boolean' }).notNull().default(false),
    followsPrice: integer('follows_price', { mode: 'boolean' }).notNull().default(false),
    custom: text('custom', { mode: 'json' }).$type<ItemInput['custom']>().notNull().default({}),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('items_by_name').on(table.isArchived, sql`name collate nocase`, table.id),
    index('items_by_sku_order').on(table.isArchived, table.sku, table.id),
    index('items_by_kind').on(table.isArchived, table.kind, sql`name collate nocase`, table.id),
    index('items_by_price').on(table.isArchived, sql`cast(unit_price as real)`, table.id),
    index('items_by_change').on(table.isArchived, table.updatedAt, table.id),
    index('items_by_category').on(table.categoryId),
    index('items_by_parent').on(table.parentId).where(sql`parent_id <> ''`),
    uniqueIndex('items_by_sku').on(table.sku).where(sql`sku <> ''`),
  ],
)

/** The barcodes of items and of their packages once more, so that a scanned one is found at once. */
export const itemBarcodesTable = sqliteTable(
  'item_barcodes',
  {
    code: text('code').primaryKey(),
    itemId: text('item_id').notNull(),
    /** The package that carries it; empty for the item itself. */
    unit: text('unit').notNull().default(''),
  },
  (table) => [index('item_barcodes_of_item').on(table.itemId)],
)

/** Other units of items: a box of 24 pieces. */
export const itemPackagesTable = sqliteTable(
  'item_packages',
  {
    itemId: text('item_id').notNull(),
    position: integer('position').notNull(),
    unit: text('unit').notNull(),
    /** How many of the item's own unit are in it, decimal text. */
    size: text('size').notNull(),
    barcode: text('barcode').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.position] })],
)

/** What kits are made of. */
export const itemComponentsTable = sqliteTable(
  'item_components',
  {
    itemId: text('item_id').notNull(),
    position: integer('position').notNull(),
    componentId: text('component_id').notNull(),
    /** Of the component's own unit in one kit, decimal text. */
    quantity: text('quantity').notNull(),
    /** Per cent that is lost on top of it; empty for nothing. */
    scrap: text('scrap').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.position] }),
    index('item_components_by_component').on(table.componentId),
  ],
)

/** Who items are bought from, the usual one first. */
export const itemSuppliersTable = sqliteTable(
  'item_suppliers',
  {
    itemId: text('item_id').notNull(),
    position: integer('position').notNull(),
    supplierId: text('supplier_id').notNull(),
    /** The supplier's own number for the item. */
    number: text('number').notNull(),
    unitPrice: text('unit_price').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.position] }),
    index('item_suppliers_by_supplier').on(table.supplierId),
  ],
)

/** What the variants of items differ in. */
export const itemOptionsTable = sqliteTable(
  'item_options',
  {
    id: text('id').primaryKey(),
    itemId: text('item_id').notNull(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
  },
  (table) => [index('item_options_of_item').on(table.itemId, table.position)],
)

export const itemOptionValuesTable = sqliteTable(
  'item_option_values',
  {
    id: text('id').primaryKey(),
    optionId: text('option_id').notNull(),
    position: integer('position').notNull(),
    value: text('value').notNull(),
  },
  (table) => [index('item_option_values_of_option').on(table.optionId, table.position)],
)

/** Which values a variant has, one of each option. */
export const itemVariantValuesTable = sqliteTable(
  'item_variant_values',
  {
    itemId: text('item_id').notNull(),
    optionId: text('option_id').notNull(),
    valueId: text('value_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.optionId] })],
)

/** What items are called in other languages than the firm's own. */
export const itemWordsTable = sqliteTable(
  'item_words',
  {
    itemId: text('item_id').notNull(),
    language: text('language', { enum: languages }).notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** The item's own name and description when this was written, to tell when they have changed. */
    ofName: text('of_name').notNull(),
    ofDescription: text('of_description').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.language] })],
)

export const itemSearch = fullText('item_search', ['name', 'sku', 'description'])
