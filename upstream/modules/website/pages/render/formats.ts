import { currencyDigits } from '#contract/core/currencies.ts'
import { keptDateFormat, keptNumberFormat } from '#contract/core/kept-formats.ts'

/** An amount as people of a locale write it. @param amount units of the currency, a decimal text */
export function formatMoney(amount: string, currency: string, locale: string): string {
  if (!isDecimal(amount)) return ''
  const digits = Math.max(currencyDigits(currency), amount.split('.')[1]?.length ?? 0)
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const style = { style: 'currency', currency, useGrouping: 'always', ...fraction } as const
  return keptNumberFormat(locale, style).format(amount)
}

/** Digits as text, which the format prints to the last one. */
function isDecimal(text: string): text is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(text)
}

/** A day `YYYY-MM-DD` as people of a locale write it: `3 October 2026`. */
export function formatDay(date: string, locale: string): string {
  return dayFormat(locale, { dateStyle: 'long' }).format(atNoon(date))
}

/** The name of a day of the week, 1 is Monday. */
export function weekdayName(weekday: number, locale: string): string {
  const name = dayFormat(locale, { weekday: 'long' })
  // The first of January 2024 was a Monday.
  const words = name.format(atNoon(`2024-01-0${weekday}`))
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)
}

/** `09:00` as people of a locale write it. */
export function formatClock(clock: string, locale: string): string {
  const format = dayFormat(locale, { hour: 'numeric', minute: '2-digit' })
  return format.format(new Date(`2024-01-01T${clock === '24:00' ? '00:00' : clock}:00Z`))
}

/** A count of bytes as `1.2 MB`. */
export function formatBytes(bytes: number, locale: string): string {
  const [amount, unit] =
    bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1000)), 'KB'] : [bytes / 1_000_000, 'MB']
  const words = keptNumberFormat(locale, { maximumFractionDigits: 1 }).format(amount)
  return `${words}\u00a0${unit}`
}

function dayFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  return keptDateFormat(locale, { timeZone: 'UTC', ...options })
}

function atNoon(date: string): Date {
  return new Date(`${date}T12:00:00Z`)
}
