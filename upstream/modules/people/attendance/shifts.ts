import type { Day } from './local-days.ts'
import { type MinuteSpan, minuteOfLocal } from './minute-spans.ts'
import { type LocalSpan, wallMinutes } from './work-schedule.ts'

/**
 * One shift of one person: times on the wall in a zone, in order; what lies between them is a
 * planned break. A shift has at least one span.
 */
export type Shift = { id: string; timeZone: string; work: readonly LocalSpan[] }

/** How long before and after a shift a punch still belongs to it, in minutes. */
export type ShiftWindow = { before: number; after: number }

/** The day of a shift: the one on which it begins. Throws RangeError for a shift without work. */
export function dateOfShift(shift: Shift): Day {
  return firstOf(shift).from.slice(0, 10)
}

/** From a shift's first minute to its last, as they are on that night: 7, 8 or 9 hours of 22 to 06. */
export function envelopeOf(shift: Shift): MinuteSpan {
  const last = shift.work[shift.work.length - 1] ?? firstOf(shift)
  return {
    from: minuteOfLocal(firstOf(shift).from, shift.timeZone),
    to: minuteOfLocal(last.to, shift.timeZone),
  }
}

/** Planned minutes of a shift by the clock on the wall, breaks left out. */
export function plannedMinutesOf(shift: Shift): number {
  return wallMinutes(shift.work)
}

/** Whether a minute is in the window of a shift. */
export function isInWindow(shift: Shift, minute: number, window: ShiftWindow): boolean {
  const { from, to } = envelopeOf(shift)
  return minute >= from - window.before && minute <= to + window.after
}

/**
 * The shift an arrival belongs to, of those whose window contains it, also yesterday's: the one
 * that is going on or nearest. In its last hour a shift gives way to one that begins sooner.
 */
export function shiftOfArrival(
  shifts: readonly Shift[],
  minute: number,
  window: ShiftWindow,
): Shift | undefined {
  return shifts
    .filter((shift) => isInWindow(shift, minute, window))
    .map((shift) => ({ shift, distance: distanceTo(envelopeOf(shift), minute) }))
    .sort((a, b) => a.distance - b.distance || (a.shift.id < b.shift.id ? -1 : 1))[0]?.shift
}

function distanceTo({ from, to }: MinuteSpan, minute: number): number {
  if (minute < from) return from - minute
  return Math.max(0, 60 - (to - minute))
}

function firstOf(shift: Shift): LocalSpan {
  const [first] = shift.work
  if (!first) throw new RangeError(`shift ${shift.id} has no work`)
  return first
}
