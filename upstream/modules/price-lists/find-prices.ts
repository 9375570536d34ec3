import type { FoundPrice } from '#contract/price-lists.ts'
import type { Reader } from '../../firm/store.ts'
import { getStoredParty } from '../parties/index.ts'

export type PriceQuestion = {
  itemIds: readonly string[]
  /** Null for somebody who is not known. */
  customerId: string | null
  currency: string
  /** The day of the document. */
  date: string
  /** Of one line; what comes back costs what as many cost. */
  quantity: string
}

type Row = Omit<FoundPrice, 'listName'> & {
  listName: string
  tag: string
  customerCount: number
  isNamed: number
}

/**
 * What items cost on the price lists. A list that names the customer goes before one of their tag,
 * that before one for everybody, and of two alike the one that began later; within it, the price
 * from the largest quantity that is reached. Items that no list has are absent.
 */
export function findPrices(reader: Reader, question: PriceQuestion): Map<string, FoundPrice> {
  const { itemIds, customerId, currency, date, quantity } = question
  const rows = reader.sql
    .exec<Row>(
      `select p.item_id as itemId, p.unit_price as unitPrice, l.price_mode as priceMode, l.currency,
         l.id as listId, l.name as listName, l.tag, l.customer_count as customerCount,
         exists (select 1 from price_list_customers c
           where c.list_id = l.id and c.customer_id = ?) as isNamed
       from price_list_prices p join price_lists l on l.id = p.list_id
       where p.item_id in (select value from json_each(?)) and l.is_archived = 0
         and l.currency = ? and coalesce(l.valid_from, '') <= ?
         and coalesce(l.valid_to, '9999') >= ?
         and cast(p.from_quantity as real) <= abs(cast(? as real))
       order by coalesce(l.valid_from, '') desc, l.id desc, cast(p.from_quantity as real) desc`,
      customerId ?? '',
      JSON.stringify([...new Set(itemIds)]),
      currency,
      date,
      date,
      quantity,
    )
    .toArray()
  if (rows.length === 0) return new Map()
  const tags = customerId === null ? [] : getStoredParty(reader, customerId).tags
  const found = new Map<string, { rank: number; price: FoundPrice }>()
  for (const { tag, customerCount, isNamed, ...price } of rows) {
    const rank = rankOf({ tag, customerCount, isNamed }, tags)
    const known = found.get(price.itemId)
    if (rank > (known?.rank ?? 0)) found.set(price.itemId, { rank, price })
  }
  return new Map([...found].map(([itemId, { price }]) => [itemId, price]))
}

/** 3 for a list that names the customer, 2 for one of their tag, 1 for everybody, 0 for others. */
function rankOf(
  { tag, customerCount, isNamed }: Pick<Row, 'tag' | 'customerCount' | 'isNamed'>,
  tags: readonly string[],
): number {
  if (isNamed === 1) return 3
  if (tag !== '' && tags.some((one) => one.toLowerCase() === tag.toLowerCase())) return 2
  return tag === '' && customerCount === 0 ? 1 : 0
}
