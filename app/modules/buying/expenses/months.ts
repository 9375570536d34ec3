/** The month so many before or after another: `2026-01` and -1 is `2025-12`. */
export function monthFrom(month: string, steps: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + steps, 1)).toISOString().slice(0, 7)
}
