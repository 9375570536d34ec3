import { eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { Reader } from '../../../firm/store.ts'
import type { WordList } from '../../../register/import/word-lists.ts'
import { itemCategoriesTable } from './tables.ts'
import { selfAndBelow } from './views.ts'

type Stored = typeof itemCategoriesTable.$inferSelect

/** Between the names of a trail. */
const step = ' › '

/** @throws AppError not_found */
export function getItemCategory({ db }: Reader, id: string): Stored {
  const row = db.select().from(itemCategoriesTable).where(eq(itemCategoriesTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such item category')
  return row
}

/** Its name after those of what it is part of. @throws AppError not_found */
export function trailOf(
  reader: Reader,
  { name, parentId }: Pick<Stored, 'name' | 'parentId'>,
): string {
  return parentId === '' ? name : `${getItemCategory(reader, parentId).trail}${step}${name}`
}

/** The id of the category with a trail, however it is written: `drinks > coffee`; its id says it, too. */
export function findByTrail({ sql }: Reader, trail: string): string | undefined {
  const [row] = sql.exec<{ id: string }>(
    'select id from item_categories where trail = ?1 collate nocase or id = ?2',
    writtenTrail(trail),
    trail.trim(),
  )
  return row?.id
}

/** A category and all below it, each after the one that it is part of. */
export function categoriesBelow({ sql }: Reader, id: string): string[] {
  return sql
    .exec<{ id: string }>(selfAndBelow, id)
    .toArray()
    .map((row) => row.id)
}

/** How many levels there are from the first down to a category. */
export function levelsAbove(reader: Reader, id: string): number {
  const { parentId } = getItemCategory(reader, id)
  return parentId === '' ? 1 : 1 + levelsAbove(reader, parentId)
}

type Usual = Pick<Stored, 'taxCode' | 'incomeAccount' | 'costCentreId'>

/**
 * What items of a category are taxed with, posted to and put on: its own word, else that of what is
 * above.
 */
export function usualOfCategory(reader: Reader, id: string): Usual {
  const { parentId, taxCode, incomeAccount, costCentreId } = getItemCategory(reader, id)
  const own = { taxCode, incomeAccount, costCentreId }
  if (parentId === '' || Object.values(own).every((value) => value !== '')) return own
  const above = usualOfCategory(reader, parentId)
  return {
    taxCode: taxCode || above.taxCode,
    incomeAccount: incomeAccount || above.incomeAccount,
    costCentreId: costCentreId || above.costCentreId,
  }
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
    .join(step)
}
