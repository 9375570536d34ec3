import type { Reader } from '../../firm/store.ts'

/** Whether there is any customer, archived or not. */
export function hasCustomers({ sql }: Reader): boolean {
  return sql.exec('select 1 from parties where is_customer = 1 limit 1').toArray().length > 0
}

/** Names of some parties by their ids; those that are gone are left out. */
export function namesOfParties({ sql }: Reader, partyIds: readonly string[]): Map<string, string> {
  const rows = sql.exec<{ id: string; name: string }>(
    'select id, name from parties where id in (select value from json_each(?))',
    JSON.stringify([...new Set(partyIds)]),
  )
  return new Map(rows.toArray().map(({ id, name }) => [id, name]))
}

/** Countries of some parties by their ids, ISO 3166-1 alpha-2; those that are gone are left out. */
export function countriesOfParties(
  { sql }: Reader,
  partyIds: readonly string[],
): Map<string, string> {
  const rows = sql.exec<{ id: string; country: string }>(
    'select id, country from parties where id in (select value from json_each(?))',
    JSON.stringify([...new Set(partyIds)]),
  )
  return new Map(rows.toArray().map(({ id, country }) => [id, country]))
}
