import type { Reader } from '../../../firm/store.ts'

/** SQL for the ids of a category and of all below it, in the order of the tree; it takes the id. */
export const selfAndBelow = `with recursive below(id, level) as (
  select ?, 0
  union all
  select c.id, b.level + 1 from item_categories c join below b on c.parent_id = b.id
  where b.level < 10
) select id from below order by level`

/** The trails of categories by their ids. */
export function trailsOfCategories({ sql }: Reader): Map<string, string> {
  const rows = sql.exec<{ id: string; trail: string }>('select id, trail from item_categories')
  return new Map(rows.toArray().map(({ id, trail }) => [id, trail]))
}
