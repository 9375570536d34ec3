import { divideRound } from '#contract/core/decimal.ts'
import type { Reader } from '../../../firm/store.ts'
import { selfAndBelow } from '../item-categories/views.ts'

/** Whether there is any item, archived or not. */
export function hasItems({ sql }: Reader): boolean {
  return sql.exec('select 1 from items limit 1').toArray().length > 0
}

/** Number and name of some items by their ids; those that are gone are left out. */
export function namesOfItems({ sql }: Reader, itemIds: readonly string[]): Map<string, string> {
  const rows = sql.exec<{ id: string; sku: string; name: string }>(
    'select id, sku, name from items where id in (select value from json_each(?))',
    JSON.stringify([...new Set(itemIds)]),
  )
  return new Map(rows.toArray().map(({ id, sku, name }) => [id, `${sku} ${name}`.trim()]))
}

/** Names of some items by their ids, without their numbers. */
export function titlesOfItems({ sql }: Reader, itemIds: readonly string[]): Map<string, string> {
  const rows = sql.exec<{ id: string; name: string }>(
    'select id, name from items where id in (select value from json_each(?))',
    JSON.stringify([...new Set(itemIds)]),
  )
  return new Map(rows.toArray().map(({ id, name }) => [id, name]))
}

/** Which of some items are services. */
export function servicesAmong({ sql }: Reader, itemIds: readonly string[]): Set<string> {
  const rows = sql.exec<{ id: string }>(
    `select id from items where kind = 'service' and id in (select value from json_each(?))`,
    JSON.stringify([...new Set(itemIds)]),
  )
  return new Set(rows.toArray().map(({ id }) => id))
}

/** The categories of some items by their ids; items that are in none are left out. */
export function categoriesOfItems(
  { sql }: Reader,
  itemIds: readonly string[],
): Map<string, string> {
  const rows = sql.exec<{ id: string; categoryId: string }>(
    `select id, category_id as categoryId from items
     where category_id <> '' and id in (select value from json_each(?))`,
    JSON.stringify([...new Set(itemIds)]),
  )
  return new Map(rows.toArray().map(({ id, categoryId }) => [id, categoryId]))
}

/** The barcodes of some items by their ids; items without one are left out. */
export function barcodesOfItems(
  { sql }: Reader,
  itemIds: readonly string[],
): Map<string, string[]> {
  const rows = sql.exec<{ id: string; barcodes: string }>(
    `select id, barcodes from items
     where barcodes <> '[]' and id in (select value from json_each(?))`,
    JSON.stringify([...new Set(itemIds)]),
  )
  return new Map(rows.toArray().map(({ id, barcodes }) => [id, JSON.parse(barcodes)]))
}

/** What some items are variants of, by their ids; items that are none are left out. */
export function parentsOfItems({ sql }: Reader, itemIds: readonly string[]): Map<string, string> {
  const rows = sql.exec<{ id: string; parentId: string }>(
    `select id, parent_id as parentId from items
     where parent_id <> '' and id in (select value from json_each(?))`,
    JSON.stringify([...new Set(itemIds)]),
  )
  return new Map(rows.toArray().map(({ id, parentId }) => [id, parentId]))
}

/**
 * The items whose prices may be changed together, by name: of a category and all below it, or all. Variants that cost what their
 * parent costs follow it.
 */
export function itemsToReprice(
  { sql }: Reader,
  categoryId: string,
): { itemId: string; name: string; sku: string; unitPrice: string }[] {
  const isMeant = categoryId === '' ? '' : `and category_id in (${selfAndBelow})`
  return sql
    .exec<{ itemId: string; name: string; sku: string; unitPrice: string }>(
      `select id as itemId, name, sku, unit_price as unitPrice from items
       where is_archived = 0 and follows_price = 0 ${isMeant} order by name collate nocase, id`,
      ...(categoryId === '' ? [] : [categoryId]),
    )
    .toArray()
}

