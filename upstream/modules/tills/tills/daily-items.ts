import type { Minor } from '#contract/core/money.ts'
import type { DailySales } from '#contract/tills/daily-sales.ts'
import type { Reader } from '../../../firm/store.ts'
import { trailsOfCategories } from '../../catalogue/item-categories/views.ts'
import { lineItems } from '../../catalogue/items/index.ts'
import { categoriesOfItems, parentsOfItems, titlesOfItems } from '../../catalogue/items/views.ts'

type Grouped = DailySales['groups'][keyof DailySales['groups']]
type Sold = { itemId: string | null; description: string; ticketId: string; total: Minor }
type Groups = Record<'kind' | 'category' | 'item' | 'variant', Grouped>

/** As many items are shown. */
const shown = 15

/**
 * What was sold on some days by what its items are: their kind (goods in stock, other goods, services;
 * `none` for what is no item), their category (empty for none), and the items that brought most, what is
 * no item by what was typed. Variants count with the item that they are variants of, and by themselves.
 */
export function byItems(reader: Reader, from: string, to: string): Groups {
  const rows = reader.sql
    .exec<Sold>(
      `select item_id as itemId, description, ticket_id as ticketId, sum(net + tax) as total
       from till_ticket_lines
       where ticket_id in (select id from till_tickets where date between ? and ?)
       group by item_id, description, ticket_id`,
      from,
      to,
    )
    .toArray()
  const ids = rows.flatMap(({ itemId }) => itemId ?? [])
  const items = lineItems(reader, ids)
  const categories = categoriesOfItems(reader, ids)
  const trails = trailsOfCategories(reader)
  const parents = parentsOfItems(reader, ids)
  const names = titlesOfItems(reader, [...parents.values()])
  const variants = rows.filter(({ itemId }) => parents.has(itemId ?? ''))
  return {
    kind: grouped(rows, ({ itemId }) => items.get(itemId ?? '')?.kind ?? 'none'),
    category: grouped(rows, ({ itemId }) => trails.get(categories.get(itemId ?? '') ?? '') ?? ''),
    item: grouped(
      rows,
      ({ itemId, description }) => names.get(parents.get(itemId ?? '') ?? '') ?? description,
    ).slice(0, shown),
    variant: grouped(variants, ({ description }) => description).slice(0, shown),
  }
}

function grouped(rows: readonly Sold[], keyOf: (row: Sold) => string): Grouped {
  const sums = new Map<string, { tickets: Set<string>; total: Minor }>()
  for (const row of rows) {
    const { ticketId, total } = row
    const key = keyOf(row)
    const sum = sums.get(key) ?? { tickets: new Set<string>(), total: 0 }
    sum.tickets.add(ticketId)
    sums.set(key, { ...sum, total: sum.total + total })
  }
  return [...sums]
    .map(([key, { tickets, total }]) => ({ key, tickets: tickets.size, total }))
    .sort((a, b) => b.total - a.total)
}
