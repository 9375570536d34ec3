import type { Reader } from '../../../firm/store.ts'
import type { WordList } from '../../../register/import/word-lists.ts'
import { trailStep } from '../../../register/tree.ts'

/** The id of the category with a trail, however it is written: `drinks > coffee`; its id says it, too. */
export function findByTrail({ sql }: Reader, trail: string): string | undefined {
  const [row] = sql.exec<{ id: string }>(
    'select id from item_categories where trail = ?1 collate nocase or id = ?2',
    writtenTrail(trail),
    trail.trim(),
  )
  return row?.id
}

/** What the words of a file can mean for a category: the trails that there are. */
export function categoryList({ sql }: Reader): WordList {
  const rows = sql.exec<{ trail: string }>('select trail from item_categories order by trail')
  const values = rows.toArray().map(({ trail }) => ({ value: trail }))
  const all = new Set(values.map(({ value }) => plainTrail(value)))
  return { values, isKnown: (word) => all.has(plainTrail(word)) }
}

function plainTrail(trail: string): string {
  return writtenTrail(trail).toLowerCase()
}

function writtenTrail(trail: string): string {
  return trail
    .trim()
    .split(/\s*[›>]\s*/)
    .join(trailStep)
}
