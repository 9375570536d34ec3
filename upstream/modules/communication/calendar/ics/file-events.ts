import { instantOf, localOf, minutesBetween, shiftLocal } from '#contract/core/zoned-time.ts'
import { onceRule } from '../repeat.ts'
import type { EventValues } from '../writer.ts'
import type { ReadEvent } from './read-event.ts'

/** An event of a file, and which of them it is. */
export type Placed = ReadEvent & { place: number | null }

/**
 * Of two that are the same time of the same event the later one counts (RFC 5545, 3.8.7.4), whichever
 * comes first in the file.
 */
export function newestOfEach<Event extends ReadEvent>(events: readonly Event[]): Event[] {
  const newest = new Map<string, Event>()
  for (const event of events) {
    const { seriesStart } = event
    const which = seriesStart && instantOfStart(seriesStart)
    const key = JSON.stringify([event.uid, which])
    const before = newest.get(key)
    const isLater =
      !before ||
      event.sequence > before.sequence ||
      (event.sequence === before.sequence && event.stamp >= before.stamp)
    if (isLater) newest.set(key, event)
  }
  return [...newest.values()]
}

function instantOfStart({ local, timeZone }: NonNullable<ReadEvent['seriesStart']>): string {
  return local.length === 10 ? local : instantOf(local, timeZone)
}

/**
 * Single times whose series the file does not have, as a guest of some of them is sent (RFC 4791, 4.1):
 * one is an event of its own; several are the times of a series that has no others.
 */
export function ofSingles(
  singles: readonly Placed[],
  isOfKept: boolean | undefined,
): [Placed, readonly Placed[]] {
  const [first] = singles
  if (!first) throw new Error('There is no single time')
  if (isOfKept) return [first, singles]
  if (singles.length === 1) return [{ ...first, seriesStart: null }, []]
  const { input } = first
  const starts = singles.map((one) => startIn(one, input)).sort()
  const [start = input.start, ...added] = starts
  const end = shiftLocal(start, minutesBetween(input.start, input.end))
  const values = { ...input, start, end, repeats: onceRule }
  const head = { ...first, seriesStart: null, isCancelled: false, skipped: [], added }
  return [{ ...head, place: null, input: values }, singles]
}

/** The time of a series that is meant, on the clocks of the series. */
export function startIn(
  { seriesStart }: ReadEvent,
  { allDay, timeZone, start }: Pick<EventValues, 'allDay' | 'timeZone' | 'start'>,
): string {
  const { local, timeZone: zone } = seriesStart ?? { local: '', timeZone }
  if (allDay) return local.slice(0, 10)
  // Some programs name the day alone.
  if (local.length === 10) return `${local}${start.slice(10)}`
  return zone === timeZone ? local : localOf(instantOf(local, zone), timeZone)
}
