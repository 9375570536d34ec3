import type { ContentLine } from '../../../../core/content-line.ts'
import type { EventLines } from './read-calendar.ts'

/** A duration of RFC 5545: days, which are counted on the wall, and minutes, which are exact. */
export type ReadDuration = { days: number; minutes: number }

/** Reads `P1DT2H30M` or `-PT15M` (3.3.6); undefined for what is none. Seconds are left out. */
export function readDuration(text: string): ReadDuration | undefined {
  const match =
    /^([+-]?)P(?=\w)(?:(\d{1,4})W)?(?:(\d{1,6})D)?(?:T(?=\d)(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,9})S)?)?$/i.exec(
      text.trim(),
    )
  if (!match) return undefined
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(2)
    .map((part) => Number(part ?? 0))
  const sign = match[1] === '-' ? -1 : 1
  const exact = hours * 60 + minutes + Math.floor(seconds / 60)
  return { days: sign * (weeks * 7 + days) + 0, minutes: sign * exact + 0 }
}

/** As if each day had as many hours. */
export function wholeMinutes({ days, minutes }: ReadDuration): number {
  return days * 1440 + minutes
}

/** Minutes before the start; those after it, or at a fixed instant, are none of ours. */
export function remindersOf({ alarms }: Pick<EventLines, 'alarms'>): number[] {
  const minutes = alarms.flatMap((line) => reminderOf(line) ?? [])
  return [...new Set(minutes)].slice(0, 5)
}

/** Minutes before the start of the event; undefined for what is reminded of otherwise. */
export function reminderOf({ value, params }: ContentLine): number | undefined {
  if (params.RELATED?.toUpperCase() === 'END' || params.VALUE === 'DATE-TIME') return undefined
  const duration = readDuration(value)
  const minutes = duration && -wholeMinutes(duration)
  return minutes !== undefined && minutes >= 0 && minutes <= 40_320 ? minutes + 0 : undefined
}
