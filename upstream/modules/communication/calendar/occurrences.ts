import { localOf, minutesBetween, shiftLocal } from '#contract/core/zoned-time.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { Reader } from '../../../firm/store.ts'
import { type EventRow, readChanged } from './reader.ts'
import { seriesOf, startInstant, timesOf } from './repeat.ts'

/** Days, and the instants at which the first begins and the last is over. */
export type Bounds = { from: string; to: string; fromAt: string; toAt: string }

export function boundsOf(from: string, to: string, timeZone: string) {
  return { fromAt: startInstant(from, timeZone), toAt: startInstant(addDays(to, 1), timeZone) }
}

/** An instant some whole days later. */
export function shiftInstant(instant: string, days: number): string {
  return new Date(Date.parse(instant) + days * 86_400_000).toISOString()
}

/** Times of series that something else has taken the place of, by series. */
export function changedStarts(reader: Reader, rows: readonly EventRow[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const ids = rows.filter(({ repeats }) => repeats !== '').map(({ id }) => id)
  if (ids.length === 0) return found
  for (const { seriesId, seriesStart } of readChanged(reader, ids)) {
    if (seriesId === null || seriesStart === null) continue
    found.set(seriesId, (found.get(seriesId) ?? new Set()).add(seriesStart))
  }
  return found
}

/** The local starts of an event that may touch the window. */
export function startsIn(
  row: EventRow,
  bounds: Bounds,
  changed: Set<string> | undefined,
): string[] {
  if (row.repeats === '') return [row.start]
  const lasts = minutesBetween(row.start, row.end) + 1440
  const first = row.allDay ? bounds.from : localOf(bounds.fromAt, row.timeZone)
  const last = row.allDay ? bounds.to : localOf(bounds.toAt, row.timeZone)
  const times = timesOf(seriesOf(row), shiftLocal(first, -lasts), last)
  return changed ? times.filter((start) => !changed.has(start)) : times
}
