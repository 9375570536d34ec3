import { keptNumberFormat } from '#contract/core/kept-formats.ts'

/** A round number beside a chart: "60K", "60 Tsd.". */
export function formatTick(value: number, locale: string): string {
  const format = keptNumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  return format.format(value).replace('-', '−')
}
