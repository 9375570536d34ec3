import { and, inArray } from 'drizzle-orm'
import { withinReach } from '../../../firm/reach.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { partiesTable } from './tables.ts'

/** What parties may be known by elsewhere: addresses in lower case, domains, numbers in E.164. */
export type KnownBy = {
  mails: readonly string[]
  domains: readonly string[]
  phones: readonly string[]
}

/** A party with all its addresses and numbers, as a comparison needs it. */
export type AlikeParty = {
  id: string
  name: string
  contactName: string
  mails: string[]
  phones: string[]
  country: string
}

/** As many digits from the end of a number are looked for: nobody writes those in two ways. */
const sameDigits = 7
const most = 50

/** A text without what people write between the digits of a number. */
const digits = (column: string) =>
  [' ', '-', '/', '(', ')', '.'].reduce((text, mark) => `replace(${text}, '${mark}', '')`, column)

/**
 * Parties that have one of the addresses, domains or numbers, of those that the caller's role reaches.
 * It finds too many rather than too few: whoever asks compares them.
 */
export function listPartiesAlike(
  { sql, db }: Reader,
  { actor }: FirmContext,
  { mails, domains, phones }: KnownBy,
): AlikeParty[] {
  const words = [...mails, ...domains].map((one) => one.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? '')
  const byMail = words
    .filter((one) => one !== '')
    .flatMap((one) =>
      sql
        .exec<{ id: string }>(
          `select id from parties where row_number in
             (select rowid from party_search where party_search match ? limit ${most})`,
          `email : "${one}"`,
        )
        .toArray(),
    )
  const byPhone = phones.flatMap((phone) =>
    sql
      .exec<{ id: string }>(
        `select id from parties where ${digits('phone')} like ? or ${digits('contacts')} like ?
         limit ${most}`,
        `%${phone.slice(-sameDigits)}`,
        `%${phone.slice(-sameDigits)}%`,
      )
      .toArray(),
  )
  const ids = [...new Set([...byMail, ...byPhone].map(({ id }) => id))]
  if (ids.length === 0) return []
  const within = withinReach(actor, 'party', partiesTable.createdBy)
  return db
    .select()
    .from(partiesTable)
    .where(and(inArray(partiesTable.id, ids.slice(0, 2 * most)), within))
    .all()
    .filter(({ mergedIntoId, anonymisedAt }) => mergedIntoId === null && anonymisedAt === null)
    .map(({ id, name, contactName, email, phone, contacts, country }) => ({
      ...{ id, name, contactName, country },
      mails: [email, ...contacts.map((one) => one.email)].filter((one) => one !== ''),
      phones: [phone, ...contacts.map((one) => one.phone)].filter((one) => one !== ''),
    }))
}
