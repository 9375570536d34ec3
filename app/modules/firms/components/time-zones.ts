import type { Option } from '#app/ui/index.ts'

type ZoneGroup = { region: string; zones: Option[] }

let known: ZoneGroup[] | undefined

/**
 * Every time zone of the runtime by its region. `current` is among them even where the runtime
 * calls it by another name.
 */
export function timeZoneGroups(current: string): ZoneGroup[] {
  known ??= groupByRegion(Intl.supportedValuesOf('timeZone'))
  const isListed = known.some(({ zones }) => zones.some(({ value }) => value === current))
  if (isListed || current === '') return known
  return [...groupByRegion([current]), ...known]
}

function groupByRegion(names: readonly string[]): ZoneGroup[] {
  const groups = new Map<string, Option[]>()
  for (const value of names) {
    const [region = value, ...places] = value.split('/')
    const label = (places.join(' · ') || region).replaceAll('_', ' ')
    const zones = groups.get(region) ?? []
    zones.push({ value, label })
    groups.set(region, zones)
  }
  return [...groups].map(([region, zones]) => ({ region, zones }))
}
