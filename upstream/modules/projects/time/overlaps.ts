import { endOf, type Interval, instantAt, millisecondsOf, type TimeEntry } from './entries.ts'
import { grouped } from './grouped.ts'

/** Two entries of one person that say the same minutes. */
export type Overlap = Interval & {
  personId: string
  firstId: string
  secondId: string
  minutes: number
}

type Span = { entry: TimeEntry; from: number; to: number }

const minuteMs = 60_000

/**
 * Entries of the same person that overlap, in the order of time. Minutes count, as people see and
 * type them: what is stopped at 12:32:50 and goes on by hand at 12:32 is no overlap.
 */
export function findOverlaps(entries: readonly TimeEntry[], now: string): Overlap[] {
  return grouped(entries, ({ personId }) => personId).flatMap((own) => overlapsOf(own, now))
}

function overlapsOf(entries: readonly TimeEntry[], now: string): Overlap[] {
  const found: Overlap[] = []
  let open: Span[] = []
  for (const span of spansOf(entries, now)) {
    open = open.filter(({ to }) => to > span.from)
    for (const before of open) {
      const to = Math.min(before.to, span.to)
      found.push({
        personId: span.entry.personId,
        firstId: before.entry.id,
        secondId: span.entry.id,
        from: instantAt(span.from),
        to: instantAt(to),
        minutes: (to - span.from) / minuteMs,
      })
    }
    open.push(span)
  }
  return found
}

/** Entries by whole minutes, in order; what lasts less than one can overlap nothing. */
function spansOf(entries: readonly TimeEntry[], now: string): Span[] {
  return entries
    .map((entry) => ({
      entry,
      from: floored(entry.startedAt),
      to: floored(endOf(entry, now)),
    }))
    .filter(({ from, to }) => to > from)
    .sort((a, b) => a.from - b.from || a.to - b.to || (a.entry.id < b.entry.id ? -1 : 1))
}

function floored(instant: string): number {
  return Math.floor(millisecondsOf(instant) / minuteMs) * minuteMs
}
