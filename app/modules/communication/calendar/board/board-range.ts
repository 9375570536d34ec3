import { addDays, addMonths, weekdayOf } from '#contract/core/days.ts'
/** The ways a calendar is looked at. */
export const views = ['day', 'week', 'month', 'agenda'] as const
export type View = (typeof views)[number]

/** Where a view begins and ends, and its neighbours; dates are `YYYY-MM-DD`. */
export type Range = {
  view: View
  /** The day that was asked for. */
  date: string
  from: string
  to: string
  previous: string
  next: string
}

/** Countries whose week begins on a Sunday (CLDR, weekData). */
const sundayFirst: ReadonlySet<string> = new Set(
  'AG AS AU BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'.split(
    ' ',
  ),
)
const agendaDays = 30

export function isView(text: string | null): text is View {
  return views.some((view) => view === text)
}

/** What a view of a day shows in a country. */
export function rangeOf(view: View, date: string, country: string): Range {
  const firstWeekday = sundayFirst.has(country) ? 0 : 1
  if (view === 'day') return step(view, date, date, 1)
  if (view === 'week') return step(view, date, weekStart(date, firstWeekday), 7)
  if (view === 'agenda') return step(view, date, date, agendaDays)
  const first = `${date.slice(0, 7)}-01`
  const next = addMonths(first, 1)
  const from = weekStart(first, firstWeekday)
  const to = addDays(weekStart(addDays(next, -1), firstWeekday), 6)
  return { view, date, from, to, previous: addMonths(first, -1), next }
}

function step(view: View, date: string, from: string, days: number): Range {
  const to = addDays(from, days - 1)
  return { view, date, from, to, previous: addDays(date, -days), next: addDays(date, days) }
}

function weekStart(date: string, firstWeekday: number): string {
  return addDays(date, -((weekdayOf(date) - firstWeekday + 7) % 7))
}

/** Days from one to another, both included. */
export function daysFrom(from: string, to: string): string[] {
  const days = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
