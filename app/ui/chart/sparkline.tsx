import * as styles from './chart.css.ts'
import { round } from './scale.ts'

const width = 72
const height = 24
const margin = 1

/** A small line beside a key figure. Gives nothing for fewer than two values. */
export function Sparkline({ values, label }: { values: readonly number[]; label: string }) {
  if (values.length < 2) return null
  const lowest = Math.min(...values)
  const span = Math.max(...values) - lowest || 1
  const points = values.map((value, index) => {
    const x = margin + (index / (values.length - 1)) * (width - 2 * margin)
    const y = height - margin - ((value - lowest) / span) * (height - 2 * margin)
    return `${round(x)} ${round(y)}`
  })
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <path className={styles.sparkline} d={`M${points.join('L')}`} />
    </svg>
  )
}
