import { type Minor, minorFrom, unitsOf } from '#contract/core/money.ts'
import type { Forecast } from './forecast.ts'

/** What a night's forecast said of a month, as it was kept. */
export type ForecastSnapshot = {
  asOfDate: string
  month: string
  best: Minor
  expected: Minor
  worst: Minor
}

/** A snapshot beside what the month brought; `isWithin` is worst ≤ won ≤ best. */
export type ForecastTruth = ForecastSnapshot & { won: Minor; difference: Minor; isWithin: boolean }

/** The rows that are kept of a forecast: of the day's month and of those after it. */
export function snapshotsOf({ asOfDate, months }: Forecast): ForecastSnapshot[] {
  return months
    .filter(({ month }) => /^\d/.test(month) && month >= asOfDate.slice(0, 7))
    .map(({ month, best, expected, worst }) => ({ asOfDate, month, best, expected, worst }))
}

/**
 * What was forecast for months that are over, beside what they brought. A month in which nothing was won
 * brought nothing.
 * @param today `YYYY-MM-DD` in the firm's zone
 */
export function compareWithTruth(
  snapshots: readonly ForecastSnapshot[],
  wonByMonth: Readonly<Record<string, Minor>>,
  today: string,
): ForecastTruth[] {
  return snapshots
    .filter(({ month }) => month < today.slice(0, 7))
    .map((snapshot) => {
      const won = wonByMonth[snapshot.month] ?? 0
      const difference = minorFrom(unitsOf(won) - unitsOf(snapshot.expected))
      const isWithin = won >= snapshot.worst && won <= snapshot.best
      return { ...snapshot, won, difference, isWithin }
    })
}
