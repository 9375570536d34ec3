const formats = new Map<string, Intl.NumberFormat>()

/** A round number beside a chart: "60K", "60 Tsd.". */
export function formatTick(value: number, locale: string): string {
  const format =
    formats.get(locale) ??
    new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  formats.set(locale, format)
  return format.format(value).replace('-', '−')
}
