/**
 * The first of some entries, as many as fit and in whole days: the day that would be cut is left with
 * what comes after it, so that rounding by day always sees all of a day. A first day that is too long
 * by itself is cut.
 * @param entries by their days; more of them than fit where there are more
 * @returns what fits, and the day on which the rest begins; null where all fits
 */
export function firstWholeDays<Entry extends { date: string }>(
  entries: readonly Entry[],
  limit: number,
): { fitting: Entry[]; restFrom: string | null } {
  const next = entries[limit]
  if (next === undefined) return { fitting: [...entries], restFrom: null }
  const isCut = next.date !== entries[0]?.date
  const fitting = entries.slice(0, limit).filter(({ date }) => !isCut || date < next.date)
  return { fitting, restFrom: next.date }
}
