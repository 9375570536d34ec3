import type { Reader } from '../../../firm/store.ts'

export { followsParty, partyInReachOrNone } from './in-reach.ts'
export { type Consent, joinConsents } from './join-consents.ts'
export type { Owed, PartyCredit } from './owed.ts'
export { owedByParties } from './owed.ts'
export type { ForgottenParty } from './uses.ts'

/** Whether there is any customer, archived or not. */
export function hasCustomers({ sql }: Reader): boolean {
  return sql.exec('select 1 from parties where is_customer = 1 limit 1').toArray().length > 0
}

/** Ids of suppliers with whom a discount for paying early was agreed. */
export function suppliersWithDiscount({ sql }: Reader): Set<string> {
  const rows = sql.exec<{ id: string }>(
    "select id from parties where purchase_discount_days is not null and purchase_discount_rate <> ''",
  )
  return new Set(rows.toArray().map(({ id }) => id))
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

/** Who is in some countries and has no VAT number. */
export function consumersIn({ sql }: Reader, countries: readonly string[]): string[] {
  return sql
    .exec<{ id: string }>(
      `select id from parties where vat_id = '' and country in (select value from json_each(?))`,
      JSON.stringify(countries),
    )
    .toArray()
    .map(({ id }) => id)
}

/** A party as other programs know it; `number` is a whole number of its own that never changes. */
export type PartyCard = {
  id: string
  number: number
  kind: 'company' | 'person'
  name: string
  vatId: string
  email: string
  phone: string
  /** The contract's Address as JSON. */
  address: string
}

/** Cards of some parties, by their numbers; those that are gone are left out. */
export function cardsOfParties({ sql }: Reader, partyIds: readonly string[]): PartyCard[] {
  return sql
    .exec<PartyCard>(
      `select id, row_number as number, kind, name, vat_id as vatId, email, phone, address
       from parties where id in (select value from json_each(?)) order by row_number`,
      JSON.stringify([...new Set(partyIds)]),
    )
    .toArray()
}
