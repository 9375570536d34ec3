import type { Reader } from '../../../firm/store.ts'
import type { AccountSum } from './balances.ts'
import { type InCentres, inCentres, notClosing } from './in-centres.ts'
import { allEntries } from './known.ts'

/** Lines of some parties, of none, or either; or those of entries that also touch some accounts. */
export type KeptLines =
  | { by: 'party'; ids: readonly string[]; isNone: boolean }
  | { by: 'entry'; accounts: readonly string[] }

/** What lines of the journal are asked for by; all of them where nothing is said. */
export type Chosen = { centres?: InCentres | undefined; kept?: KeptLines | undefined }

/**
 * Whose a line of `journal_lines` is: its own party or the first that its entry names. A till's entry
 * has the sales of many, so its lines alone say whose.
 */
const partyOfLine = `coalesce(journal_lines.party_id, case
  (select source_kind from journal_entries where sequence = journal_lines.entry_sequence)
  when 'tillSession' then null else (
    select named.party_id from journal_lines as named
    where named.entry_sequence = journal_lines.entry_sequence and named.party_id is not null
    order by named.position limit 1) end)`

/** A condition on a line of `journal_lines`, and what is bound in it. */
export function chosenLines({ centres, kept }: Chosen): { where: string; bound: string[] } {
  const { where, bound } = inCentres(centres)
  const further = kept ? keptLines(kept) : { where: '', bound: [] }
  return { where: `${where} ${further.where}`, bound: [...bound, ...further.bound] }
}

function keptLines(kept: KeptLines): { where: string; bound: string[] } {
  if (kept.by === 'entry') {
    // Entries are asked for as lines of one account are gone through: one has a handful of lines.
    const touching = `exists (select 1 from journal_lines as other
      where other.entry_sequence = journal_lines.entry_sequence
        and other.account in (select value from json_each(?)))`
    return { where: `and ${touching}`, bound: [JSON.stringify(kept.accounts)] }
  }
  const isOne = `${partyOfLine} in (select value from json_each(?))`
  const where = kept.isNone ? `and (${partyOfLine} is null or ${isOne})` : `and ${isOne}`
  return { where, bound: [JSON.stringify(kept.ids)] }
}

/** What the lines that are kept come to in a span, by account, each side by itself. */
export function turnoverOfKept(
  { sql }: Reader,
  {
    accounts,
    from,
    to,
    withClosings,
    upTo = allEntries,
    ...chosen
  }: Chosen & {
    accounts: readonly string[]
    from: string
    to: string
    withClosings: boolean
    upTo?: number | undefined
  },
): AccountSum[] {
  const { where, bound } = chosenLines(chosen)
  return sql
    .exec<AccountSum>(
      `select account, sum(debit) as debit, sum(credit) as credit from journal_lines
       where account in (select value from json_each(?)) and date >= ? and date <= ?
         and entry_sequence <= ? ${where} ${withClosings ? '' : notClosing}
       group by account order by account`,
      JSON.stringify(accounts),
      from,
      to,
      upTo,
      ...bound,
    )
    .toArray()
}
