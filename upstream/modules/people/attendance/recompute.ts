import type { Day } from './local-days.ts'
import { splitAtMidnights } from './minute-spans.ts'
import { type OpenItem, type PairedPunches, spansOf, type WorkRecord } from './work-records.ts'

/** Every local day a record touches, and the one it belongs to. */
export function daysTouchedBy(record: WorkRecord): Day[] {
  const parts = spansOf(record).flatMap((span) => splitAtMidnights(span, record.timeZone))
  return [...new Set([record.workDate, ...parts.map(({ date }) => date)])].sort()
}

/**
 * The days to compute anew after punches, corrections or shifts have changed: all that a record or
 * an open item touches which is no longer the same, as it was and as it is. One moved punch may
 * pair others differently, so whole results are compared.
 */
export function daysToRecompute(
  before: Pick<PairedPunches, 'records' | 'open'>,
  after: Pick<PairedPunches, 'records' | 'open'>,
): Day[] {
  const days = [
    ...changed(before.records, after.records).flatMap(daysTouchedBy),
    ...changed(before.open, after.open).map(({ date }) => date),
  ]
  return [...new Set(days)].sort()
}

/** What is in one list and not in the other, from both. */
function changed<T extends WorkRecord | OpenItem>(before: readonly T[], after: readonly T[]): T[] {
  const [inBefore, inAfter] = [before, after].map(
    (list) => new Set(list.map((entry) => JSON.stringify(entry))),
  )
  return [
    ...before.filter((entry) => !inAfter?.has(JSON.stringify(entry))),
    ...after.filter((entry) => !inBefore?.has(JSON.stringify(entry))),
  ]
}
