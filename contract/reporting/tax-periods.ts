/** A month from 1 to 12, a quarter from 1 to 4, a half-year or a whole year, as 1. */
export type TaxPeriod = { kind: 'month' | 'quarter' | 'half' | 'year'; number: number }

/** Which month, quarter, half-year or year some days are; undefined for other days. Days are `YYYY-MM-DD`. */
export function taxPeriodOf({ from, to }: { from: string; to: string }): TaxPeriod | undefined {
  const [year, first] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))]
  if (!from.endsWith('-01')) return undefined
  const isUntil = (months: number) =>
    to === new Date(Date.UTC(year, first - 1 + months, 0)).toISOString().slice(0, 10)
  if (isUntil(1)) return { kind: 'month', number: first }
  if (first % 3 === 1 && isUntil(3)) return { kind: 'quarter', number: (first + 2) / 3 }
  if (first % 6 === 1 && isUntil(6)) return { kind: 'half', number: (first + 5) / 6 }
  return first === 1 && isUntil(12) ? { kind: 'year', number: 1 } : undefined
}
