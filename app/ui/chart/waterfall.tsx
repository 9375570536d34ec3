import { classes } from '../classes.ts'
import { scaleFor } from './scale.ts'
import { SeriesPlot } from './series-plot.tsx'
import * as styles from './tones.css.ts'

/** A step from one sum to the next; a sum stands on the horizon. */
type Step = { label: string; value: number; text: string; isSum?: boolean }

type WaterfallProps = {
  label: string
  steps: readonly Step[]
  /** Heads of the table: what a step is called, and its amount. */
  names: { step: string; amount: string }
  formatTick: (value: number) => string
  tableLabel: string
}

/** How one sum becomes another: what adds to it, and what takes from it. */
export function Waterfall({ label, steps, names, formatTick, tableLabel }: WaterfallProps) {
  const spans = spansOf(steps)
  const scale = scaleFor(spans.flatMap(({ from, to }) => [from, to]))
  const chart = {
    label,
    periodName: names.step,
    periods: steps.map((step) => step.label),
    series: [
      {
        name: names.amount,
        values: steps.map(({ value }) => value),
        texts: steps.map(({ text }) => text),
      },
    ],
    formatTick,
    tableLabel,
  }
  return (
    <SeriesPlot chart={chart} scale={scale}>
      {spans.map(({ step, from, to }, at) => (
        <g key={step.label}>
          {at > 0 && !step.isSum && (
            <path className={styles.joint} d={`M${at - 0.2} ${scale.toY(from)}h.4`} />
          )}
          <path
            className={classes(step.isSum ? styles.fills.first : changeClass(step.value))}
            d={`M${at + 0.2} ${scale.toY(from)}V${scale.toY(to)}h.6V${scale.toY(from)}z`}
          >
            <title>{`${step.label}: ${step.text}`}</title>
          </path>
        </g>
      ))}
    </SeriesPlot>
  )
}

function changeClass(value: number): string {
  return value < 0 ? styles.falling : styles.rising
}

/** @returns where each step begins and ends; a sum goes from zero */
export function spansOf(steps: readonly Step[]): { step: Step; from: number; to: number }[] {
  let level = 0
  return steps.map((step) => {
    const from = step.isSum ? 0 : level
    level = step.isSum ? step.value : level + step.value
    return { step, from, to: level }
  })
}
