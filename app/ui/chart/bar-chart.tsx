import { classes } from '../classes.ts'
import { BarChartTable } from './bar-chart-table.tsx'
import * as styles from './chart.css.ts'
import { ChartLabels } from './chart-labels.tsx'
import { GridLines } from './grid-lines.tsx'
import { round, type Scale, scaleFor } from './scale.ts'
import { ScaleTicks } from './scale-ticks.tsx'

/** One period. Values are numbers of any one unit; texts are for people. */
export type Bar = {
  label: string
  in: number
  inText: string
  out?: number
  outText?: string
  net?: number
  netText?: string
  /** What it was before; a grey bar behind. */
  comparison?: number
  comparisonText?: string
  /** Not yet happened: a dotted outline. */
  isExpected?: boolean
  /** Steps back behind a chosen period. */
  isMuted?: boolean
  /** The period of today. */
  isCurrent?: boolean
}

export type BarNames = {
  period: string
  in: string
  out?: string
  net?: string
  comparison?: string
  expected?: string
}

type BarChartProps = {
  /** Says what the picture shows. */
  label: string
  bars: readonly Bar[]
  /** Names of what is drawn, for the key, the titles and the table. */
  names: BarNames
  formatTick: (value: number) => string
  /** Opens the table under the chart; without it there is none, where the page has one itself. */
  tableLabel?: string | undefined
}

/** Money in above the horizon, money out below it, and the net as one line; then the same as a table. */
export function BarChart({ label, bars, names, formatTick, tableLabel }: BarChartProps) {
  const scale = scaleFor(
    bars.flatMap((bar) => [bar.in, -(bar.out ?? 0), bar.net ?? 0, bar.comparison ?? 0]),
  )
  return (
    <figure className={styles.chart}>
      <ChartKey names={names} />
      <ScaleTicks scale={scale} formatTick={formatTick} />
      <svg
        className={styles.plot}
        viewBox={`0 0 ${bars.length} 100`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <GridLines scale={scale} width={bars.length} />
        {bars.map((bar, index) => (
          <BarMarks key={bar.label} bar={bar} left={index} names={names} scale={scale} />
        ))}
        <path className={styles.net} d={netPath(bars, scale)} />
      </svg>
      <ChartLabels labels={bars.map(({ label: text, isCurrent }) => ({ text, isCurrent }))} />
      {tableLabel && (
        <BarChartTable label={label} bars={bars} names={names} tableLabel={tableLabel} />
      )}
    </figure>
  )
}

type BarMarksProps = { bar: Bar; left: number; names: BarNames; scale: Scale }

function BarMarks({ bar, left, names, scale }: BarMarksProps) {
  const muted = bar.isMuted && styles.muted
  return (
    <>
      {bar.comparison !== undefined && (
        <path className={styles.comparison} d={barPath(left, 0.64, bar.comparison, scale)}>
          <title>{`${bar.label}, ${names.comparison ?? ''}: ${bar.comparisonText ?? ''}`}</title>
        </path>
      )}
      <path
        className={
          bar.isExpected
            ? classes(styles.expected, styles.expectedIn)
            : classes(styles.barIn, muted)
        }
        d={barPath(left, 0.4, bar.in, scale)}
      >
        <title>{`${bar.label}, ${names.in}: ${bar.inText}`}</title>
      </path>
      {bar.out !== undefined && (
        <path
          className={
            bar.isExpected
              ? classes(styles.expected, styles.expectedOut)
              : classes(styles.barOut, muted)
          }
          d={barPath(left, 0.4, -bar.out, scale)}
        >
          <title>{`${bar.label}, ${names.out ?? ''}: ${bar.outText ?? ''}`}</title>
        </path>
      )}
    </>
  )
}

function ChartKey({ names }: { names: BarNames }) {
  if (!names.out && !names.net && !names.comparison) return null
  return (
    <ul className={styles.key}>
      <KeyEntry name={names.in} className={styles.barIn} />
      <KeyEntry name={names.out} className={styles.barOut} />
      <KeyEntry name={names.net} className={styles.net} d="M0 5H10" />
      <KeyEntry name={names.comparison} className={styles.comparison} />
      <KeyEntry
        name={names.expected}
        className={classes(styles.expected, styles.expectedIn)}
        d="M.5.5h9v9h-9z"
      />
    </ul>
  )
}

type KeyEntryProps = { name?: string; className: string | undefined; d?: string }

function KeyEntry({ name, className, d = 'M0 0h10v10H0z' }: KeyEntryProps) {
  if (!name) return null
  return (
    <li className={styles.keyEntry}>
      <svg className={styles.swatch} viewBox="0 0 10 10" aria-hidden="true">
        <path className={className} d={d} />
      </svg>
      {name}
    </li>
  )
}

function barPath(left: number, width: number, value: number, scale: Scale): string {
  const start = round(left + (1 - width) / 2)
  return `M${start} ${scale.toY(0)}V${scale.toY(value)}h${width}V${scale.toY(0)}z`
}

function netPath(bars: readonly Bar[], scale: Scale): string | undefined {
  const points = bars.flatMap(({ net }, index) =>
    net === undefined ? [] : [`${index + 0.5} ${scale.toY(net)}`],
  )
  return points.length > 1 ? `M${points.join('L')}` : undefined
}
