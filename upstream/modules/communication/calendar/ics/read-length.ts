import { instantOf, localOf, minutesBetween, shiftLocal } from '#contract/core/zoned-time.ts'
import type { ContentLine } from '../../../../core/content-line.ts'
import { lineOf, textOf, Unreadable } from './event-lines.ts'
import type { EventLines } from './read-calendar.ts'
import { type ReadDuration, readDuration, wholeMinutes } from './read-duration.ts'
import { timeOf } from './read-time.ts'

/** An event and the clocks that its own start is on. */
export type Clocks = { event: EventLines; timeZone: string; start: string }

/** A line's time on the clocks of the event, whatever zone the line is in; of a day alone, its start on that day. */
export function onClocks(
  value: string,
  line: ContentLine,
  { event, timeZone, start }: Clocks,
): string {
  const { local, timeZone: zone } = timeOf(value, line, event, timeZone)
  if (start.length === 10) return local.slice(0, 10)
  if (local.length === 10) return `${local}${start.slice(10)}`
  return zone === timeZone ? local : localOf(instantOf(local, zone), timeZone)
}

/** A file ends a day's event on the next day (3.6.1); here it ends on its last. */
export function endOf(clocks: Clocks): string {
  return ofFourDigits(writtenEnd(clocks))
}

/** Later years have five digits, and no clock of ours shows them. */
function ofFourDigits(local: string): string {
  if (!/^\d{4}-/.test(local)) throw new Unreadable('endTooLate')
  return local
}

function writtenEnd(clocks: Clocks): string {
  const { event, timeZone, start } = clocks
  const isDay = start.length === 10
  const line = lineOf(event, 'DTEND')
  if (isDay) {
    const minutes = line
      ? minutesBetween(start, onClocks(line.value, line, clocks))
      : wholeMinutes(durationOf(event) ?? { days: 1, minutes: 0 })
    if (minutes < 0) throw new Unreadable('endBeforeStart')
    return shiftLocal(start, Math.max(0, Math.ceil(minutes / 1440) * 1440 - 1440))
  }
  if (line && minutesUntil(line, clocks) < 0) throw new Unreadable('endBeforeStart')
  const end = line
    ? onClocks(line.value, line, clocks)
    : endAfter(start, durationOf(event), timeZone)
  // What takes no time at all takes a minute here.
  return shiftLocal(start, Math.max(1, minutesBetween(start, end)))
}

/** Minutes by the clock of the world from the start to a line's time. */
function minutesUntil(line: ContentLine, clocks: Clocks): number {
  const { event, timeZone, start } = clocks
  const { local, timeZone: zone } = timeOf(line.value, line, event, timeZone)
  if (local.length === 10) return minutesBetween(start.slice(0, 10), local)
  return (Date.parse(instantOf(local, zone)) - Date.parse(instantOf(start, timeZone))) / 60_000
}

/** Days are counted on the wall, hours by the clock of the world (3.3.6). */
function endAfter(start: string, duration: ReadDuration | undefined, timeZone: string): string {
  const { days, minutes } = duration ?? { days: 0, minutes: 0 }
  const day = ofFourDigits(shiftLocal(start, days * 1440))
  if (minutes === 0) return day
  const end = Date.parse(instantOf(day, timeZone)) + minutes * 60_000
  return ofFourDigits(localOf(new Date(end).toISOString(), timeZone))
}

/**
 * Hours without days: they are as many for each time of a series, whatever clocks do meanwhile. The clocks
 * do not tell how long it lasts either where they go back in between and show an earlier time at its end.
 */
export function exactMinutes(clocks: Clocks): number | null {
  const { event, start } = clocks
  if (start.length === 10) return null
  const line = lineOf(event, 'DTEND')
  if (line) {
    const minutes = minutesUntil(line, clocks)
    return minutes > 0 && onClocks(line.value, line, clocks) <= start ? minutes : null
  }
  const duration = durationOf(event)
  return duration && duration.days === 0 && duration.minutes > 0 ? duration.minutes : null
}

function durationOf(event: EventLines): ReadDuration | undefined {
  const text = textOf(event, 'DURATION').trim()
  if (text === '') return undefined
  const duration = readDuration(text)
  if (!duration || wholeMinutes(duration) < 0) throw new Unreadable('endBeforeStart')
  return duration
}
