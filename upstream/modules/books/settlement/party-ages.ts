import type { Reader } from '../../../firm/store.ts'
import type { OpenItem } from './reader.ts'

export type OpenQuery = {
  direction: OpenItem['direction']
  /** The side whose ages are asked for: what is owed, or what was paid ahead. */
  side: OpenItem['side']
  /** The day at whose end it is asked, `YYYY-MM-DD`; undefined for how it is now. */
  asOf: string | undefined
  partyId?: string | undefined
  currency?: string | undefined
  /** Ids of the people whose items are meant; undefined for everybody's. */
  madeBy?: readonly string[] | undefined
  /** The days before which something must have been due to be in each later age. */
  edges: readonly string[]
}

export type PartyAge = {
  /** Null for the sums of all parties. */
  partyId: string | null
  current: number
  d30: number
  d60: number
  d90: number
  over90: number
  /** What was paid ahead. */
  credit: number
  /** Less what was paid ahead. */
  total: number
}

/**
 * What was open by party and age, the most first: at most `maximum` parties, and then the sums of
 * all. Amounts of one currency are in it, else in the base currency.
 */
export function agesOfParties(reader: Reader, query: OpenQuery, maximum: number): PartyAge[] {
  const { from, bound } = openByAge(reader, query)
  const amount = query.currency === undefined ? 'balance_base' : 'balance'
  const sumOf = (age: number) => `sum(case age when ${age} then ${amount} else 0 end)`
  const keys = ['current', 'd30', 'd60', 'd90', 'over90', 'credit', 'total']
  return reader.sql
    .exec<PartyAge>(
      `with ages as materialized (
         select party_id as partyId, ${keys.slice(0, 5).map((key, at) => `${sumOf(at)} as ${key}`)},
           ${sumOf(-1)} as credit, sum(case age when -1 then -${amount} else ${amount} end) as total
         from (${from}) group by party_id
         having ${[0, 1, 2, 3, 4, -1].map((age) => `${sumOf(age)} <> 0`).join(' or ')})
       select * from (select * from ages order by total desc, partyId limit ${maximum})
       union all select null, ${keys.map((key) => `coalesce(sum(${key}), 0)`)} from ages`,
      ...bound,
    )
    .toArray()
}

export type OpenSum = { currency: string; balance: number; balanceBase: number }

/** Ages as counted from the edges: those that are meant; -1 is what was paid ahead. */
export type AgeRange = { first: number; last: number }

/**
 * What was open by currency, of some ages; what was paid ahead is below zero where the range has
 * what is owed, too.
 */
export function openByCurrency(
  reader: Reader,
  query: OpenQuery,
  { first, last }: AgeRange,
): OpenSum[] {
  const { from, bound } = openByAge(reader, query)
  const sign = first < 0 && last >= 0 ? '(case when age < 0 then -1 else 1 end) *' : ''
  const sumOf = (column: string) => `sum(${sign} ${column})`
  return reader.sql
    .exec<OpenSum>(
      `select currency, ${sumOf('balance')} as balance, ${sumOf('balance_base')} as balanceBase
       from (${from}) where age between ${first} and ${last}
       group by currency having ${sumOf('balance')} <> 0 or ${sumOf('balance_base')} <> 0
       order by currency`,
      ...bound,
    )
    .toArray()
}

export type AgeSum = { currency: string; age: number; balance: number }

/** What was open by currency and age: 0 and more as counted from the edges, -1 for the other side. */
export function openByCurrencyAndAge(reader: Reader, query: OpenQuery): AgeSum[] {
  const { from, bound } = openByAge(reader, query)
  return reader.sql
    .exec<AgeSum>(
      `select currency, age, sum(balance) as balance from (${from})
       group by currency, age having sum(balance) <> 0 order by currency, age`,
      ...bound,
    )
    .toArray()
}

/**
 * SQL of sums that together are what was open, with party, currency and age: 0 for what was not
 * yet due, 1 and more for each edge that the due date lies before, -1 for the other side.
 */
function openByAge(
  reader: Reader,
  { direction, side, asOf, partyId, currency, madeBy, edges }: OpenQuery,
): { from: string; bound: (string | null)[] } {
  const months = edges.map((edge) => edge.slice(0, 7))
  const tens = edges.map((edge) => edge.slice(0, 9))
  const bound = [
    direction,
    JSON.stringify(periodsUntil(reader, direction, asOf)),
    asOf === undefined ? '' : `${asOf.slice(0, 7)}-01`,
    asOf ?? '',
    JSON.stringify(months),
    JSON.stringify(parted(months, ['-0', '-1', '-2', '-3']).filter((ten) => !tens.includes(ten))),
    JSON.stringify(parted(tens, [...'0123456789'])),
    partyId ?? null,
    currency ?? null,
    madeBy === undefined ? null : JSON.stringify(madeBy),
  ]
  const late = ['0', ...edges.map((_, at) => `(due < ?${bound.length + at + 1})`)].join(' + ')
  const part = (where: string) =>
    `select party_id, currency, case side when '${side}' then ${late} else -1 end as age,
       balance, balance_base
     from party_balance_changes
     where direction = ?1 and side in ('debit', 'credit') and ${where}
       and (?8 is null or party_id = ?8) and (?9 is null or currency = ?9)
       and (?10 is null or made_by in (select value from json_each(?10)))`
  const whole = 'period in (select value from json_each(?2))'
  const among = (at: number) => `due in (select value from json_each(?${at}))`
  const parts = [
    `${whole} and due_unit = 'month' and not ${among(5)}`,
    `${whole} and due_unit = 'ten' and ${among(6)}`,
    `${whole} and due_unit = 'day' and ${among(7)}`,
    `period between ?3 and ?4 and due_unit = 'day'`,
  ]
  return { from: parts.map(part).join(' union all '), bound: [...bound, ...edges] }
}

/** Every span with each ending; some are in no calendar and have no sums. */
function parted(spans: readonly string[], endings: readonly string[]): string[] {
  return [...new Set(spans)].flatMap((span) => endings.map((ending) => `${span}${ending}`))
}

/** The years before that of a day and the months before its own in its year; or all years. */
function periodsUntil({ sql }: Reader, direction: string, date: string | undefined): string[] {
  const found = (which: 'min' | 'max', side: string, none: string) =>
    `coalesce((select ${which}(period) from party_balance_changes
       where direction = ?1 and side = '${side}'), '${none}')`
  const { first, last } = sql
    .exec<{ first: string; last: string }>(
      `select min(${found('min', 'debit', '9999')}, ${found('min', 'credit', '9999')}) as first,
         max(${found('max', 'debit', '0000')}, ${found('max', 'credit', '0000')}) as last`,
      direction,
    )
    .one()
  const lastYear = date === undefined ? yearOf(last) : yearOf(date) - 1
  const years = numbers(yearOf(first), lastYear).map((year) => String(year).padStart(4, '0'))
  if (date === undefined) return years
  const months = numbers(1, Number(date.slice(5, 7)) - 1)
  const ofYear = months.map((month) => `${date.slice(0, 4)}-${String(month).padStart(2, '0')}`)
  return [...years, ...ofYear]
}

function yearOf(period: string): number {
  return Number(period.slice(0, 4))
}

function numbers(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
}
