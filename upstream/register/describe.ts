import { currencyCodes, currencyDigits } from '#contract/core/currencies.ts'
import type { PageQuery } from '#contract/core/page.ts'
import type { Direction } from '#contract/core/register.ts'
import type { CustomFilter } from '#contract/firm/custom-values.ts'
import type { SearchIndex } from '../firm/search-index.ts'
import type { Reader } from '../firm/store.ts'

/** A part of a `where`, with what stands for its question marks. */
export type Condition = {
  sql: string
  bound: SqlStorageValue[]
  /** A column with an index of its own: what few rows have is found there, not along the order. */
  rare?: string
}

/** What the list of any register is asked for; its filters are the names beside these. */
export type RegisterQuery = PageQuery & {
  tab: string
  sort: string
  direction: Direction
  custom?: CustomFilter
}

/** What rows come to, a currency each; `sums` in minor units by the name of the column. */
export type RegisterTotals = { currency: string; count: number; sums: Record<string, number> }[]

type FilterName<Query> = Exclude<keyof Query, keyof RegisterQuery | 'firmId'>

/**
 * A register's table as its list needs it, written by the table's owner. Every text is SQL of the
 * owner; what a caller typed comes in as bound values alone.
 */
export type RegisterSource<Query extends RegisterQuery> = {
  /** The table or view, with the columns `id` and, where it can be searched, `row_number`. */
  from: string
  /** The full-text table that its row numbers are found in. */
  search?: SearchIndex
  /** The condition of each tab; empty for all rows. */
  tabs: Record<Query['tab'], string>
  /**
   * What each order goes by: columns that are never null. Each needs an index that begins with the
   * tab's column and goes on with this and `id`; `sortPlans` in a test holds it.
   */
  sorts: Record<Query['sort'], string>
  filters: { [Name in FilterName<Query>]-?: (value: SqlStorageValue) => Condition }
  /** How it is filtered by the fields that the firm added; made by `customCondition`. */
  custom?: (given: NonNullable<CustomFilter>) => Condition
  /** What the caller's role reaches, made by `reachCondition`; undefined for all of it. */
  within?: Condition | undefined
  /** The column of the currency, and what is added up of it, by the name in `sums`. */
  totals?: { currency: string; sums: Record<string, string>; count?: string }
  /** Totals that are kept somewhere, for more rows than would be added up; undefined for none. */
  quickTotals?(reader: Reader, query: Query): RegisterTotals | undefined
}

/** `column = value` */
export function equals(column: string) {
  return (value: SqlStorageValue): Condition => ({ sql: `${column} = ?`, bound: [value] })
}

/**
 * `column = value`, where an index of this column alone finds the rows if there are few; the others
 * are met soon on the way along the order of the list. @public
 */
export function equalsRare(column: string) {
  // The sign keeps the planner to the order where there are many.
  const sql = `+${column} = ?`
  return (value: SqlStorageValue): Condition => ({ sql, bound: [value], rare: column })
}

/** `column >= value`, for dates and integers. @public */
export function atLeast(column: string) {
  return (value: SqlStorageValue): Condition => ({ sql: `${column} >= ?`, bound: [value] })
}

/** `column <= value`, for dates and integers. @public */
export function atMost(column: string) {
  return (value: SqlStorageValue): Condition => ({ sql: `${column} <= ?`, bound: [value] })
}

/** `column >= value` of numbers that are kept as decimal text; `column` is already a number. */
export function decimalAtLeast(column: string) {
  return (value: SqlStorageValue): Condition => ({
    sql: `${column} >= cast(? as real)`,
    bound: [value],
  })
}

/** As `decimalAtLeast`, from the other end. */
export function decimalAtMost(column: string) {
  return (value: SqlStorageValue): Condition => ({
    sql: `${column} <= cast(? as real)`,
    bound: [value],
  })
}

/** `column >= value` of minor units, where the value is a decimal of each row's own currency. @public */
export function amountAtLeast(column: string, currency: string) {
  return decimalAtLeast(`(${column} / ${unitsIn(currency)})`)
}

/** As `amountAtLeast`, from the other end. @public */
export function amountAtMost(column: string, currency: string) {
  return decimalAtMost(`(${column} / ${unitsIn(currency)})`)
}

/** SQL for how many minor units one unit of a row's currency has. */
function unitsIn(currency: string): string {
  const odd = currencyCodes.filter((code) => currencyDigits(code) !== 2)
  const cases = odd.map((code) => `when '${code}' then ${10 ** currencyDigits(code)}.0`)
  return `case ${currency} ${cases.join(' ')} else 100.0 end`
}

/** Two conditions, for the values `yes` and `no`. @public */
export function yesNo(isTrue: string, isFalse: string) {
  return (value: SqlStorageValue): Condition => ({
    sql: value === 'yes' ? isTrue : isFalse,
    bound: [],
  })
}
