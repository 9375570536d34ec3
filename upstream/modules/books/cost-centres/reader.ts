import { eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { Reader } from '../../../firm/store.ts'
import { costCentresTable } from './tables.ts'

type Stored = typeof costCentresTable.$inferSelect

/** Between the parts of a trail. */
const step = ' › '

/** @throws AppError not_found */
export function getCostCentre({ db }: Reader, id: string): Stored {
  const row = db.select().from(costCentresTable).where(eq(costCentresTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such cost centre')
  return row
}

/** Code and name after those of what it is part of. @throws AppError not_found */
export function trailOf(
  reader: Reader,
  { code, name, parentId }: Pick<Stored, 'code' | 'name' | 'parentId'>,
): string {
  const own = `${code} ${name}`
  return parentId === '' ? own : `${getCostCentre(reader, parentId).trail}${step}${own}`
}

/** The id of the cost centre with a code, in capitals or not. */
export function findByCode({ sql }: Reader, code: string): string | undefined {
  const [row] = sql.exec<{ id: string }>(
    'select id from cost_centres where code = ? collate nocase',
    code.trim(),
  )
  return row?.id
}

/** How many levels there are from the first down to a cost centre. */
export function levelsAbove(reader: Reader, id: string): number {
  const { parentId } = getCostCentre(reader, id)
  return parentId === '' ? 1 : 1 + levelsAbove(reader, parentId)
}

/** The id of the cost centre that a file names: by its code, its trail or its id. */
export function findCentre({ sql }: Reader, text: string): string | undefined {
  const [row] = sql.exec<{ id: string }>(
    `select id from cost_centres where code = ?1 collate nocase or id = ?1
       or trail = ?1 collate nocase`,
    text.trim(),
  )
  return row?.id
}
