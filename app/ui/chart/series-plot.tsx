import type { ReactNode } from 'react'
import * as styles from './chart.css.ts'
import { ChartTable, ToneKey, toneAt } from './chart-figure.tsx'
import { ChartLabels } from './chart-labels.tsx'
import { GridLines } from './grid-lines.tsx'
import type { Scale } from './scale.ts'
import { ScaleTicks } from './scale-ticks.tsx'
import { type SeriesChartProps, seriesData } from './series.ts'

type SeriesPlotProps = { chart: SeriesChartProps; scale: Scale; children: ReactNode }

/** What is around the marks of a chart over periods: key, scale, lines, labels and the table. */
export function SeriesPlot({ chart, scale, children }: SeriesPlotProps) {
  const { label, periods, series, formatTick, tableLabel } = chart
  return (
    <figure className={styles.chart}>
      {series.length > 1 && (
        <ToneKey entries={series.map(({ name }, at) => ({ name, tone: toneAt(at) }))} />
      )}
      <ScaleTicks scale={scale} formatTick={formatTick} />
      <svg
        className={styles.plot}
        viewBox={`0 0 ${Math.max(periods.length, 1)} 100`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <GridLines scale={scale} width={Math.max(periods.length, 1)} />
        {children}
      </svg>
      <ChartLabels labels={periods.map((text) => ({ text }))} />
      {tableLabel && <ChartTable label={label} tableLabel={tableLabel} data={seriesData(chart)} />}
    </figure>
  )
}
