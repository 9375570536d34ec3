/** How an event repeats, as the fields of a form hold it. */
export type RepeatFields = {
  repeatFreq: string
  repeatInterval: string
  repeatDays: string[]
  repeatEnd: string
  repeatUntil: string
  repeatCount: string
  /** A rule that the fields can't say: kept as it is. */
  repeatRule: string
}

/** Days of the week as RFC 5545 names them, from Monday. */
export const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

/** What the first field offers; `weekday` is the same weekday of the month, as the first day is. */
export const frequencies = [
  'none',
  'daily',
  'workdays',
  'weekly',
  'monthly',
  'weekday',
  'yearly',
] as const

const workdays = 'MO,TU,WE,TH,FR'

/** The rule that the fields say, RFC 5545 without `RRULE:`; empty for none. */
export function writeRule(fields: RepeatFields & { startDate: string }): string {
  const { repeatFreq, repeatInterval, repeatDays, startDate } = fields
  if (repeatFreq === 'custom') return fields.repeatRule
  const parts = ruleOf(repeatFreq, repeatDays, startDate)
  if (parts.length === 0) return ''
  const interval = repeatInterval.trim()
  if (interval !== '' && interval !== '1' && repeatFreq !== 'workdays') {
    parts.push(`INTERVAL=${interval}`)
  }
  if (fields.repeatEnd === 'until') parts.push(`UNTIL=${fields.repeatUntil.replaceAll('-', '')}`)
  if (fields.repeatEnd === 'count') parts.push(`COUNT=${fields.repeatCount.trim()}`)
  return parts.join(';')
}

function ruleOf(freq: string, days: readonly string[], startDate: string): string[] {
  if (freq === 'daily') return ['FREQ=DAILY']
  if (freq === 'workdays') return ['FREQ=WEEKLY', `BYDAY=${workdays}`]
  if (freq === 'weekly') {
    const known = weekdayCodes.filter((code) => days.includes(code))
    return ['FREQ=WEEKLY', ...(known.length > 0 ? [`BYDAY=${known.join(',')}`] : [])]
  }
  if (freq === 'monthly') return ['FREQ=MONTHLY']
  if (freq === 'weekday') return ['FREQ=MONTHLY', `BYDAY=${placeInMonth(startDate)}`]
  if (freq === 'yearly') return ['FREQ=YEARLY']
  return []
}

/** `2TU` for the second Tuesday; the fifth is the last, as not every month has one. */
function placeInMonth(date: string): string {
  const day = new Date(`${date}T00:00Z`)
  const code = weekdayCodes[(day.getUTCDay() + 6) % 7] ?? 'MO'
  const place = Math.ceil(Number(date.slice(8)) / 7)
  return `${place > 4 ? -1 : place}${code}`
}

/** The fields of a stored rule. */
export function readRule(rule: string): RepeatFields {
  const parts = Object.fromEntries(rule.split(';').map((part) => part.split('=', 2)))
  const { FREQ, INTERVAL = '1', COUNT = '', UNTIL = '', BYDAY = '', ...rest } = parts
  const repeatFreq = rule === '' ? 'none' : freqOf(FREQ ?? '', BYDAY, Object.keys(rest), INTERVAL)
  return {
    repeatFreq,
    repeatInterval: INTERVAL,
    repeatDays: repeatFreq === 'weekly' ? BYDAY.split(',').filter(Boolean) : [],
    repeatEnd: UNTIL ? 'until' : COUNT ? 'count' : 'never',
    repeatUntil: UNTIL.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3'),
    repeatCount: COUNT,
    repeatRule: rule,
  }
}

function freqOf(freq: string, byDay: string, others: readonly string[], interval: string): string {
  if (others.some((name) => name !== 'WKST')) return 'custom'
  if (freq === 'WEEKLY' && byDay === workdays && interval === '1') return 'workdays'
  if (freq === 'WEEKLY') return 'weekly'
  if (freq === 'MONTHLY' && /^(-1|[1-4])(MO|TU|WE|TH|FR|SA|SU)$/.test(byDay)) return 'weekday'
  if (byDay !== '') return 'custom'
  return { DAILY: 'daily', MONTHLY: 'monthly', YEARLY: 'yearly' }[freq] ?? 'custom'
}
