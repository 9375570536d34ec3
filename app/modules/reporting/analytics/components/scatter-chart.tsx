import * as styles from './analytics.css.ts'

type ScatterProps = {
  /** Says what the picture shows. */
  label: string
  points: readonly { label: string; x: number; y: number; text: string }[]
  names: { x: string; y: string }
}

const [width, height, edge] = [400, 220, 24]

/** How two figures of each group go together: a dot for each of them. */
export function ScatterChart({ label, points, names }: ScatterProps) {
  const [most, least] = [Math.max, Math.min]
  const spanOf = (values: readonly number[]) => {
    const [low, high] = [least(0, ...values), most(0, ...values)]
    return { low, size: high - low || 1 }
  }
  const [xs, ys] = [spanOf(points.map(({ x }) => x)), spanOf(points.map(({ y }) => y))]
  const place = (value: number, { low, size }: typeof xs, length: number) =>
    Math.round(((value - low) / size) * (length - 2 * edge) * 100) / 100
  return (
    <svg
      className={styles.scatter}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <path className={styles.axis} d={`M${edge} ${edge}V${height - edge}H${width - edge}`} />
      <text className={styles.axisWords} x={width - edge} y={height - 8} textAnchor="end">
        {names.x}
      </text>
      <text className={styles.axisWords} x={edge} y={edge - 8}>
        {names.y}
      </text>
      {points.map(({ label: name, x, y, text }) => (
        <circle
          key={name}
          className={styles.point}
          cx={edge + place(x, xs, width)}
          cy={height - edge - place(y, ys, height)}
          r="4"
        >
          <title>{`${name}: ${text}`}</title>
        </circle>
      ))}
    </svg>
  )
}
