import { todayIn } from './today.ts'

const lengths = {
  /** "3 Oct", and "3 Oct 2025" where that is another year than this one */
  short: { day: 'numeric', month: 'short' },
  /** "3 Oct" in any year, for where the year is said elsewhere */
  dayMonth: { day: 'numeric', month: 'short' },
  /** "3 Oct 2026" */
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  /** "03/10/2026", as people type it */
  digits: { day: '2-digit', month: '2-digit', year: 'numeric' },
  /** "3 October 2026" */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** "Saturday 3 October" */
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  /** "October 2026" */
  month: { month: 'long', year: 'numeric' },
  /** "Oct" */
  monthShort: { month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateLength = keyof typeof lengths

const steps = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** The date half of the formats. Text that is no date is given back as it came. */
export function makeDateFormat(locale: string, timeZone: string) {
  const made = new Map<string, Intl.DateTimeFormat>()

  function dateFormat(key: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
    const known = made.get(key)
    if (known) return known
    const format = new Intl.DateTimeFormat(locale, options)
    made.set(key, format)
    return format
  }

  function dateOf(text: string): Date | undefined {
    const date = new Date(text)
    return Number.isNaN(date.getTime()) ? undefined : date
  }

  function dateTime(instant: string): string {
    const date = dateOf(instant)
    const options = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const
    return date ? dateFormat('dateTime', options).format(date) : instant
  }

  let calendar: Intl.DateTimeFormat | undefined
  const relativeFormat = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })

  return {
    /** A calendar date, `YYYY-MM-DD` or `YYYY-MM`; it is the same day in every time zone. */
    date(text: string, length: DateLength = 'long'): string {
      const date = dateOf(text)
      const isOtherYear = length === 'short' && text.slice(0, 4) !== todayIn(timeZone).slice(0, 4)
      const shown = isOtherYear ? 'medium' : length
      const options = { ...lengths[shown], timeZone: 'UTC' }
      return date ? dateFormat(shown, options).format(date) : text
    },

    /** From one calendar date to another, without repeating what they share. */
    dateRange(from: string, to: string, length: DateLength = 'medium'): string {
      const [start, end] = [dateOf(from), dateOf(to)]
      if (!start || !end) return `${from} – ${to}`
      return dateFormat(length, { ...lengths[length], timeZone: 'UTC' }).formatRange(start, end)
    },

    /** An instant in the firm's time zone: "3 Oct 2026, 14:05". */
    dateTime,

    /** An instant for people who may live elsewhere, with the zone: "3 Oct 2026, 14:05 CET". */
    dateTimeInZone(instant: string): string {
      const date = dateOf(instant)
      if (!date) return instant
      const zone = dateFormat('zone', { timeZoneName: 'short', timeZone })
        .formatToParts(date)
        .find(({ type }) => type === 'timeZoneName')
      return `${dateTime(instant)} ${zone?.value ?? timeZone}`
    },

    /** The time of an instant in the firm's time zone: "14:05". */
    time(instant: string): string {
      const date = dateOf(instant)
      return date ? dateFormat('time', { timeStyle: 'short', timeZone }).format(date) : instant
    },

    /** The calendar date of an instant in the firm's time zone, as `YYYY-MM-DD`. */
    dateOfInstant(instant: string): string {
      const date = dateOf(instant)
      calendar ??= new Intl.DateTimeFormat('en-CA', { timeZone })
      return date ? calendar.format(date) : instant
    },

    /** How long ago or ahead an instant is: "yesterday", "in 3 hours". */
    relative(instant: string, now: Date = new Date()): string {
      const date = dateOf(instant)
      if (!date) return instant
      const seconds = (date.getTime() - now.getTime()) / 1000
      for (const [unit, size] of steps) {
        if (Math.abs(seconds) >= size)
          return relativeFormat.format(Math.trunc(seconds / size), unit)
      }
      return relativeFormat.format(0, 'minute')
    },
  }
}
