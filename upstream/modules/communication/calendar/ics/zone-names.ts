import { findIana } from 'windows-iana'
import { isTimeZone } from '#contract/core/zoned-time.ts'

const utcNames = /^(UTC|Etc\/UTC|GMT|Etc\/GMT|Coordinated Universal Time)$/i

/**
 * The IANA zone that a file means: by that name, behind a path as in `/example.org/Europe/Berlin`,
 * or by the name that Windows and
 * Outlook have for it (CLDR, windowsZones; the zone of its first territory). Undefined where it can't be known.
 */
export function zoneOf(name: string): string | undefined {
  const plain = name.trim()
  if (utcNames.test(plain)) return 'UTC'
  const parts = plain.split('/').filter((part) => part !== '')
  const candidates = [plain, parts.slice(-2).join('/'), parts.slice(-3).join('/')]
  const known = candidates.find((one) => one.includes('/') && isTimeZone(one))
  return known ?? findIana(plain).find(isTimeZone)
}
