import { findIana } from 'windows-iana'
import { instantOf, isTimeZone, localOf, minutesBetween } from '#contract/core/zoned-time.ts'

const utcNames = /^(UTC|Z|Etc\/UTC|GMT|Etc\/GMT|Coordinated Universal Time)$/i

/** What Windows shows for zones that it names by no town of theirs. */
const shownNames: Readonly<Record<string, string>> = {
  'Eastern Time (US & Canada)': 'America/New_York',
  'Central Time (US & Canada)': 'America/Chicago',
  'Mountain Time (US & Canada)': 'America/Denver',
  'Pacific Time (US & Canada)': 'America/Los_Angeles',
  'Atlantic Time (Canada)': 'America/Halifax',
  Alaska: 'America/Anchorage',
  Arizona: 'America/Phoenix',
  Hawaii: 'Pacific/Honolulu',
  Newfoundland: 'America/St_Johns',
}

/**
 * The IANA zone that a file means: by that name, behind a path as in `/example.org/Europe/Berlin`, by
 * the name that Windows and Outlook have for it (CLDR, windowsZones; the zone of its first territory), or
 * by what they show for it, `(UTC+01:00) Amsterdam, Berlin, Bern`. Undefined where it can't be known.
 */
export function zoneOf(name: string): string | undefined {
  const plain = name.trim()
  if (plain === '') return undefined
  if (utcNames.test(plain)) return 'UTC'
  const parts = plain.split('/').filter((part) => part !== '')
  const candidates = [plain, parts.slice(-2).join('/'), parts.slice(-3).join('/')]
  const known = candidates.find((one) => one.includes('/') && isTimeZone(one))
  return known ?? findIana(plain).find(isTimeZone) ?? shownZone(plain) ?? abbreviated(plain)
}

/** `CET` and `EST5EDT` are zones of IANA as well. */
function abbreviated(plain: string): string | undefined {
  return /^[A-Z]{3}(\d[A-Z]{3})?$/.test(plain) && isTimeZone(plain) ? plain : undefined
}

/** By its towns, where the clocks of one are as far ahead of UTC as the name says, or by its offset alone. */
function shownZone(plain: string): string | undefined {
  const [, sign = '', hours, minutes, words = ''] =
    /^\(?(?:UTC|GMT) ?([+-])(\d{1,2}):?(\d\d)\)?\s*(.*)$/i.exec(plain) ?? []
  if (hours === undefined) {
    const rest = /^\((?:UTC|GMT)\)\s*(.*)$/i.exec(plain)?.[1] ?? plain
    return utcNames.test(rest) ? 'UTC' : (shownNames[rest] ?? townZone(rest, 0))
  }
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  if (words === '') return wholeHours(offset)
  return shownNames[words] ?? townZone(words, offset)
}

function wholeHours(offset: number): string | undefined {
  if (offset === 0) return 'UTC'
  const name = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset / 60)}`
  return Number.isInteger(offset / 60) && isTimeZone(name) ? name : undefined
}

const continents = ['Europe', 'America', 'Asia', 'Africa', 'Australia', 'Pacific', 'Atlantic']

function townZone(words: string, offset: number): string | undefined {
  return words
    .split(',')
    .flatMap((word) => continents.map((one) => `${one}/${word.trim().replaceAll(' ', '_')}`))
    .find((zone) => isTimeZone(zone) && winterOffset(zone) === offset)
}

/** Windows names a zone by its time without summer time. */
function winterOffset(zone: string): number {
  const offsets = [1, 7].map((month) => {
    const instant = instantOf(`2026-0${month}-15T12:00`, zone)
    return minutesBetween(instant.slice(0, 16), localOf(instant, zone))
  })
  return Math.min(...offsets)
}