/** The unit of the one item in use with a name; empty for none or several. */
export function unitOfItem({ sql }: Reader, name: string): string {
  const query = 'select unit from items where name = ? and is_archived = 0 limit 2'
  const [first, second] = sql.exec<{ unit: string }>(query, name).toArray()
  return first && !second ? first.unit : ''
}

/** The unit that an item is kept in; empty for one that is gone. */
export function unitOfItemById({ sql }: Reader, itemId: string): string {
  const [row] = sql.exec<{ unit: string }>('select unit from items where id = ?', itemId).toArray()
  return row?.unit ?? ''
}

/** Name of some items, and what a unit of each weighs in kilograms; empty where nobody has said so. */
export function weightsOfItems(
  { sql }: Reader,
  itemIds: readonly string[],
): Map<string, { name: string; weight: string }> {
  const rows = sql.exec<{ id: string; name: string; weight: string }>(
    'select id, name, weight from items where id in (select value from json_each(?))',
    JSON.stringify([...new Set(itemIds)]),
  )
  return new Map(rows.toArray().map(({ id, ...item }) => [id, item]))
}

/** An item as a price list outside of the product shows it. */
export type ShownItem = {
  id: string
  name: string
  description: string
  unit: string
  unitPrice: string
  priceMode: 'net' | 'gross'
  taxCode: string
  pictureId: string
  pictureAlt: string
}

const shownColumns = `id, name, description, unit, unit_price as unitPrice, price_mode as priceMode,
  tax_code as taxCode, picture_id as pictureId, picture_alt as pictureAlt`

/** Some items by their ids that are not archived and have a price of their own, in no order. */
export function itemsToShow({ sql }: Reader, itemIds: readonly string[]): ShownItem[] {
  return sql
    .exec<ShownItem>(
      `select ${shownColumns} from items where is_archived = 0 and is_parent = 0
       and id in (select value from json_each(?))`,
      JSON.stringify([...new Set(itemIds)]),
    )
    .toArray()
}

/** As `itemsToShow`, those of a category and of all below it, by name. */
export function itemsOfCategory({ sql }: Reader, categoryId: string): ShownItem[] {
  return sql
    .exec<ShownItem>(
      `select ${shownColumns} from items where is_archived = 0 and is_parent = 0
       and category_id in (${selfAndBelow}) order by name collate nocase, id`,
      categoryId,
    )
    .toArray()
}

/** The ids of the first goods by name. */
export function firstGoods({ sql }: Reader, count: number): string[] {
  return sql
    .exec<{ id: string }>(
      `select id from items where is_archived = 0 and is_parent = 0 and kind in ('product', 'stock')
       order by name collate nocase limit ?`,
      count,
    )
    .toArray()
    .map(({ id }) => id)
}

/** What some items are described by, by their ids; those without a description are left out. */
export function descriptionsOfItems(
  { sql }: Reader,
  itemIds: readonly string[],
): Map<string, string> {
  const rows = sql.exec<{ id: string; description: string }>(
    `select id, description from items
     where description <> '' and id in (select value from json_each(?))`,
    JSON.stringify([...new Set(itemIds)]),
  )
  return new Map(rows.toArray().map(({ id, description }) => [id, description]))
}

/** What some variants differ by, by their ids: `Blue, L`. Items that are no variants are left out. */
export function variantValuesOf({ sql }: Reader, itemIds: readonly string[]): Map<string, string> {
  const rows = sql.exec<{ id: string; words: string }>(
    `select id, group_concat(value, ', ') as words from (
       select i.item_id as id, v.value from item_variant_values i
       join item_options o on o.id = i.option_id join item_option_values v on v.id = i.value_id
       where i.item_id in (select value from json_each(?)) order by i.item_id, o.position)
     group by id`,
    JSON.stringify([...new Set(itemIds)]),
  )
  return new Map(rows.toArray().map(({ id, words }) => [id, words]))
}

/** So many of what is made take so much of a component, of which one takes `each`; all ten-thousandths. */
export function takenBy(units: number, each: number): number {
  return Number(divideRound(BigInt(units) * BigInt(each), 10_000n))
}
