import type { DailySales } from '#contract/daily-sales.ts'
import type { Minor } from '#contract/money.ts'
import type { Reader } from '../../firm/store.ts'
import { trailsOfCategories } from '../item-categories/views.ts'
import { lineItems } from '../items/index.ts'
import { categoriesOfItems } from '../items/views.ts'

type Grouped = DailySales['groups'][keyof DailySales['groups']]
type Sold = { itemId: string | null; ticketId: string; total: Minor }

/**
 * What was sold on some days by what its items are: their kind (goods in stock, other goods, services;
 * `none` for what is no item) and their category (empty for none).
 */
export function byItems(
  reader: Reader,
  from: string,
  to: string,
): { kind: Grouped; category: Grouped } {
  const rows = reader.sql
    .exec<Sold>(
      `select item_id as itemId, ticket_id as ticketId, sum(net + tax) as total
       from till_ticket_lines
       where ticket_id in (select id from till_tickets where date between ? and ?)
       group by item_id, ticket_id`,
      from,
      to,
    )
    .toArray()
  const ids = rows.flatMap(({ itemId }) => itemId ?? [])
  const items = lineItems(reader, ids)
  const categories = categoriesOfItems(reader, ids)
  const trails = trailsOfCategories(reader)
  return {
    kind: grouped(rows, (itemId) => items.get(itemId)?.kind ?? 'none'),
    category: grouped(rows, (itemId) => trails.get(categories.get(itemId) ?? '') ?? ''),
  }
}

function grouped(rows: readonly Sold[], keyOf: (itemId: string) => string): Grouped {
  const sums = new Map<string, { tickets: Set<string>; total: Minor }>()
  for (const { itemId, ticketId, total } of rows) {
    const key = keyOf(itemId ?? '')
    const sum = sums.get(key) ?? { tickets: new Set<string>(), total: 0 }
    sum.tickets.add(ticketId)
    sums.set(key, { ...sum, total: sum.total + total })
  }
  return [...sums]
    .map(([key, { tickets, total }]) => ({ key, tickets: tickets.size, total }))
    .sort((a, b) => b.total - a.total)
}
