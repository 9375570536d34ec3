import { addDays, type Day } from './local-days.ts'
import { type MinuteSpan, minuteOfLocal, sharedBy, startOfDay } from './minute-spans.ts'
import { shortRests, weeksWithoutRest } from './rests.ts'
import { dateOfShift, envelopeOf, plannedMinutesOf, type Shift } from './shifts.ts'
import type { WorkingTimeLaw } from './working-time-law.ts'

/** Time somebody is away: whole days, or from one local time to another. Why is nobody's business here. */
export type Absence =
  | { id: string; from: Day; to: Day; isPending: boolean }
  | { id: string; fromLocal: string; toLocal: string; isPending: boolean }

/** What stands against a plan of shifts of one person; all in minutes. */
export type RotaConflict =
  | { kind: 'overlap'; shiftId: string; otherId: string }
  | { kind: 'rest'; shiftId: string; otherId: string; minutes: number; required: number }
  | { kind: 'weekly-rest'; monday: Day; minutes: number; required: number }
  | { kind: 'absence'; shiftId: string; absenceId: string; isPending: boolean }
  | { kind: 'day-too-long'; shiftId: string; minutes: number; required: number }

export type RotaLimits = Pick<WorkingTimeLaw, 'dailyRest' | 'weeklyRest' | 'longestDay'>

/**
 * All conflicts of one person's shifts: with each other, with rests between them as time passes
 * (also on nights when clocks change), with absences, and with the longest day. Give the shifts of
 * the weeks before and after along with those that are looked at.
 */
export function rotaConflicts(
  shifts: readonly Shift[],
  absences: readonly Absence[],
  limits: RotaLimits,
): RotaConflict[] {
  const stretches = shifts.map((shift) => ({ id: shift.id, span: envelopeOf(shift) }))
  const timeZone = shifts[0]?.timeZone ?? 'UTC'
  return [
    ...overlaps(stretches),
    ...shortRests(stretches, limits.dailyRest, 0)
      .filter(({ beforeId, afterId }) => !isSameDay(shifts, beforeId, afterId))
      .map(({ beforeId, afterId, minutes, required }) => ({
        kind: 'rest' as const,
        shiftId: afterId,
        otherId: beforeId,
        minutes,
        required,
      })),
    ...weeksWithoutRest(stretches, limits.weeklyRest, timeZone).map((week) => ({
      kind: 'weekly-rest' as const,
      ...week,
    })),
    ...shifts.flatMap((shift) => absencesOn(shift, absences)),
    ...longDays(shifts, limits.longestDay),
  ]
}

function overlaps(stretches: readonly { id: string; span: MinuteSpan }[]): RotaConflict[] {
  const inOrder = [...stretches].sort((a, b) => a.span.from - b.span.from)
  return inOrder.flatMap((stretch, at) =>
    inOrder
      .slice(0, at)
      .filter(({ span }) => sharedBy(span, stretch.span))
      .map(({ id }) => ({ kind: 'overlap' as const, shiftId: stretch.id, otherId: id })),
  )
}

/** Two shifts of one day are its parts: the rest is what follows the last. */
function isSameDay(shifts: readonly Shift[], oneId: string, otherId: string): boolean {
  const [one, other] = [oneId, otherId].map((id) => shifts.find((shift) => shift.id === id))
  return one !== undefined && other !== undefined && dateOfShift(one) === dateOfShift(other)
}

function absencesOn(shift: Shift, absences: readonly Absence[]): RotaConflict[] {
  const span = envelopeOf(shift)
  return absences
    .filter((absence) => sharedBy(span, spanOfAbsence(absence, shift.timeZone)))
    .map(({ id, isPending }) => ({
      kind: 'absence' as const,
      shiftId: shift.id,
      absenceId: id,
      isPending,
    }))
}

function spanOfAbsence(absence: Absence, timeZone: string): MinuteSpan {
  if ('fromLocal' in absence) {
    return {
      from: minuteOfLocal(absence.fromLocal, timeZone),
      to: minuteOfLocal(absence.toLocal, timeZone),
    }
  }
  return {
    from: startOfDay(absence.from, timeZone),
    to: startOfDay(addDays(absence.to, 1), timeZone),
  }
}

/** The shift with which a day grows too long; work of a night shift counts for the day it begins. */
function longDays(shifts: readonly Shift[], longest: number | null): RotaConflict[] {
  if (longest === null) return []
  const byDay = new Map<Day, number>()
  return [...shifts]
    .sort((a, b) => envelopeOf(a).from - envelopeOf(b).from)
    .flatMap((shift) => {
      const day = dateOfShift(shift)
      const minutes = (byDay.get(day) ?? 0) + plannedMinutesOf(shift)
      byDay.set(day, minutes)
      return minutes > longest
        ? [{ kind: 'day-too-long' as const, shiftId: shift.id, minutes, required: longest }]
        : []
    })
}
