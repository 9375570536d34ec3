import { mondayOf } from './local-days.ts'
import { localOfMinute, type MinuteSpan } from './minute-spans.ts'

/** Work of one person from its first minute to its last, such as a shift. */
export type WorkStretch = { id: string; span: MinuteSpan }

/** A rest that is too short: `minutes` lie between two stretches where `required` should. */
export type ShortRest = { beforeId: string; afterId: string; minutes: number; required: number }

/** The longest rest of a week, by its Monday, where it is shorter than required. */
export type ShortWeek = { monday: string; minutes: number; required: number }

/**
 * Rests between stretches of work that are shorter than the law wants. A rest is the time that
 * passed, also across midnight and on nights when clocks change: 22:00 to 09:00 is ten hours in
 * spring. Work within `sameStretch` minutes is one stretch with a pause; overlapping work is none.
 */
export function shortRests(
  stretches: readonly WorkStretch[],
  required: number,
  sameStretch: number,
): ShortRest[] {
  return neighbours(stretches).flatMap(({ before, after, minutes }) =>
    minutes >= Math.max(0, sameStretch) && minutes < required
      ? [{ beforeId: before.id, afterId: after.id, minutes, required }]
      : [],
  )
}

/**
 * Weeks with work and without a rest that is long enough. A rest counts for the week in which its
 * middle lies, so that one over a Sunday night is not lost to both. Before the first stretch and
 * after the last there may be rest that nobody told of: a week that it could save is left out.
 */
export function weeksWithoutRest(
  stretches: readonly WorkStretch[],
  required: number,
  timeZone: string,
): ShortWeek[] {
  const inOrder = inOrderOf(stretches)
  const [first, last] = [inOrder[0], inOrder.at(-1)]
  if (!first || !last) return []
  const weekOf = (minute: number) => mondayOf(localOfMinute(minute, timeZone).slice(0, 10))
  const longest = new Map(inOrder.map(({ span }) => [weekOf(span.from), 0]))
  for (const { before, after, minutes } of neighbours(stretches)) {
    const week = weekOf(Math.floor((before.span.to + after.span.from) / 2))
    longest.set(week, Math.max(longest.get(week) ?? 0, minutes))
  }
  const half = Math.ceil(required / 2)
  const mayBeSaved = [weekOf(first.span.from - half), weekOf(last.span.to + half)]
  return [...longest]
    .filter(([monday, minutes]) => minutes < required && !mayBeSaved.includes(monday))
    .map(([monday, minutes]) => ({ monday, minutes, required }))
}

function neighbours(
  stretches: readonly WorkStretch[],
): { before: WorkStretch; after: WorkStretch; minutes: number }[] {
  const inOrder = inOrderOf(stretches)
  return inOrder.flatMap((after, at) => {
    const before = inOrder[at - 1]
    return before ? [{ before, after, minutes: after.span.from - before.span.to }] : []
  })
}

function inOrderOf(stretches: readonly WorkStretch[]): WorkStretch[] {
  return [...stretches].sort((a, b) => a.span.from - b.span.from)
}
