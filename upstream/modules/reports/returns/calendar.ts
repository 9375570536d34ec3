import { addDays } from '../../../firm/calendar.ts'
import { monthStart, type Span } from '../span.ts'

/** How often a country's return is due as a rule, and when after the end of its days. */
type Duty = { months: 1 | 3; dueOn: (to: string) => string }

const dayAfter = (months: number, day: number) => (to: string) =>
  addDays(monthStart(to, months), day - 1)

/** The last day of the month so many months after the one that a return ends with. */
const endOfMonth = (months: number) => (to: string) => addDays(monthStart(to, months + 1), -1)

/**
 * The usual rhythm. DE § 18 UStG: the 10th of the next month; AT § 21 UStG: the 15th of the second;
 * CH Art. 71 MWSTG: 60 days; IT art. 21-bis DL 78/2010: the end of the second month; ES art. 71 RIVA:
 * the 20th; FR: the 24th at the latest; GB Notice 700/12: one month and seven days; RU art. 174 НК:
 * the 25th. Where there is no one rule, the 20th.
 */
const duties: Record<string, Duty> = {
  DE: { months: 1, dueOn: dayAfter(1, 10) },
  AT: { months: 1, dueOn: dayAfter(2, 15) },
  CH: { months: 3, dueOn: endOfMonth(2) },
  IT: { months: 3, dueOn: endOfMonth(2) },
  ES: { months: 3, dueOn: dayAfter(1, 20) },
  FR: { months: 1, dueOn: dayAfter(1, 24) },
  GB: { months: 3, dueOn: dayAfter(2, 7) },
  US: { months: 1, dueOn: dayAfter(1, 20) },
  RU: { months: 3, dueOn: dayAfter(1, 25) },
}
const usual: Duty = { months: 3, dueOn: dayAfter(1, 20) }

/** When the return of days that end with `to` is due in a country. */
export function dueDateOf(country: string, to: string): string {
  return (duties[country] ?? usual).dueOn(to)
}

/** The spans of the last returns of a country, the newest first; the first of them goes on today. */
export function returnSpans(country: string, today: string, count: number): Span[] {
  const { months } = duties[country] ?? usual
  const passed = (Number(today.slice(5, 7)) - 1) % months
  const first = monthStart(today, -passed)
  return Array.from({ length: count }, (_, at) => {
    const from = monthStart(first, -at * months)
    return { from, to: addDays(monthStart(from, months), -1) }
  })
}
