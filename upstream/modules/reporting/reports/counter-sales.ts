import type { Minor } from '#contract/core/money.ts'
import { hooks } from '../../../core/hooks.ts'
import type { Reader } from '../../../firm/store.ts'
import type { SoldField, SoldLines } from '../../selling/invoicing/views.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** It sells without invoices, as tills do: reports count that, and months wait for it. */
    counterSales: CounterSales
  }
}

type Asked = { from: string; to: string; fields: ReadonlySet<SoldField> }
type Parties = ReadonlyMap<string, { customerId: string; person: string }>

/** What is sold over a counter, as reports of sales and the closing of months need it. */
export type CounterSales = {
  /** What was sold and came back in a span, grouped by the fields that are asked for. */
  lines(reader: Reader, asked: Asked): readonly SoldLines[]
  /** What of a span is sold and not posted yet: minor units of the base currency, net. */
  unposted(reader: Reader, from: string, to: string): Minor
  /** Who bought, empty for nobody, and who sold, by the ids of what was sold. */
  parties(reader: Reader, ids: readonly string[]): Parties
  /** How many counters that are not closed sold something until a day: the books know of none of it. */
  countOpen(reader: Reader, date: string): number
  /** What was sold, with its tax, and what money came in, by months and the day of each sale. */
  taken(reader: Reader, from: string, to: string): readonly TakenMonth[]
}

/** Minor units of the base currency; `count` is of sales and refunds. */
export type TakenMonth = { month: string; count: number; sold: Minor; received: Minor }

export function counterLines(reader: Reader, asked: Asked): SoldLines[] {
  return hooks('counterSales').flatMap((sales) => sales.lines(reader, asked))
}

export function unpostedCounterSales(reader: Reader, from: string, to: string): Minor {
  return hooks('counterSales').reduce((sum, sales) => sum + sales.unposted(reader, from, to), 0)
}

export function partiesOfCounterSales(reader: Reader, ids: readonly string[]): Parties {
  return new Map(hooks('counterSales').flatMap((sales) => [...sales.parties(reader, ids)]))
}

export function countOpenCounters(reader: Reader, date: string): number {
  return hooks('counterSales').reduce((sum, sales) => sum + sales.countOpen(reader, date), 0)
}

export function takenAtCounters(reader: Reader, from: string, to: string): TakenMonth[] {
  return hooks('counterSales').flatMap((sales) => [...sales.taken(reader, from, to)])
}
