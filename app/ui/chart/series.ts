import type { ChartData } from './chart-figure.tsx'

/** One of several things over the same periods; texts are the values for people. */
export type Series = { name: string; values: readonly number[]; texts: readonly string[] }

export type SeriesChartProps = {
  /** Says what the picture shows. */
  label: string
  /** Head of the table's first column. */
  periodName: string
  periods: readonly string[]
  /** At most five, so that their colours differ. */
  series: readonly Series[]
  formatTick: (value: number) => string
  /** Opens the table under the chart; without it there is none, where the page has one itself. */
  tableLabel?: string | undefined
}

/** @returns the same figures as a table: a row for each period, a column for each of the series */
export function seriesData({ periodName, periods, series }: SeriesChartProps): ChartData {
  return {
    head: [periodName, ...series.map(({ name }) => name)],
    rows: periods.map((period, at) => [period, ...series.map(({ texts }) => texts[at] ?? '')]),
  }
}
