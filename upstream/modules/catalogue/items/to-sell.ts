import { writingsOf } from '#contract/catalogue/barcodes.ts'
import type { ItemKind } from '#contract/catalogue/items.ts'
import { searchTerms } from '../../../firm/search-terms.ts'
import type { Reader } from '../../../firm/store.ts'
import { trailStep } from '../../../register/tree.ts'
import { selfAndBelow, trailsOfCategories } from '../item-categories/views.ts'
import { variantsOf } from './variants/reader.ts'

/** What a till needs to know of an item. */
export type ItemToSell = {
  id: string
  sku: string
  name: string
  kind: ItemKind
  unit: string
  barcodes: string[]
  unitPrice: string
  priceMode: 'net' | 'gross'
  taxCode: string
  categoryId: string
  pictureId: string
  pictureAlt: string
  /** What it is a variant of; empty for what is none. */
  parentId: string
  /** It has variants, of which one is to be chosen. */
  isParent: boolean
}

type Row = Omit<ItemToSell, 'barcodes' | 'isParent'> & { barcodes: string; isParent: number }

const selected = `select id, sku, name, kind, unit, barcodes, unit_price as unitPrice,
  price_mode as priceMode, tax_code as taxCode,
  category_id as categoryId, picture_id as pictureId, picture_alt as pictureAlt,
  parent_id as parentId, is_parent as isParent from items`

/** Items that are not archived, by id. */
export function itemsToSell({ sql }: Reader, ids: readonly string[]): Map<string, ItemToSell> {
  const rows = sql.exec<Row>(
    `${selected} where is_archived = 0 and id in (select value from json_each(?))`,
    JSON.stringify([...new Set(ids)]),
  )
  return new Map(rows.toArray().map((row) => [row.id, toItem(row)]))
}

/**
 * Items that are not archived, by name; with a text those whose words begin with it. Variants stand
 * behind their parent, which goes before them: alone those whose parent is not found.
 */
export function findItemsToSell({ sql }: Reader, text: string, size: number): ItemToSell[] {
  const terms = searchTerms(text)
  const matching = 'select rowid from item_search where item_search match ?1'
  const found = terms
    ? `and row_number in (${matching}) and not exists (select 1 from items p
         where p.id = items.parent_id and p.is_archived = 0 and p.row_number in (${matching}))`
    : "and parent_id = ''"
  const bound = terms ? [terms, size] : [size]
  return sql
    .exec<Row>(
      `${selected} where is_archived = 0 ${found}
       order by name collate nocase, id limit ?${bound.length}`,
      ...bound,
    )
    .toArray()
    .map(toItem)
}

/** Items of a category and all below it that are not archived, by name; variants stand behind their parent. */
export function itemsOfCategory({ sql }: Reader, categoryId: string, size: number): ItemToSell[] {
  return sql
    .exec<Row>(
      `${selected} where is_archived = 0 and parent_id = '' and category_id in (${selfAndBelow})
       order by name collate nocase, id limit ?`,
      ...[categoryId, size],
    )
    .toArray()
    .map(toItem)
}

/** The categories of the first level that something is sold of, by name, and how many items each has. */
export function categoriesToSell(reader: Reader): { id: string; name: string; count: number }[] {
  const trails = trailsOfCategories(reader)
  const idOf = new Map([...trails].map(([id, trail]) => [trail, id]))
  const counted = reader.sql.exec<{ id: string; count: number }>(
    `select category_id as id, count(*) as count from items
     where is_archived = 0 and parent_id = '' and category_id <> '' group by category_id`,
  )
  const counts = new Map<string, number>()
  for (const { id, count } of counted.toArray()) {
    const [name] = (trails.get(id) ?? '').split(trailStep)
    if (name) counts.set(name, (counts.get(name) ?? 0) + count)
  }
  return [...counts]
    .map(([name, count]) => ({ id: idOf.get(name) ?? '', name, count }))
    .filter(({ id }) => id !== '')
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

/** The variants of an item that are not archived, in the order of its options' values. */
export function variantsToSell(reader: Reader, parentId: string): ItemToSell[] {
  const ids = variantsOf(reader, parentId).map(({ id }) => id)
  const items = itemsToSell(reader, ids)
  return ids.flatMap((id) => items.get(id) ?? [])
}

/** The items that a scanner or a person means by a barcode, a code or a whole name; two at most. */
export function itemsMeant({ sql }: Reader, text: string): ItemToSell[] {
  const conditions = [
    'id = ?',
    'id in (select item_id from item_barcodes where code in (select value from json_each(?)))',
    "sku = ? and sku <> ''",
    'name = ? collate nocase',
  ]
  for (const [at, condition] of conditions.entries()) {
    const bound = at === 1 ? JSON.stringify(writingsOf(text)) : text
    const rows = sql
      .exec<Row>(`${selected} where is_archived = 0 and ${condition} limit 2`, bound)
      .toArray()
    if (rows.length > 0) return rows.map(toItem)
  }
  return []
}

function toItem({ barcodes, isParent, ...row }: Row): ItemToSell {
  return { ...row, barcodes: JSON.parse(barcodes), isParent: isParent === 1 }
}

/**
 * What each item is called so that `itemsMeant` finds it again: its name, its code where another
 * has the same name, else its id. Archived ones, too.
 */
export function namesToWrite({ sql }: Reader, ids: readonly string[]): Map<string, string> {
  const rows = sql.exec<{ id: string; name: string; sku: string; isShared: number }>(
    `select id, name, sku, exists (select 1 from items o
       where o.is_archived = 0 and o.name = i.name collate nocase and o.id <> i.id) as isShared
     from items i where id in (select value from json_each(?))`,
    JSON.stringify([...new Set(ids)]),
  )
  return new Map(
    rows.toArray().map(({ id, name, sku, isShared }) => [id, isShared ? sku || id : name]),
  )
}
