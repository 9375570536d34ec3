import { useFormat } from '#app/shell/page-context.tsx'

/** Figures of the examples, written as the reader's language writes them. */
export function useSample() {
  const { locale, money } = useFormat()
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const share = new Intl.NumberFormat(locale, { style: 'percent' })
  const plain = new Intl.NumberFormat(locale)
  const compact = new Intl.NumberFormat(locale, { notation: 'compact' })
  const regions = new Intl.DisplayNames(locale, { type: 'region' })
  return {
    /** The first months of a year. */
    months: (count: number) => list(count, (at) => month.format(Date.UTC(2026, at, 1))),
    /** The days of a week, from Monday on. */
    weekdays: () => list(7, (at) => weekday.format(Date.UTC(2026, 0, 5 + at))),
    /** A day of January. */
    day: (at: number) => day.format(Date.UTC(2026, 0, at)),
    /** Whole euros. */
    euros: (amount: number) => money(amount * 100, 'EUR', { isWhole: true }),
    exactEuros: (amount: number) => money(Math.round(amount * 100), 'EUR'),
    share: (value: number) => share.format(value),
    number: (value: number) => plain.format(value),
    tick: (value: number) => compact.format(value),
    country: (code: string) => regions.of(code) ?? code,
  }
}

function list(count: number, make: (at: number) => string): string[] {
  return Array.from({ length: count }, (_, at) => make(at))
}
