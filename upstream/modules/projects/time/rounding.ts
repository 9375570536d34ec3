import { allocate } from '#contract/core/money.ts'
import { grouped } from './grouped.ts'

/** How worked time becomes time to bill. */
export type RoundingRule = {
  mode: 'none' | 'up' | 'down' | 'nearest'
  /** To whole multiples of so many minutes; halves of `nearest` go up. */
  minutes: number
  /** Each entry, or the sum that a person worked on a task in a day. */
  per: 'entry' | 'day'
}

/** An entry as rounding reads it; `date` is the day on which it began where the person is. */
export type WorkedEntry = {
  id: string
  personId: string
  projectId: string | null
  taskId: string | null
  date: string
  seconds: number
}

/** An entry that stands on an invoice, and the seconds that were billed of it. */
type BilledEntry = WorkedEntry & { billed: number }

/**
 * The seconds to bill of each entry, in the order given. What a sum by day gains or loses is spread
 * over its entries in proportion (largest remainder), so that they sum to it. Nothing stays nothing.
 * What was billed of the same day and task before is in that sum, and is not billed once more.
 * @throws RangeError 'rounding_malformed'
 */
export function billedSeconds(
  entries: readonly WorkedEntry[],
  rule: RoundingRule,
  before: readonly BilledEntry[] = [],
): { id: string; seconds: number }[] {
  if (!Number.isSafeInteger(rule.minutes) || rule.minutes < 1) {
    throw new RangeError('rounding_malformed')
  }
  if (rule.per === 'entry' || rule.mode === 'none') {
    return entries.map(({ id, seconds }) => ({ id, seconds: rounded(seconds, rule) }))
  }
  const shares = new Map<WorkedEntry, number>()
  const known = new Map<string, { worked: number; billed: number }>()
  for (const entry of before) {
    const { worked, billed } = known.get(keyOf(entry)) ?? { worked: 0, billed: 0 }
    known.set(keyOf(entry), { worked: worked + entry.seconds, billed: billed + entry.billed })
  }
  for (const group of grouped(entries, keyOf)) {
    const seconds = group.map((entry) => entry.seconds)
    const sum = seconds.reduce((one, other) => one + other, 0)
    const [first] = group
    const { worked, billed } = (first && known.get(keyOf(first))) ?? { worked: 0, billed: 0 }
    const parts = allocate(Math.max(0, rounded(worked + sum, rule) - billed), seconds)
    for (const [at, entry] of group.entries()) shares.set(entry, parts[at] ?? 0)
  }
  return entries.map((entry) => ({ id: entry.id, seconds: shares.get(entry) ?? 0 }))
}

function keyOf({ personId, date, projectId, taskId }: WorkedEntry): string {
  return JSON.stringify([personId, date, projectId, taskId])
}

function rounded(seconds: number, { mode, minutes }: RoundingRule): number {
  const step = minutes * 60
  const steps = seconds / step
  switch (mode) {
    case 'up':
      return Math.ceil(steps) * step
    case 'down':
      return Math.floor(steps) * step
    case 'nearest':
      return Math.round(steps) * step
    case 'none':
      return seconds
  }
}
