import { getFirmProfile } from '../../firm/firms/index.ts'
import { holidaysIn } from './holidays.ts'
import type { CalendarLayer } from './layers.ts'

/** Public holidays of the firm's country; those of a part of the country are not among them. */
export const holidayLayer: CalendarLayer = {
  layer: 'holidays',
  needs: 'calendar:view',
  list: (reader, days) => {
    const { address, language } = getFirmProfile(reader)
    const { country } = address
    return holidaysIn(days, { country, language }).map(({ date, name }) => ({
      id: `${date}_${country}`,
      number: name,
      date,
      link: `calendar?view=day&date=${date}`,
    }))
  },
}
