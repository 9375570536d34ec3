import { addDays, laterOf } from '#contract/core/days.ts'
import { type Language, weekdays } from '#contract/core/fields.ts'
import type { SpecialDay } from '#contract/website/site-settings.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { holidaysIn } from '../../communication/calendar/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import {
  describeHours,
  type Holidays,
  type HoursException,
  type HoursSummary,
  OpeningHours,
  type OpenState,
  openAt,
} from './opening-hours.ts'
import { getSiteSettings } from './reader.ts'

/** Days ahead whose hours are named where they differ. */
const daysAhead = 30
/** As far is looked for when it opens next. */
const longestBreak = 366

/** What pages show of the firm's hours; undefined where it has said none. Holidays are named in `language`. */
export function shownHours(
  reader: Reader,
  firm: FirmContext,
  language: Language,
): HoursSummary | undefined {
  const today = firmDate(reader, firm)
  const found = hoursIn(reader, { from: today, to: addDays(today, daysAhead) }, language)
  return found && describeHours(found.hours, { today, days: daysAhead }, found.holidays)
}

/** Whether the firm is open now, and until when, or from when on; undefined where it has said no hours. */
export function openNow(
  reader: Reader,
  firm: FirmContext,
): (OpenState & { timeZone: string }) | undefined {
  const today = firmDate(reader, firm)
  const window = { from: addDays(today, -1), to: addDays(today, longestBreak) }
  const found = hoursIn(reader, window, getFirmProfile(reader).language)
  if (!found) return undefined
  const { hours, holidays } = found
  return { ...openAt(hours, firm.now.toISOString(), holidays), timeZone: hours.timeZone }
}

function hoursIn(
  reader: Reader,
  window: { from: string; to: string },
  language: Language,
): { hours: OpeningHours; holidays: Holidays } | undefined {
  const { week, days, holidays: rule } = getSiteSettings(reader).hours
  if (week.length === 0) return undefined
  const { timeZone, address } = getFirmProfile(reader)
  const spansOf = (day: string) =>
    week.filter((span) => span.day === day).map(({ from, to }) => ({ from, to }))
  const hours = OpeningHours.parse({
    timeZone,
    week: weekdays.map(spansOf),
    holidays: rule,
    exceptions: exceptionsIn(days, window),
  })
  const place = { country: address.country, language }
  const found = rule === 'asUsual' ? [] : holidaysIn(window, place)
  return { hours, holidays: new Map(found.map(({ date, name }) => [date, name])) }
}

/** Each day of a window that has hours of its own, with all that is said of it; no hours are closed. */
function exceptionsIn(
  days: readonly SpecialDay[],
  window: { from: string; to: string },
): HoursException[] {
  const found = new Map<string, HoursException>()
  for (const { date: first, untilDate, name, from, to } of days) {
    const begin = laterOf(first, window.from)
    const last = untilDate === '' ? first : untilDate
    for (let date = begin; date <= last && date <= window.to; date = addDays(date, 1)) {
      const one = found.get(date) ?? { date, name, spans: [] }
      if (from !== '' && one.spans.length < 6) one.spans.push({ from, to })
      found.set(date, one)
    }
  }
  return [...found.values()]
}
