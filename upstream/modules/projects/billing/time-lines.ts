import { divideRound, sum } from '#contract/core/decimal.ts'
import { apportion, type Minor, minorFrom } from '#contract/core/money.ts'
import { hourMoney, rateKey } from './hour-money.ts'
import { quantityFor } from './line-quantity.ts'
import type { PricedEntry } from './price-entries.ts'

/** What makes one line: all of a project, or its tasks, people or days, or each entry by itself. */
export const lineGroupings = ['project', 'task', 'person', 'day', 'entry'] as const
export type LineGrouping = (typeof lineGroupings)[number]

/** A line of an invoice, and which part of it is whose. */
export type TimeLine = {
  projectId: string | null
  /** What all entries of the line share of these. */
  taskId: string | null
  personId: string | null
  firstDate: string
  lastDate: string
  seconds: number
  hourly: string
  currency: string
  amount: Minor
  /** As the document has them: hours at the rate, or 1 at the amount where no hours come to it. */
  unit: 'hour' | 'flat'
  quantity: string
  unitPrice: string
  entries: { entryId: string; seconds: number; amount: Minor; rateId: string }[]
}

type Part = { entry: PricedEntry; rateKey: string; amount: Minor }

/**
 * Makes lines of time. Hours of one rate are rounded to money once, and its cents are spread over the
 * entries (largest remainder, the earlier day first), so that the sum is the same however they are
 * grouped. Hours of different rates are never in one line.
 * @throws RangeError 'rate_malformed', 'amount_out_of_range' and on an unknown currency
 */
export function timeLines(entries: readonly PricedEntry[], grouping: LineGrouping): TimeLine[] {
  const inOrder = entries.toSorted(
    (a, b) => compareTexts(a.date, b.date) || compareTexts(a.id, b.id),
  )
  const lines = new Map<string, Part[]>()
  for (const part of partsOf(inOrder)) {
    const key = keyOf(part, grouping)
    const line = lines.get(key)
    if (line) line.push(part)
    else lines.set(key, [part])
  }
  return [...lines.values()].map(lineOf)
}

/** The amount of each entry, in the order given. */
function partsOf(entries: readonly PricedEntry[]): Part[] {
  const rateKeys = rateKeyFinder()
  const byRate = new Map<string, { entry: PricedEntry; rateKey: string }[]>()
  const all = entries.map((entry) => ({ entry, rateKey: rateKeys(entry) }))
  for (const one of all) {
    const same = byRate.get(one.rateKey)
    if (same) same.push(one)
    else byRate.set(one.rateKey, [one])
  }
  const amounts = new Map<PricedEntry, Minor>()
  for (const same of byRate.values()) {
    for (const [entry, amount] of amountsOf(same.map(({ entry }) => entry))) {
      amounts.set(entry, amount)
    }
  }
  return all.map((one) => ({ ...one, amount: amounts.get(one.entry) ?? 0 }))
}

/** Amounts of entries of one rate. */
function amountsOf(entries: readonly PricedEntry[]): [PricedEntry, Minor][] {
  const [first] = entries
  if (first === undefined) return []
  const { quota: second, divisor } = hourMoney(1, first.hourly, first.currency)
  const quotas = entries.map(({ seconds }) => BigInt(seconds) * second)
  const amounts = apportion(divideRound(sum(quotas), divisor), quotas, divisor)
  return entries.map((entry, at) => [entry, minorFrom(amounts[at] ?? 0n)])
}

/** Names rates; most entries have one that was named before. */
function rateKeyFinder(): (entry: PricedEntry) => string {
  const known = new Map<string, string>()
  return (entry) => {
    const { hourly, currency } = entry
    const written = `${currency} ${hourly}`
    const found = known.get(written)
    if (found !== undefined) return found
    const key = rateKey(entry)
    known.set(written, key)
    return key
  }
}

function keyOf({ entry, rateKey }: Part, grouping: LineGrouping): string {
  const { projectId, taskId, personId, date, id } = entry
  const by = { project: null, task: taskId, person: personId, day: date, entry: id }[grouping]
  return JSON.stringify([projectId, by, rateKey])
}

function lineOf(parts: readonly Part[]): TimeLine {
  const entries = parts.map(({ entry }) => entry)
  const [first] = entries
  if (first === undefined) throw new RangeError('line_empty')
  const seconds = entries.reduce((all, entry) => all + entry.seconds, 0)
  const amount = parts.reduce((all, part) => all + part.amount, 0)
  const { hourly, currency, projectId, taskId, personId, date } = first
  const shared = <Value>(value: Value, of: (entry: PricedEntry) => Value) =>
    entries.every((entry) => of(entry) === value) ? value : null
  return {
    projectId,
    taskId: shared(taskId, (entry) => entry.taskId),
    personId: shared<string | null>(personId, (entry) => entry.personId),
    firstDate: date,
    lastDate: entries.at(-1)?.date ?? date,
    seconds,
    hourly,
    currency,
    amount,
    ...quantityFor({ seconds, hourly, amount, currency }),
    entries: parts.map(({ entry, amount: share }) => ({
      entryId: entry.id,
      seconds: entry.seconds,
      amount: share,
      rateId: entry.rateId,
    })),
  }
}

function compareTexts(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1
}
