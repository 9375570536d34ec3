import { addMonths, type Day, lastOfMonth } from './local-days.ts'

/**
 * What moves an overtime account, in minutes: differences of days (`day`), time off taken for
 * overtime (`time-off`, negative), minutes that were paid (`paid-out`, negative), and corrections.
 */
export type OvertimeMove = {
  key: string
  date: Day
  kind: 'day' | 'time-off' | 'paid-out' | 'correction'
  minutes: number
}

/**
 * Limits of an account. What is above `cap` at the end of a month leaves it: to be paid, or lapsed
 * where that was agreed; it is not a move once more when it is paid. `floor` is how far it may be below zero, as a number that is not negative.
 */
export type OvertimeRules = {
  from: Day
  opening: number
  cap: number | null
  aboveCap: 'to-pay' | 'lapses'
  floor: number
}

/** What left the account at the end of a month because it was above the cap. */
export type AboveCap = { date: Day; minutes: number; kind: 'to-pay' | 'lapses' }

export type OvertimeBalance = {
  on: Day
  /** What is on the account at the end of the day. */
  minutes: number
  aboveCap: AboveCap[]
  /** How far the account is below its floor; 0 where it is not. */
  belowFloor: number
}

/**
 * An overtime account at the end of a day: a pure function of its moves, in whatever order they are
 * given. What is above the cap is computed from them and written nowhere: a corrected day of March
 * changes what March gave to pay.
 */
export function overtimeOn(
  moves: readonly OvertimeMove[],
  rules: OvertimeRules,
  on: Day,
): OvertimeBalance {
  const inOrder = moves
    .filter(({ date }) => date >= rules.from && date <= on)
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const aboveCap: AboveCap[] = []
  let minutes = rules.opening
  let at = 0
  for (let month = rules.from.slice(0, 7); month <= on.slice(0, 7); month = nextMonth(month)) {
    const end = lastOfMonth(month)
    for (let move = inOrder[at]; move && move.date <= end; move = inOrder[++at]) {
      minutes += move.minutes
    }
    if (rules.cap !== null && minutes > rules.cap && end <= on) {
      aboveCap.push({ date: end, minutes: minutes - rules.cap, kind: rules.aboveCap })
      minutes = rules.cap
    }
  }
  return { on, minutes, aboveCap, belowFloor: Math.max(0, -rules.floor - minutes) }
}

function nextMonth(month: string): string {
  return addMonths(`${month}-01`, 1).slice(0, 7)
}
