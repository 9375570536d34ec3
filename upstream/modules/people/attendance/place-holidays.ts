import HolidaysParser from 'date-holidays-parser'
import type { Language } from '#contract/core/fields.ts'
// As text: it is taken apart when holidays are asked for, not whenever the Worker starts.
import text from '../../../../node_modules/date-holidays/data/holidays.json?raw'
import { addDays, type Day, type DayRange } from './local-days.ts'
import { betterNames } from './place-names.ts'

/** How much of a day is off: 24 and 31 December are half holidays in many firms. */
export type DayOff = 'day' | 'first-half' | 'second-half'

export type Holiday = { date: Day; name: string; off: DayOff }

/** A holiday of one place alone: of every year (`MM-DD`) or of one (`YYYY-MM-DD`). */
export type LocalHoliday = { date: string; name: string; off: DayOff }

/**
 * Where somebody works. Many holidays hold in a part of a state: in Bavaria 15 August is one where
 * most are Catholic (region KATH), in Augsburg 8 August besides (region A). What the data lack, such
 * as a town's patron saint in Italy or the two local days of a Spanish town, stands in `local`; what
 * it has and a place has not, in `without` (Whit Monday of Trento: the data know the region alone).
 */
export type Place = {
  country: string
  state?: string
  region?: string
  local?: readonly LocalHoliday[]
  /** Dates of every year (`MM-DD`) or of one. */
  without?: readonly string[]
}

type Names = { name?: string; names?: Readonly<Partial<Record<string, string>>> }
type Regions = Record<string, Names & { regions?: Regions }>
type Countries = Record<string, { langs?: string[]; states?: Regions; regions?: Regions }>

let data: { holidays: Countries } | undefined
const parsers = new Map<string, HolidaysParser>()

/** States of a country for which holidays are known, by their codes. */
export function statesOf(country: string): string[] {
  return Object.keys(countries()[country]?.states ?? {})
}

/** Regions of a state that have holidays of their own, by their codes. */
export function regionsOf(country: string, state: string): string[] {
  return Object.keys(countries()[country]?.states?.[state]?.regions ?? {})
}

/**
 * A country, its states and their regions as far as holidays are known of them: `DE`, `DE-BY`,
 * `DE-BY-A`, each with its name within the country, by which states are sorted; nothing for a
 * country that is not known.
 */
export function placesOf(country: string, language: Language): { code: string; name: string }[] {
  const known = countries()[country]
  if (!known) return []
  const nameOf = (code: string, part: Names) => nameIn(code, part, [language, ...ownOf(known)])
  const states = Object.entries(known.states ?? {}).map(([state, { regions, ...names }]) => {
    const code = `${country}-${state}`
    const name = nameOf(code, names)
    const parts = Object.entries(regions ?? {}).map(([region, part]) => ({
      code: `${code}-${region}`,
      name: `${name}, ${nameOf(`${code}-${region}`, part)}`,
    }))
    return { code, name, parts }
  })
  const { compare } = new Intl.Collator(language)
  return [
    { code: country, name: '' },
    ...states
      .sort((one, other) => compare(one.name, other.name))
      .flatMap(({ parts, ...state }) => [state, ...parts]),
  ]
}

/** A place's name within its country, in a language; empty for all of the country. */
export function placeName(place: string, language: Language): string {
  const [country = ''] = place.split('-')
  return placesOf(country, language).find(({ code }) => code === place)?.name ?? ''
}

/** The name of a place in the first of some languages that has one; its code where none has. */
function nameIn(code: string, { name, names }: Names, inOrder: readonly string[]): string {
  const known = { ...names, ...betterNames[code] }
  const found = inOrder.map((language) => known[language]).find((one) => one !== undefined)
  return found ?? name ?? Object.values(known)[0] ?? code
}

/** Languages of a country, the most common first: `de-at` is looked up as `de`. */
function ownOf({ langs = [] }: Countries[string]): string[] {
  return langs.map((language) => language.slice(0, 2))
}

/**
 * Public holidays of a place in some days, in order, each day once; names in a language where the
 * data have it, else in the country's own. Throws RangeError for a country, state or region that
 * the data do not know: the library would quietly give the country's alone.
 */
export function holidaysAt(place: Place, { from, to }: DayRange, language: string): Holiday[] {
  const parser = parserOf(place, language)
  const byDate = new Map<Day, Holiday>()
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++) {
    for (const { date, start, end, name, type } of parser.getHolidays(year, language)) {
      if (type !== 'public') continue
      const days = Math.max(1, Math.floor((end.getTime() - start.getTime()) / 86_400_000))
      for (let at = 0; at < days; at++) {
        const day = addDays(date.slice(0, 10), at)
        if (place.without?.some((date) => date === day || date === day.slice(5))) continue
        if (!byDate.has(day)) byDate.set(day, { date: day, name, off: 'day' })
      }
    }
    for (const { date, name, off } of place.local ?? []) {
      const day = date.length === 5 ? `${year}-${date}` : date
      if (byDate.get(day)?.off !== 'day') byDate.set(day, { date: day, name, off })
    }
  }
  return [...byDate.values()]
    .filter(({ date }) => date >= from && date <= to)
    .sort((a, b) => (a.date < b.date ? -1 : 1))
}

function parserOf({ country, state, region }: Place, language: string): HolidaysParser {
  const name = [country, state, region].filter((part) => part !== undefined).join('-')
  const key = `${name} ${language}`
  const known = parsers.get(key)
  if (known) return known
  const isKnown =
    Object.hasOwn(countries(), country) &&
    (state === undefined || statesOf(country).includes(state)) &&
    (region === undefined || regionsOf(country, state ?? '').includes(region))
  if (!isKnown) throw new RangeError(`no holidays are known of ${name}`)
  const parser = new HolidaysParser(allData(), name, { types: ['public'] })
  parser.setLanguages([language, ...parser.getLanguages()])
  parsers.set(key, parser)
  return parser
}

function countries(): Countries {
  return allData().holidays
}

function allData(): { holidays: Countries } {
  data ??= JSON.parse(text) as { holidays: Countries }
  return data
}
