import { isTimeZone } from '#contract/zoned-time.ts'

/** Zones as Outlook names them, by the IANA zone of each (CLDR, windowsZones, the territory 001). */
const windowsZones: Readonly<Record<string, string>> = {
  'AUS Eastern Standard Time': 'Australia/Sydney',
  'Arab Standard Time': 'Asia/Riyadh',
  'Arabian Standard Time': 'Asia/Dubai',
  'Argentina Standard Time': 'America/Buenos_Aires',
  'Atlantic Standard Time': 'America/Halifax',
  'Belarus Standard Time': 'Europe/Minsk',
  'Central Europe Standard Time': 'Europe/Budapest',
  'Central European Standard Time': 'Europe/Warsaw',
  'Central Standard Time': 'America/Chicago',
  'Central Standard Time (Mexico)': 'America/Mexico_City',
  'China Standard Time': 'Asia/Shanghai',
  'E. Europe Standard Time': 'Europe/Chisinau',
  'E. South America Standard Time': 'America/Sao_Paulo',
  'Eastern Standard Time': 'America/New_York',
  'Egypt Standard Time': 'Africa/Cairo',
  'FLE Standard Time': 'Europe/Kiev',
  'GMT Standard Time': 'Europe/London',
  'GTB Standard Time': 'Europe/Bucharest',
  'Greenwich Standard Time': 'Atlantic/Reykjavik',
  'India Standard Time': 'Asia/Calcutta',
  'Israel Standard Time': 'Asia/Jerusalem',
  'Kaliningrad Standard Time': 'Europe/Kaliningrad',
  'Korea Standard Time': 'Asia/Seoul',
  'Mountain Standard Time': 'America/Denver',
  'New Zealand Standard Time': 'Pacific/Auckland',
  'Pacific Standard Time': 'America/Los_Angeles',
  'Romance Standard Time': 'Europe/Paris',
  'Russian Standard Time': 'Europe/Moscow',
  'SA Pacific Standard Time': 'America/Bogota',
  'Singapore Standard Time': 'Asia/Singapore',
  'South Africa Standard Time': 'Africa/Johannesburg',
  'Tokyo Standard Time': 'Asia/Tokyo',
  'Turkey Standard Time': 'Europe/Istanbul',
  'W. Europe Standard Time': 'Europe/Berlin',
}

const utcNames = /^(UTC|Etc\/UTC|GMT|Etc\/GMT|Coordinated Universal Time)$/i

/**
 * The IANA zone that a file means: by that name, behind a path as in `/example.org/Europe/Berlin`,
 * or by Outlook's name. Undefined where it can't be known.
 */
export function zoneOf(name: string): string | undefined {
  const plain = name.trim()
  if (utcNames.test(plain)) return 'UTC'
  const parts = plain.split('/').filter((part) => part !== '')
  const candidates = [plain, parts.slice(-2).join('/'), parts.slice(-3).join('/')]
  const known = candidates.find((one) => one.includes('/') && isTimeZone(one))
  return known ?? windowsZones[plain]
}
