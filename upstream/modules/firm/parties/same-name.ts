import { isSameName, tellingWord } from '../../../core/plain-name.ts'
import { searchTerms } from '../../../firm/search-terms.ts'
import type { Reader } from '../../../firm/store.ts'

/** More than this are too many to be one. */
const most = 200

/**
 * Ids of parties whose name is spelled differently alone: in capitals, `ae` for `ä`, in Cyrillic, without
 * the legal form. At most two: whoever asks wants the one.
 * @param condition of SQL, which parties are meant
 */
export function partiesNamedAlike(
  { sql }: Reader,
  name: string,
  condition: { sql: string; bound: readonly (string | number)[] },
): string[] {
  const terms = searchTerms(tellingWord(name))
  if (terms === undefined) return []
  return sql
    .exec<{ id: string; name: string }>(
      `select id, name from parties
       where row_number in (select rowid from party_search where party_search match ?)
         and ${condition.sql} limit ${most}`,
      `name : (${terms})`,
      ...condition.bound,
    )
    .toArray()
    .filter((party) => isSameName(party.name, name))
    .slice(0, 2)
    .map(({ id }) => id)
}
