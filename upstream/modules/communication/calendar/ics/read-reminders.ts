import type { ContentLine } from '../../../../core/content-line.ts'
import type { EventLines } from './read-calendar.ts'
import { readDuration, wholeMinutes } from './read-duration.ts'

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
