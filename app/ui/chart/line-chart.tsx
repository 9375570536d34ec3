import { classes } from '../classes.ts'
import { toneAt } from './chart-figure.tsx'
import { type Scale, scaleFor } from './scale.ts'
import type { Series, SeriesChartProps } from './series.ts'
import { SeriesPlot } from './series-plot.tsx'
import * as styles from './tones.css.ts'

/** How something went over periods: a line for each of the series, which differ by dash too. */
export function LineChart(props: SeriesChartProps) {
  return <Lines chart={props} isFilled={false} />
}

/** The same with what is below each line filled: for one or two of them. */
export function AreaChart(props: SeriesChartProps) {
  return <Lines chart={props} isFilled />
}

function Lines({ chart, isFilled }: { chart: SeriesChartProps; isFilled: boolean }) {
  const { series, periods } = chart
  const scale = scaleFor(series.flatMap(({ values }) => values))
  return (
    <SeriesPlot chart={chart} scale={scale}>
      {series.map((one, at) => {
        const line = linePath(one, scale)
        const zero = scale.toY(0)
        const tone = toneAt(at)
        return (
          <g key={one.name}>
            {isFilled && (
              <path
                className={classes(styles.fills[tone], styles.area)}
                d={`${line}V${zero}H.5z`}
              />
            )}
            <path className={styles.lines[tone]} d={line} />
          </g>
        )
      })}
      {periods.map((period, at) => (
        <path key={period} className={styles.point} d={`M${at} 0h1v100h-1z`}>
          <title>
            {`${period}: ${series.map(({ name, texts }) => `${name} ${texts[at] ?? ''}`).join(', ')}`}
          </title>
        </path>
      ))}
    </SeriesPlot>
  )
}

function linePath({ values }: Series, scale: Scale): string {
  return `M${values.map((value, at) => `${at + 0.5} ${scale.toY(value)}`).join('L')}`
}
