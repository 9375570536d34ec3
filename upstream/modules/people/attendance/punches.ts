import { minuteOf } from './minute-spans.ts'

/**
 * What somebody did at the clock. A `tap` says nothing of its direction, as a kiosk sends it: it
 * comes when nobody is in, and goes when somebody is. `break` is an `out` after which one comes back.
 */
export type PunchKind = 'in' | 'out' | 'break' | 'resume' | 'tap'

/** One punch: the instant (UTC) and the zone of the clock it was made at. */
export type Punch = { id: string; at: string; timeZone: string; kind: PunchKind }

/** Punches in order of time, and the ids of those that repeat the one before. */
export type SortedPunches = { punches: Punch[]; repeated: string[] }

/**
 * Puts punches of one person in order and leaves out repetitions: the same kind again within so many
 * seconds of the punch before is one punch, however often the clock was hit.
 */
export function sortPunches(given: readonly Punch[], doubleTapSeconds: number): SortedPunches {
  const inOrder = [...given].sort(
    (a, b) => Date.parse(a.at) - Date.parse(b.at) || (a.id < b.id ? -1 : 1),
  )
  const punches: Punch[] = []
  const repeated: string[] = []
  let last: Punch | undefined
  for (const punch of inOrder) {
    const isAgain =
      last !== undefined &&
      last.kind === punch.kind &&
      Date.parse(punch.at) - Date.parse(last.at) <= doubleTapSeconds * 1000
    if (isAgain) repeated.push(punch.id)
    else punches.push(punch)
    last = punch
  }
  return { punches, repeated }
}

/** Whether a punch begins work, seen from whether somebody is in. */
export function isArrival(punch: Punch, isIn: boolean): boolean {
  if (punch.kind === 'tap') return !isIn
  return punch.kind === 'in' || punch.kind === 'resume'
}

/** The minute of a punch. */
export function minuteOfPunch({ at }: Punch): number {
  return minuteOf(at)
}
