import type { Option } from '#app/ui/index.ts'
import { keptDateFormat } from '#contract/core/kept-formats.ts'

const firstDays = Array.from({ length: 12 }, (_, at) => `${String(at + 1).padStart(2, '0')}-01`)

/**
 * The days a fiscal year may begin: the first of each month, and days that a country or a firm
 * has beside them.
 * @param days `MM-DD`
 */
export function fiscalYearOptions(locale: string, days: readonly string[]): Option[] {
  const format = keptDateFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const all = [...new Set([...firstDays, ...days])].filter(isMonthDay).sort()
  return all.map((value) => ({ value, label: format.format(new Date(`2024-${value}`)) }))
}

/** "6 April" for `04-06`. */
export function fiscalYearText(locale: string, day: string): string {
  return fiscalYearOptions(locale, [day]).find(({ value }) => value === day)?.label ?? day
}

/** The British tax year begins on a day of its own. */
export function usualFiscalStarts(country: string): readonly string[] {
  return country === 'GB' ? ['04-06'] : []
}

function isMonthDay(text: string): boolean {
  return !Number.isNaN(Date.parse(`2024-${text}`))
}
