import { weekdays } from '#contract/core/fields.ts'
import { keptDateFormat } from '#contract/core/kept-formats.ts'

/** What a day of the week is called in a language: `Monday` of `1`. */
export function weekdayName(
  day: (typeof weekdays)[number],
  locale: string,
  weekday: 'long' | 'short' = 'long',
): string {
  const names = keptDateFormat(locale, { weekday, timeZone: 'UTC' })
  // 2024-01-01 was a Monday.
  return names.format(new Date(`2024-01-0${day}T00:00Z`))
}

/** The days of the week from Monday on, to choose one of. */
export function weekdayChoices({ format }: { format: { locale: string } }) {
  return weekdays.map((value) => ({ value, label: weekdayName(value, format.locale) }))
}
