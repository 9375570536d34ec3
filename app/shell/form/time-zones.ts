import type { Option } from '#app/ui/index.ts'
import type { Language } from '#contract/core/fields.ts'
import { keptCollator, keptDateFormat } from '#contract/core/kept-formats.ts'
import { cityOf } from './time-zone-cities.ts'

/** `region` is a key of the texts `zone.*`. */
type ZoneGroup = { region: string; zones: Option[] }

const regions = new Set([
  'Africa',
  'America',
  'Antarctica',
  'Arctic',
  'Asia',
  'Atlantic',
  'Australia',
  'Europe',
  'Indian',
  'Pacific',
])

const known = new Map<Language, ZoneGroup[]>()

/**
 * Every time zone of the runtime by its region, in the order of the language. `current` is among
 * them even where the runtime calls it by another name.
 */
export function timeZoneGroups(current: string, language: Language): ZoneGroup[] {
  const groups = known.get(language) ?? groupByRegion(zoneNames(), language)
  known.set(language, groups)
  const isListed = groups.some(({ zones }) => zones.some(({ value }) => value === current))
  if (isListed || current === '') return groups
  return [...groupByRegion([current], language), ...groups]
}

let listed: string[] | undefined

function zoneNames(): string[] {
  listed ??= [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])]
  return listed
}

function groupByRegion(names: readonly string[], language: Language): ZoneGroup[] {
  const groups = new Map<string, Option[]>()
  for (const value of names) {
    const [first = ''] = value.split('/')
    const region = regions.has(first) ? first : 'other'
    const zones = groups.get(region) ?? []
    zones.push({ value, label: cityOf(value, language) })
    groups.set(region, zones)
  }
  const { compare } = keptCollator(language)
  for (const zones of groups.values()) zones.sort((a, b) => compare(a.label, b.label))
  return [...groups].map(([region, zones]) => ({ region, zones }))
}

/** A time zone in words: "Mitteleuropäische Zeit, Berlin"; as it is where the runtime has none. */
export function timeZoneText(timeZone: string, language: Language): string {
  if (timeZone === '' || timeZone === 'UTC') return timeZone
  try {
    const format = keptDateFormat(language, { timeZone, timeZoneName: 'longGeneric' })
    const parts = format.formatToParts()
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value
    return [name, cityOf(timeZone, language)].filter(Boolean).join(', ')
  } catch {
    return timeZone.replaceAll('_', ' ')
  }
}
