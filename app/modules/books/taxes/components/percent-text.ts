import { keptNumberFormat } from '#contract/core/kept-formats.ts'
/** A percentage as a person of the locale writes it in a field. */
export function percentText(rate: string, locale: string): string {
  const separator = keptNumberFormat(locale).format(1.5).charAt(1)
  return rate.replace('.', separator)
}
