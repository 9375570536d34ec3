import type { FoundPrice } from '#contract/catalogue/price-lists.ts'
import type { Reader } from '../../../firm/store.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { parentsOfItems } from '../items/views.ts'

export type PriceQuestion = {
  lines: readonly { itemId: string; quantity: string }[]
  /** Null for somebody who is not known. */
  customerId: string | null
  currency: string
  /** The day of the document. */
  date: string
}

type Row = FoundPrice & {
  fromQuantity: number
  tag: string
  customerCount: number
  isNamed: number
}

/**
 * What items cost on the price lists. A list that names the customer goes before one of their tag,
 * that before one for everybody, and of two alike the one that began later; within it, the price
 * from the largest quantity that is reached; what comes back costs what as many cost. Where a list has
 * no price of a variant, that of its parent counts.
 * @returns the price of each line in turn; undefined where no list has one
 */
export function findPrices(
  reader: Reader,
  { lines, customerId, currency, date }: PriceQuestion,
): (FoundPrice | undefined)[] {
  const itemIds = lines.map(({ itemId }) => itemId)
  const parents = parentsOfItems(reader, itemIds)
  const rows = reader.sql
    .exec<Row>(
      `select p.item_id as itemId, p.unit_price as unitPrice, l.price_mode as priceMode, l.currency,
         l.id as listId, l.name as listName, cast(p.from_quantity as real) as fromQuantity, l.tag, l.customer_count as customerCount,
         exists (select 1 from price_list_customers c
           where c.list_id = l.id and c.customer_id = ?) as isNamed
       from price_list_prices p join price_lists l on l.id = p.list_id
       where p.item_id in (select value from json_each(?)) and l.is_archived = 0
         and l.currency = ? and coalesce(l.valid_from, '') <= ?
         and coalesce(l.valid_to, '9999') >= ?
       order by coalesce(l.valid_from, '') desc, l.id desc, cast(p.from_quantity as real) desc`,
      customerId ?? '',
      JSON.stringify([...new Set([...itemIds, ...parents.values()])]),
      currency,
      date,
      date,
    )
    .toArray()
  const tags = rows.length === 0 || !customerId ? [] : getStoredParty(reader, customerId).tags
  return lines.map(({ itemId, quantity }) => {
    const isReached = (row: Row) => row.fromQuantity <= Math.abs(Number(quantity))
    const own = rows.filter((row) => row.itemId === itemId && isReached(row))
    const ownLists = new Set(own.map(({ listId }) => listId))
    const parentId = parents.get(itemId)
    let best: { rank: number; row: Row } | undefined
    for (const row of rows) {
      const isOfParent = row.itemId === parentId && !ownLists.has(row.listId) && isReached(row)
      if (!isOfParent && !own.includes(row)) continue
      const rank = rankOf(row, tags)
      if (rank > (best?.rank ?? 0)) best = { rank, row }
    }
    return best && toPrice({ ...best.row, itemId })
  })
}

function toPrice({ itemId, unitPrice, priceMode, currency, listId, listName }: Row): FoundPrice {
  return { itemId, unitPrice, priceMode, currency, listId, listName }
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
