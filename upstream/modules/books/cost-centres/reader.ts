import type { Reader } from '../../../firm/store.ts'

/** The id of the cost centre with a code, in capitals or not. */
export function findByCode({ sql }: Reader, code: string): string | undefined {
  const [row] = sql.exec<{ id: string }>(
    'select id from cost_centres where code = ? collate nocase',
    code.trim(),
  )
  return row?.id
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
