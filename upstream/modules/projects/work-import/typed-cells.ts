import { formatDecimal, parseDecimal } from '#contract/core/decimal.ts'

/** Which comes first in a date of figures alone, such as 3/4/2026. */
export type DateOrder = 'day' | 'month'
export type DecimalMark = 'comma' | 'point'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A day as `YYYY-MM-DD`, or undefined; a time behind it is left out. */
export function readDay(text: string, order: DateOrder): string | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text)
  if (iso) return dayOf(iso[1], iso[2], iso[3])
  const named = /^(\d{1,2})[-/ .]([a-z]{3})[a-z]*[-/ .](\d{2,4})(?!\d)/i.exec(text)
  if (named)
    return dayOf(named[3], `${months.indexOf((named[2] ?? '').toLowerCase()) + 1}`, named[1])
  const figures = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{2}|\d{4})(?!\d)/.exec(text)
  if (!figures) return undefined
  const [, one, mark, other, year] = figures
  // Nobody writes 12.31.2026.
  return order === 'month' && mark !== '.' ? dayOf(year, one, other) : dayOf(year, other, one)
}

function dayOf(year = '', month = '', day = ''): string | undefined {
  const full = year.length === 2 ? `20${year}` : year
  const date = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const ms = Date.parse(`${date}T00:00Z`)
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== date) return undefined
  return date
}

/** The order that leaves the fewest days unread; the given one where both read as many. */
export function dateOrderOf(texts: readonly string[], given: DateOrder): DateOrder {
  const read = (order: DateOrder) => texts.filter((text) => readDay(text, order)).length
  const [day, month] = [read('day'), read('month')]
  return day === month ? given : day > month ? 'day' : 'month'
}

/** Seconds since midnight of `14:05`, `2:05:30 PM`; undefined for anything else. */
export function readClock(text: string): number | undefined {
  const match = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?(?:\s*([ap])\.?m\.?)?$/i.exec(text.trim())
  if (!match) return undefined
  const [, hour = '', minute, second = '0', half] = match
  const written = Number(hour)
  if (half ? written < 1 || written > 12 : written > 23) return undefined
  const hours = half ? (written % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : written
  return hours * 3600 + Number(minute) * 60 + Number(second)
}

/** Milliseconds since 1970 of a time with its zone, `2026-03-02T09:00:00Z`; undefined without one. */
export function readInstant(text: string): number | undefined {
  const hasZone = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/.test(text)
  const ms = hasZone ? Date.parse(text.replace(' ', 'T')) : Number.NaN
  return Number.isNaN(ms) ? undefined : ms
}

/** Whether a date reads either way and the two differ: 3/4/2026. */
export function isEitherWay(text: string): boolean {
  const [one, other] = [readDay(text, 'day'), readDay(text, 'month')]
  return one !== undefined && other !== undefined && one !== other
}

/**
 * Seconds of a length of time: `1:30:00`, `1:30`, hours as a number, `1h 30m`; undefined for anything
 * else. Parts of a second are rounded.
 */
export function readDuration(text: string, mark: DecimalMark): number | undefined {
  const clock = /^(\d+):([0-5]\d)(?::([0-5]\d))?$/.exec(text)
  if (clock) return Number(clock[1]) * 3600 + Number(clock[2]) * 60 + Number(clock[3] ?? 0)
  const words = /^(?:(\d+)\s*h\w*)?\s*(?:(\d+)\s*m\w*)?\s*(?:(\d+)\s*s\w*)?$/i.exec(text)
  if (words?.[0]) {
    return Number(words[1] ?? 0) * 3600 + Number(words[2] ?? 0) * 60 + Number(words[3] ?? 0)
  }
  const hours = readNumber(text, mark)
  return hours === undefined || hours.startsWith('-') ? undefined : Math.round(Number(hours) * 3600)
}

/** A number as a machine decimal; signs of currency and of thousands are left out. */
export function readNumber(text: string, mark: DecimalMark): string | undefined {
  const bare = text.replace(/[\p{Sc}\s'’]/gu, '')
  const machine =
    mark === 'comma' ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '')
  const value = parseDecimal(machine, { maxScale: 10 })
  return value && formatDecimal(value)
}

/**
 * What stands before the decimals in a column: what comes last in a number that has both marks, or
 * the one that has not three digits behind it.
 */
export function decimalMarkOf(texts: readonly string[]): DecimalMark {
  for (const text of texts) {
    const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')]
    if (comma >= 0 && point >= 0) return comma > point ? 'comma' : 'point'
    if (comma >= 0 && !/,\d{3}$/.test(text)) return 'comma'
    if (point >= 0 && !/\.\d{3}$/.test(text)) return 'point'
  }
  return 'point'
}

const yes = new Set(['yes', 'true', '1', 'y', 'ja', 'sì', 'si', 'sí', 'да', 'wahr', 'billable'])

/** Whether a cell says yes, in the languages of the product. */
export function isYes(text: string): boolean {
  return yes.has(text.trim().toLowerCase())
}
