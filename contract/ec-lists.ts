/**
 * Files in which an authority takes the list of supplies in the Union: in Germany the lines that the
 * form of the Zusammenfassende Meldung imports, in Spain the records of modelo 349.
 */
export const ecListFiles = ['zm', 'modelo349'] as const
export type EcListFile = (typeof ecListFiles)[number]

/** Whose file is which, and of which days it may be (§ 18a (1), (2) and (9) UStG; art. 81 RIVA). */
export const ecListFileOf: Readonly<
  Record<string, { format: EcListFile; periods: readonly TaxPeriod['kind'][] }>
> = {
  DE: { format: 'zm', periods: ['month', 'quarter', 'year'] },
  ES: { format: 'modelo349', periods: ['month', 'quarter'] },
}

/** A month from 1 to 12, a quarter from 1 to 4 or a whole year, as 1. */
export type TaxPeriod = { kind: 'month' | 'quarter' | 'year'; number: number }

/** Which month, quarter or year some days are; undefined for other days. Days are `YYYY-MM-DD`. */
export function taxPeriodOf({ from, to }: { from: string; to: string }): TaxPeriod | undefined {
  const [year, first] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))]
  if (!from.endsWith('-01')) return undefined
  const isUntil = (months: number) =>
    to === new Date(Date.UTC(year, first - 1 + months, 0)).toISOString().slice(0, 10)
  if (isUntil(1)) return { kind: 'month', number: first }
  if (first % 3 === 1 && isUntil(3)) return { kind: 'quarter', number: (first + 2) / 3 }
  return first === 1 && isUntil(12) ? { kind: 'year', number: 1 } : undefined
}
