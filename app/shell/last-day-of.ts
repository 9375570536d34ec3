/** The last day of a month: `2026-02-28` of `2026-02`. */
export function lastDayOf(month: string): string {
  const [year = 0, at = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, at, 0)).toISOString().slice(0, 10)
}
