import { type Day, daysBetween } from '../attendance/index.ts'
import type { LeaveDay } from './day-costs.ts'

/**
 * When illness during leave gives its days back: always when it is proved (§ 9 BUrlG; Court of
 * Justice, C-277/08), or only if it lasts longer than some calendar days (three in Austria, § 5
 * UrlG).
 */
export type ReturnRule = { longerThanDays: number }

/** Days of illness in a row, both included, and whether there is proof of it. */
export type Illness = { from: Day; to: Day; isProved: boolean }

/**
 * Parts a request's days by illness: `kept` are leave, `returned` go back to the balance and are
 * sick leave instead.
 */
export function daysReturned(
  days: readonly LeaveDay[],
  illnesses: readonly Illness[],
  rule: ReturnRule,
): { kept: LeaveDay[]; returned: LeaveDay[] } {
  const counted = joined(illnesses.filter(({ isProved }) => isProved)).filter(
    ({ from, to }) => daysBetween(from, to) + 1 > rule.longerThanDays,
  )
  const isIll = ({ date }: LeaveDay) => counted.some(({ from, to }) => from <= date && date <= to)
  return { kept: days.filter((day) => !isIll(day)), returned: days.filter(isIll) }
}

/** Illnesses that follow each other without a day between them are one. */
function joined(illnesses: readonly Illness[]): Illness[] {
  const inOrder = [...illnesses].sort((a, b) => (a.from < b.from ? -1 : 1))
  const found: Illness[] = []
  for (const illness of inOrder) {
    const last = found.at(-1)
    if (last && daysBetween(last.to, illness.from) <= 1) {
      if (illness.to > last.to) last.to = illness.to
    } else {
      found.push({ ...illness })
    }
  }
  return found
}
