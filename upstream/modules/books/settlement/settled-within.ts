import type { Minor } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'

/** How far a document was settled on two days, in the base currency at the document's own rate. */
export type SettledDocumentPart = {
  documentId: string
  documentKind: string
  total: Minor
  /** Until the day before the span. */
  before: Minor
  /** Until the span's last day. */
  until: Minor
  /** The last day in the span on which something was settled or taken back. */
  date: string
  /** Until the last day of `late`, as known now and as known then; 0 both where it was not asked. */
  lateNow: Minor
  lateThen: Minor
}

/** Days, what was known at an instant about them, and what became known later of days before. */
export type SettledScope = {
  from: string
  to: string
  /** An instant; what was recorded after it is left out. */
  knownAt?: string
  /** Until which day, and what was known of it when. */
  late?: { to: string; knownAt: string } | null
}

/** After every instant, and before every day. */
const always = '9999'
const never = { to: '0000', knownAt: always }

/**
 * Documents that were settled, or of which a settlement was taken back, in a span. `sides` says which
 * kinds of document are asked for, and on which side of a party's account they stand. What a payment
 * settles counts on the payment's own day, however late the two are matched. A write-off settles
 * nothing here: no money moved.
 */
export function settledWithin(
  { sql }: Reader,
  scope: SettledScope,
  sides: Sides,
): SettledDocumentPart[] {
  const query = `with ${settled} select * from settled`
  return sql.exec<SettledDocumentPart>(query, ...boundOf(scope, sides)).toArray()
}

/**
 * The same, where those of which nothing was settled before the span and all is at its end are ids alone:
 * most are, and what they posted needs no share. Documents of the kinds `apart` are parts, whole or not.
 */
export function settledByShare(
  { sql }: Reader,
  scope: Omit<SettledScope, 'late'>,
  sides: Sides,
  apart: readonly string[],
): { whole: string[]; parts: SettledDocumentPart[] } {
  const isWhole = `before = 0 and until = total and total <> 0
    and documentKind not in (select value from json_each(?7))`
  const rows = sql
    .exec<SettledDocumentPart>(
      `with ${settled}
       select * from settled where not (${isWhole})
       union all
       select json_group_array(documentId), '', '', 0, 0, 0, 0, 0 from settled where ${isWhole}`,
      ...boundOf(scope, sides),
      JSON.stringify(apart),
    )
    .toArray()
  const whole: string[] = JSON.parse(rows.pop()?.documentId ?? '[]')
  return { whole, parts: rows }
}

type Sides = Record<string, 'debit' | 'credit'>

function boundOf({ from, to, knownAt = always, late }: SettledScope, sides: Sides): string[] {
  const { to: lateTo, knownAt: lateAt } = late ?? never
  return [from, to, JSON.stringify(sides), knownAt, lateTo, lateAt]
}

/** What is settled by days that fulfil both conditions, as it was known at an instant. */
function standing(isPaid: string, isReversedLater: string, knownAt: string): string {
  return `sum(case when ${isPaid} and recorded_at <= ${knownAt}
    and (reversal_date is null or ${isReversedLater} or reversed_at > ${knownAt})
    then amount else 0 end)`
}

function isAsked(item: string): string {
  return `(${item}.document_kind, ${item}.side) in (select key, value from json_each(?3))`
}

/**
 * Items of one side whose allocations may have moved something in the span; some more do no harm. Of a
 * payment's own days those are left out that the first part has: no allocation is earlier than its payment.
 * Materialized, because the store takes no more than five terms in one union.
 */
function movedOn(own: 'debit' | 'credit', other: 'debit' | 'credit'): string {
  return `moved_${own} (item_id, date) as materialized (
    select ${own}_item_id, effective_date from allocations
      where kind <> 'writeOff' and effective_date between ?1 and ?2
    union all select ${own}_item_id, reversal_date from allocations
      where reversal_date >= ?1 and reversal_date <= ?2 and kind <> 'writeOff'
    union all select ${own}_item_id, money.date from open_items as money
      join allocations on ${other}_item_id = money.id
      where money.document_kind = 'payment' and money.date between ?1 and ?2
        and effective_date not between ?1 and ?2
    union all select ${own}_item_id, effective_date from allocations
      where recorded_at > ?6 and kind <> 'writeOff'
    union all select ${own}_item_id, reversal_date from allocations
      where reversed_at > ?6 and reversed_at is not null and kind <> 'writeOff')`
}

/** A cross join: the store would else go through all items, in the order that it groups them by. */
const touched = `touched (document_id, document_kind, date) as (
  select item.document_id, max(item.document_kind), max(moved.date)
  from (select item_id, date from moved_debit union all select item_id, date from moved_credit)
    as moved
  cross join open_items as item on item.id = moved.item_id
  where ${isAsked('item')} group by item.document_id)`

/**
 * The allocations of the items on one side, each with the day on which its money moved. Cross joins
 * keep the store from beginning with all allocations.
 */
function partOn(own: 'debit' | 'credit', other: 'debit' | 'credit'): string {
  return `select touched.document_id, touched.document_kind, touched.date, ${own}_base,
      case other.document_kind when 'payment' then other.date else effective_date end, reversal_date,
      recorded_at, reversed_at
    from touched cross join open_items as item on item.document_id = touched.document_id
    cross join allocations on ${own}_item_id = item.id
    join open_items as other on other.id = ${other}_item_id
    where item.side = '${own}' and kind <> 'writeOff' and ${isAsked('item')}`
}

/** Takes what `boundOf` gives. */
const settled = `${movedOn('debit', 'credit')}, ${movedOn('credit', 'debit')}, ${touched},
  part (document_id, document_kind, date, amount, paid_date, reversal_date, recorded_at, reversed_at)
    as (${partOn('debit', 'credit')} union all ${partOn('credit', 'debit')}),
  settled as (
    select document_id as documentId, max(document_kind) as documentKind, max(date) as date,
      (select sum(amount_base) from open_items as item
       where item.document_id = part.document_id and ${isAsked('item')}) as total,
      ${standing('paid_date < ?1', 'reversal_date >= ?1', '?4')} as before,
      ${standing('paid_date <= ?2', 'reversal_date > ?2', '?4')} as until,
      ${standing('paid_date <= ?5', 'reversal_date > ?5', '?4')} as lateNow,
      ${standing('paid_date <= ?5', 'reversal_date > ?5', '?6')} as lateThen
    from part group by document_id)`
