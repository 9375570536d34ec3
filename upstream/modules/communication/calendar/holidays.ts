import HolidaysParser from 'date-holidays-parser'
// As text: it is taken apart when holidays are asked for, not whenever the Worker starts.
import text from '../../../../node_modules/date-holidays/data/holidays.json?raw'
import { addDays } from '../../../firm/calendar.ts'
import type { Days } from './layers.ts'

export type Holiday = { date: string; name: string }
type Place = { country: string; language: string }

let data: { holidays: object } | undefined
const known = new Map<string, HolidaysParser | undefined>()

/**
 * Public holidays of a country in some days, by day, in a language where it has the words, else in
 * the country's own. What lasts longer stands on each of its
 * whole days. Countries that the library does not know have none.
 */
export function holidaysIn({ from, to }: Days, place: Place): Holiday[] {
  const holidays = holidaysOf(place)
  if (!holidays) return []
  const years = Array.from(
    { length: Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1 },
    (_, at) => Number(from.slice(0, 4)) + at,
  )
  return years
    .flatMap((year) => holidays.getHolidays(year, place.language))
    .filter(({ type }) => type === 'public')
    .flatMap(({ date, name, start, end }) => {
      const first = date.slice(0, 10)
      const count = Math.max(1, Math.floor((end.getTime() - start.getTime()) / 86_400_000))
      return Array.from({ length: count }, (_, at) => ({ date: addDays(first, at), name }))
    })
    .filter(({ date }) => date >= from && date <= to)
}

function holidaysOf({ country, language }: Place): HolidaysParser | undefined {
  const key = `${country} ${language}`
  if (known.has(key)) return known.get(key)
  data ??= JSON.parse(text) as { holidays: object }
  const isKnown = Object.hasOwn(data.holidays, country)
  const parser = isKnown ? new HolidaysParser(data, country, { types: ['public'] }) : undefined
  parser?.setLanguages([language, ...parser.getLanguages()])
  known.set(key, parser)
  return parser
}
