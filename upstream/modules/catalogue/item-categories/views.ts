import type { Reader } from '../../../firm/store.ts'
import { selfAndBelowIn } from '../../../register/tree.ts'

/** SQL for the ids of a category and of all below it, in the order of the tree; it takes the id. */
export const selfAndBelow = selfAndBelowIn('item_categories')

/** The trails of categories by their ids. */
export function trailsOfCategories({ sql }: Reader): Map<string, string> {
  const rows = sql.exec<{ id: string; trail: string }>('select id, trail from item_categories')
  return new Map(rows.toArray().map(({ id, trail }) => [id, trail]))
}
