import type { FirmContext, Reader } from '../../../firm/store.ts'
import { holidaysIn } from '../../communication/calendar/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import type { WorkCalendar } from '../support-tickets/views.ts'
import type { SequenceStored } from './tables.ts'

const dayMs = 86_400_000
/** As far as a delay and an absence reach. */
const aheadMs = 800 * dayMs

/** When steps of a sequence are done: its days and hours, less public holidays where it says so. */
export function calendarOf(
  reader: Reader,
  { now }: Pick<FirmContext, 'now'>,
  { days, from, to, timeZone, skipsHolidays }: SequenceStored,
): WorkCalendar {
  const { address, language } = getFirmProfile(reader)
  return {
    timeZone,
    hours: days.map((day) => ({ day, from, to })),
    closedDates: skipsHolidays ? holidaysAround(now, { country: address.country, language }) : [],
  }
}

/** Of the last country and day: members of a sequence are looked at one after the other. */
let known: { key: string; dates: string[] } | undefined

function holidaysAround(now: Date, place: Parameters<typeof holidaysIn>[1]): string[] {
  const span = { from: dayOf(now.getTime() - aheadMs), to: dayOf(now.getTime() + aheadMs) }
  const key = [place.country, span.from].join(' ')
  if (known?.key !== key) {
    known = { key, dates: holidaysIn(span, place).map(({ date }) => date) }
  }
  return known.dates
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
