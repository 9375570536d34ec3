import type { FoundRate, RateBook, Worked } from './rates.ts'

/** Time that may be billed, as rounding left it. */
export type BillableEntry = Worked & {
  id: string
  seconds: number
  /** The rate that it was invoiced at; one that is not invoiced has none and follows the rates. */
  frozen: FoundRate | null
}

export type PricedEntry = Omit<BillableEntry, 'frozen'> & FoundRate

/**
 * The rates of entries, each of its day. Nothing is kept of them before an invoice takes the entries,
 * so that one that is moved to another project, task or day has the rate of there.
 * @returns entries with their rates, and the ids of those that have none
 */
export function priceEntries(
  entries: readonly BillableEntry[],
  rates: RateBook,
): { priced: PricedEntry[]; unpriced: string[] } {
  const priced: PricedEntry[] = []
  const unpriced: string[] = []
  for (const { frozen, ...entry } of entries) {
    const rate = frozen ?? rates.find(entry)
    if (rate === undefined) unpriced.push(entry.id)
    else priced.push({ ...entry, ...rate })
  }
  return { priced, unpriced }
}
