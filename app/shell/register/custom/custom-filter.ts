import { parseLocaleDecimal } from '#contract/core/locale-number.ts'
import type { CustomFilter } from '#contract/firm/custom-values.ts'

const prefix = 'custom.'

/** The filters by added fields in an address, `custom.region=north`; undefined for none. */
export function readCustomFilter(given: URLSearchParams, locale: string): CustomFilter {
  const found = [...given].filter(([name, value]) => name.startsWith(prefix) && value.trim() !== '')
  if (found.length === 0) return undefined
  return Object.fromEntries(
    found.map(([name, value]) => [name.slice(prefix.length), readEnd(name, value.trim(), locale)]),
  )
}

/** An end of a span may be a number as the language writes it; a day is read as it is. */
function readEnd(name: string, value: string, locale: string): string {
  const isEnd = /\.(from|to)$/.test(name)
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value)
  return isEnd && !isDay ? (parseLocaleDecimal(value, locale) ?? value) : value
}

/** The same filters as an address has them. */
export function writtenCustomFilter(filter: CustomFilter): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filter ?? {}).map(([name, value]) => [prefix + name, value]),
  )
}
