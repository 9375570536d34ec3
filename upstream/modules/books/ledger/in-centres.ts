import type { Reader } from '../../../firm/store.ts'
import type { AccountSum } from './balances.ts'
import { allEntries } from './known.ts'

/** Lines that are on some cost centres, that are on none, or either. */
export type InCentres = { ids: readonly string[]; isNone: boolean }

/** A condition on a line of the journal, and what is bound in it; nothing where all lines count. */
export function inCentres(scope: InCentres | undefined): { where: string; bound: string[] } {
  if (!scope) return { where: '', bound: [] }
  const { ids, isNone } = scope
  const onOne = 'cost_centre_id in (select value from json_each(?))'
  if (isNone && ids.length === 0) return { where: 'and cost_centre_id is null', bound: [] }
  const where = isNone ? `and (cost_centre_id is null or ${onOne})` : `and ${onOne}`
  return { where, bound: [JSON.stringify(ids)] }
}

/** Leaves out the entries that close years, which move the result on. */
export const notClosing = `and entry_sequence not in (
  select sequence from journal_entries where source_kind = 'yearEnd')`

/** What was posted to each account in a span on cost centres, or on none. */
export function turnoverInCentres(
  { sql }: Reader,
  scope: InCentres,
  {
    from,
    to,
    withClosings,
    upTo = allEntries,
  }: { from: string; to: string; withClosings: boolean; upTo?: number | undefined },
): AccountSum[] {
  const { where, bound } = inCentres(scope)
  // Closings have no cost centre, so that an index alone answers for those that are asked for.
  const further = withClosings || !scope.isNone ? '' : notClosing
  return sql
    .exec<AccountSum>(
      `select account, sum(debit) as debit, sum(credit) as credit from journal_lines
       where date >= ? and date <= ? ${where} ${further}
         ${upTo === allEntries ? '' : `and entry_sequence <= ${Math.trunc(upTo)}`}
       group by account order by account`,
      from,
      to,
      ...bound,
    )
    .toArray()
}

/** The cost centres that lines of a span are on. */
export function centresWithin(
  { sql }: Reader,
  { from, to }: { from: string; to: string },
): Set<string> {
  const rows = sql.exec<{ id: string }>(
    `select distinct cost_centre_id as id from journal_lines
     where cost_centre_id is not null and date >= ? and date <= ?`,
    from,
    to,
  )
  return new Set(rows.toArray().map(({ id }) => id))
}
