import { and, asc, eq, like, or } from 'drizzle-orm'
import { withinReach } from '../../../firm/reach.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { partiesTable } from './tables.ts'

/** Id of the first party, or of one of its contacts, that has an address; undefined for none. */
export function findPartyByEmail(reader: Reader, email: string): string | undefined {
  return listPartiesByEmail(reader, email)[0]
}

/** Ids of parties that have an address, themselves or one of their contacts; those in use first. */
export function listPartiesByEmail({ sql }: Reader, email: string): string[] {
  const words = email.match(/[\p{L}\p{N}]+/gu) ?? []
  if (!email.includes('@') || words.length === 0) return []
  const found = sql
    .exec<{ id: string; email: string; contacts: string }>(
      `select id, email, contacts from parties
       where row_number in (select rowid from party_search where party_search match ? limit 50)
         and merged_into_id is null and anonymised_at is null order by is_archived, row_number`,
      `email : "${words.join(' ')}"`,
    )
    .toArray()
  const wanted = email.toLowerCase()
  return found
    .filter(({ email: own, contacts }) => {
      const others: { email: string }[] = JSON.parse(contacts)
      return [own, ...others.map((one) => one.email)].some((one) => one.toLowerCase() === wanted)
    })
    .map(({ id }) => id)
}

/**
 * People who can be written to, whom the caller's role reaches: parties and their contacts by name.
 * @param q what name or address holds; empty for all
 */
export function listReachedContacts(
  { db }: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  { q, maximum }: { q: string; maximum: number },
): { name: string; email: string }[] {
  const { name, email, contacts } = partiesTable
  const part = `%${q.replace(/[%_]/g, ' ').slice(0, 40)}%`
  const isFound = q === '' ? undefined : or(like(name, part), like(email, part))
  const rows = db
    .select({ name, email, contacts })
    .from(partiesTable)
    .where(
      and(
        eq(partiesTable.isArchived, false),
        withinReach(actor, 'party', partiesTable.createdBy),
        isFound,
      ),
    )
    .orderBy(asc(name))
    .limit(maximum)
    .all()
  return rows
    .flatMap((row) => [
      { name: row.name, email: row.email },
      ...row.contacts.map((one) => ({ name: one.name, email: one.email })),
    ])
    .filter((one) => one.email !== '')
    .slice(0, maximum)
}
