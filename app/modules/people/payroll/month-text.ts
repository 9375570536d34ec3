import type { Format } from '#app/shell/format.ts'
import { keptDateFormat } from '#contract/core/kept-formats.ts'

/** A month, `2026-11`, as people write it: "November 2026". */
export function monthText(month: string, { locale }: Pick<Format, 'locale'>): string {
  const day = new Date(`${month}-01T00:00:00Z`)
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return keptDateFormat(locale, options).format(day)
}

/** The name of whose rules hold; any country without rules of its own has words of the module. */
export function rulesName(country: string, format: Pick<Format, 'country'>, other: string): string {
  return country === 'XX' ? other : format.country(country)
}
