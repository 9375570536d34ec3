import type { Minor } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'
import type { AccountSum } from './balances.ts'
import { type PrintedLine, selectedLine } from './line-pages.ts'
import type { TaxOnPayment } from './turnover-by.ts'

/** Days and kinds of documents that count only as they are settled, where they opened an item. */
type Scope = {
  from: string
  to: string
  accounts: readonly string[]
  /** Kinds of source that post on credit: an entry of theirs without an open item was paid at once. */
  onCredit: readonly string[]
  /** Kinds of source that are left out altogether. */
  without: readonly string[]
}

/** Entries that count later or never: of kinds that are left out, and those that opened an item. */
const isLeftOut = `(entry.source_kind in (select value from json_each(?5))
  or entry.source_kind in (select value from json_each(?4))
    and exists (select 1 from journal_lines as other
      where other.entry_sequence = entry.sequence and other.open_item_id is not null))`
const isOnAccounts = 'account in (select value from json_each(?3))'

function bound({ from, to, accounts, onCredit, without }: Scope): string[] {
  return [from, to, ...[accounts, onCredit, without].map((codes) => JSON.stringify(codes))]
}

/**
 * What was posted to some accounts in entries that opened nothing, such as a till's or the bank's: all that
 * was posted, less what was left out. Both are known by day, so that no line is read.
 */
export function turnoverPaidAtOnce({ sql }: Reader, scope: Scope): AccountSum[] {
  return sql
    .exec<AccountSum>(
      `select account, sum(debit) as debit, sum(credit) as credit from (
         select account, debit, credit from account_days
         where date between ?1 and ?2 and ${isOnAccounts}
         union all
         select account, -debit, -credit from (
           select value as kind, 0 as least from json_each(?5)
           union select value, 1 from json_each(?4)
             where value not in (select value from json_each(?5))) as left_out
         cross join kind_days on source_kind = kind
         where date between ?1 and ?2 and is_on_credit >= least and ${isOnAccounts})
       group by account having sum(debit) <> 0 or sum(credit) <> 0 order by account`,
      ...bound(scope),
    )
    .toArray()
}

/** The lines of it, oldest first; the first of them where there is a limit. */
export function linesPaidAtOnce({ sql }: Reader, scope: Scope, limit?: number): PrintedLine[] {
  return sql
    .exec<PrintedLine>(
      // Entries first, in the order of their index: a page is read without sorting all lines.
      `${selectedLine} from journal_entries as entry
       cross join journal_lines as line on entry.sequence = entry_sequence
       where entry.date between ?1 and ?2 and not ${isLeftOut} and line.${isOnAccounts}
       order by entry.date, entry.sequence, line.position limit ?6`,
      ...bound(scope),
      limit ?? -1,
    )
    .toArray()
}

/** Document by document: the store would else begin with all lines of the accounts. */
const fromDocuments = `from json_each(?1) as document
  cross join journal_entries as entry on entry.source_id = document.value
  cross join journal_lines as line on line.entry_sequence = entry.sequence
  where entry.reverses_id is null`

function onceEach(ids: readonly string[]): string {
  return JSON.stringify([...new Set(ids)])
}

/** What some documents posted to some accounts in all as they opened their items, debit less credit. */
export function turnoverOnCredit(
  { sql }: Reader,
  sourceIds: readonly string[],
  accounts: readonly string[],
): { account: string; amount: Minor }[] {
  return sql
    .exec<{ account: string; amount: number }>(
      `select line.account, sum(line.debit - line.credit) as amount ${fromDocuments}
         and line.account in (select value from json_each(?2))
       group by line.account order by line.account`,
      onceEach(sourceIds),
      JSON.stringify(accounts),
    )
    .toArray()
}

/** `posted` is debit less credit; `taxCode` one of those that the lines bear. */
export type LineOnCredit = PrintedLine & { posted: Minor; taxCode: string | null }

/**
 * What some documents posted to some accounts as they opened their items, by document and account;
 * reversals are left out, because a document that was taken back counts no longer by itself.
 */
export function linesOnCredit(
  { sql }: Reader,
  sourceIds: readonly string[],
  accounts: readonly string[],
): LineOnCredit[] {
  return sql
    .exec<LineOnCredit>(
      `select entry.id as entryId, entry.sequence, entry.date, entry.memo,
         entry.source_kind as sourceKind, entry.source_id as sourceId, line.account,
         null as costCentreId,
         sum(line.debit) as debit, sum(line.credit) as credit,
         sum(line.debit - line.credit) as posted, max(line.tax_code) as taxCode
       ${fromDocuments}
         and line.account in (select value from json_each(?2))
       group by entry.sequence, line.account having posted <> 0
       order by entry.sequence, line.account`,
      onceEach(sourceIds),
      JSON.stringify(accounts),
    )
    .toArray()
}

/**
 * The same line by line of tax: what documents of some spans posted with some tax codes as they opened
 * their items, by document, account and code. `base` is what the tax was worked out of.
 */
export function taxLinesOnCredit(
  { sql }: Reader,
  sourceIds: readonly string[],
  { codes, spans, always }: Pick<TaxOnPayment, 'codes' | 'spans' | 'always'>,
): (PrintedLine & { taxCode: string; base: Minor })[] {
  return sql
    .exec<PrintedLine & { taxCode: string; base: number }>(
      `select entry.id as entryId, entry.sequence, entry.date, entry.memo,
         entry.source_kind as sourceKind, entry.source_id as sourceId, line.account,
         null as costCentreId,
         sum(line.debit) as debit, sum(line.credit) as credit, line.tax_code as taxCode,
         sum(coalesce(line.tax_base, line.debit - line.credit)) as base
       ${fromDocuments}
         and line.tax_code in (select value from json_each(?2))
         and (entry.source_kind in (select value from json_each(?4))
           or exists (select 1 from json_each(?3) as span
             where entry.date between span.value ->> 'from' and span.value ->> 'to'))
       group by entry.sequence, line.account, line.tax_code
       order by entry.sequence, line.account`,
      onceEach(sourceIds),
      JSON.stringify(codes),
      JSON.stringify(spans),
      JSON.stringify(always),
    )
    .toArray()
}
