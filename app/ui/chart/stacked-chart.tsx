import { classes } from '../classes.ts'
import { toneAt } from './chart-figure.tsx'
import { round, scaleFor } from './scale.ts'
import type { SeriesChartProps } from './series.ts'
import { SeriesPlot } from './series-plot.tsx'
import * as styles from './tones.css.ts'

/** What a sum is made of in each period. Values are not below zero. */
export function StackedChart(props: SeriesChartProps) {
  const { series, periods } = props
  const sums = periods.map((_, at) => series.reduce((sum, one) => sum + (one.values[at] ?? 0), 0))
  const scale = scaleFor(sums)
  return (
    <SeriesPlot chart={props} scale={scale}>
      {periods.map((period, at) => {
        let below = 0
        return series.map(({ name, values, texts }, index) => {
          const from = scale.toY(below)
          below += values[at] ?? 0
          const to = scale.toY(below)
          return (
            <path
              key={`${period} ${name}`}
              className={classes(styles.fills[toneAt(index)], styles.part)}
              d={`M${round(at + 0.22)} ${from}V${to}h.56V${from}z`}
            >
              <title>{`${period}, ${name}: ${texts[at] ?? ''}`}</title>
            </path>
          )
        })
      })}
    </SeriesPlot>
  )
}
