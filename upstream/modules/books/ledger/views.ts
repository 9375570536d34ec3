import type { Reader } from '../../../firm/store.ts'

/**
 * The books as dashboards and reports read them: nothing here writes. Amounts are minor units of
 * the base currency; balances are debit less credit.
 */
export { listAccountLines } from './account-lines.ts'
export { type AuditLine, auditLines } from './audit-lines.ts'
export {
  type AccountSum,
  balanceUntil,
  closingTurnover,
  countGaps,
  kindTurnover,
  movementByDay,
  partyBalances,
  sumsUntil,
} from './balances.ts'
export { findEntryFacts, findEntrySource, partiesToEntries } from './entry-facts.ts'
export { centresWithin, type InCentres, turnoverInCentres } from './in-centres.ts'
export { type KeptLines, turnoverOfKept } from './kept-lines.ts'
export { countEntriesAfter, lastSequenceBefore } from './known.ts'
export {
  allLinesOfTax,
  countLines,
  type JournalLine,
  linePages,
  linesInOrder,
  linesOfAccount,
  linesOfTax,
  type PrintedLine,
  postedDays,
} from './line-pages.ts'
export { type CentreLine, linesOfCentre } from './lines-of-centre.ts'
export {
  type LineOnAccount,
  linesAt,
  linesOfSources,
  linesOnAccount,
} from './lines-on-account.ts'
export { trialBalance } from './list.ts'
export { countManualDrafts } from './manual/reader.ts'
export {
  type LineOnCredit,
  linesOnCredit,
  linesPaidAtOnce,
  taxLinesOnCredit,
  turnoverOnCredit,
  turnoverPaidAtOnce,
} from './on-credit.ts'
export { lastLink as lastEntry } from './reader.ts'
export {
  counterTurnover,
  entriesOfSources,
  lastSequence,
  type TaxOnPayment,
  type TaxScope,
  turnoverByParty,
  turnoverByTax,
  turnoverOfSources,
  turnoverWithParties,
} from './turnover-by.ts'

/** What stands on the account of a role now, as SQL: debits above zero, in minor units of the base currency. */
export function balanceOfRoleSql(role: 'receivable'): string {
  return `select coalesce(sum(debit - credit), 0) from account_months
    where account = (select code from accounts where role = '${role}')`
}

/** The first day on which each of some sources posted; those that never did are left out. */
export function firstDaysOf({ sql }: Reader, sourceIds: readonly string[]): Map<string, string> {
  const rows = sql.exec<{ id: string; day: string }>(
    `select source_id as id, min(date) as day from journal_entries
     where source_id in (select value from json_each(?)) group by source_id`,
    JSON.stringify([...new Set(sourceIds)]),
  )
  return new Map(rows.toArray().map(({ id, day }) => [id, day]))
}
