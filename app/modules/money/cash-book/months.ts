/** The month so many months after one, `YYYY-MM`. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** The first and the last day of a month. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const next = new Date(`${monthAfter(month, 1)}-01T00:00:00Z`)
  const to = new Date(next.getTime() - 86_400_000).toISOString().slice(0, 10)
  return { from: `${month}-01`, to }
}
