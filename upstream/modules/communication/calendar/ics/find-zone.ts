import { instantOf, localOf, minutesBetween, shiftLocal } from '#contract/core/zoned-time.ts'
import { zoneOf } from './zone-names.ts'
import { type Onset, offsetAt, onsetsOf, type ZoneRules } from './zone-rules.ts'

/** What a file means by a zone: one that is known, or clocks that only the file knows. */
export type MeantZone = { timeZone: string } | { onsets: readonly Onset[] }

/** Tried first of all that have the same clocks, after the reader's own. */
const usualZones = [
  'Europe/Berlin',
  'Europe/London',
  'Europe/Athens',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Asia/Kolkata',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Australia/Sydney',
]

const maxYears = 4
/** For series that go on for years on such clocks. */
const yearsAhead = 10
const known = new WeakMap<ZoneRules, Map<string, MeantZone>>()

/**
 * The zone that a file means by a name: one that is known by it, or one whose clocks go as the file says.
 * Undefined for a name that is not known and that the file does not explain.
 * @param year of the time that is on these clocks
 * @param own the reader's own zone, which is taken first of those that fit
 */
export function findZone(
  name: string,
  rules: ZoneRules | undefined,
  { year, own }: { year: number; own: string },
): MeantZone | undefined {
  const named = zoneOf(name) ?? (rules && zoneOf(rules.location))
  if (named !== undefined) return { timeZone: named }
  if (!rules || rules.observances.length === 0) return undefined
  const found = known.get(rules) ?? new Map<string, MeantZone>()
  known.set(rules, found)
  const key = `${year} ${own}`
  // Rules that change by the year are worked out for a few of them: a file could name hundreds.
  const before = found.get(key) ?? (found.size < maxYears ? undefined : [...found.values()].at(-1))
  if (before) return before
  const meant = zoneByClocks(onsetsOf(rules, year, year + yearsAhead), year, own)
  found.set(key, meant)
  return meant
}

/** The instant of a local time on clocks that only a file knows. */
export function instantBy(onsets: readonly Onset[], local: string): string {
  return new Date(Date.parse(`${local}Z`) - offsetAt(onsets, local) * 60_000).toISOString()
}

function zoneByClocks(onsets: readonly Onset[], year: number, own: string): MeantZone {
  const samples = samplesOf(onsets, year)
  const fits = (timeZone: string) =>
    samples.every(({ local, offset }) => {
      const instant = instantOf(local, timeZone)
      return minutesBetween(instant.slice(0, 16), localOf(instant, timeZone)) === offset
    })
  const [first] = samples
  const isFixed = first !== undefined && samples.every(({ offset }) => offset === first.offset)
  if (isFixed && first.offset === 0) return { timeZone: 'UTC' }
  const zones = [own, ...usualZones, ...allZones()]
  const timeZone = zones.find(fits) ?? (isFixed ? fixedZone(first.offset) : undefined)
  return timeZone === undefined ? { onsets } : { timeZone }
}

/** Every week of three years, and some hours before and after each change of the clocks. */
function samplesOf(onsets: readonly Onset[], year: number) {
  const locals: string[] = []
  for (let at = `${year}-01-01T12:00`; at < `${year + 3}`; at = shiftLocal(at, 7 * 1440)) {
    locals.push(at)
  }
  const near = onsets
    .filter(({ local }) => local >= String(year) && local < String(year + 3))
    .flatMap(({ local }) => [shiftLocal(local, -240), shiftLocal(local, 240)])
  return [...locals, ...near].map((local) => ({ local, offset: offsetAt(onsets, local) }))
}

/** `Etc/GMT-11` is eleven hours ahead of UTC. */
function fixedZone(offset: number): string | undefined {
  const hours = offset / 60
  if (!Number.isInteger(hours) || hours < -12 || hours > 14) return undefined
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
}

let zones: readonly string[] | undefined

function allZones(): readonly string[] {
  zones ??= Intl.supportedValuesOf('timeZone')
  return zones
}
