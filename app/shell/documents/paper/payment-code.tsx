import { encode } from 'uqr'
import * as styles from './paper.css.ts'

/** The EPC069-12 payment code as one path; level M and a quiet zone of 4 as the standard asks. */
export function PaymentCode({ payload, label }: { payload: string; label: string }) {
  const { data, size } = encode(payload, { ecc: 'M', boostEcc: false, border: 4 })
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={squaresPath(data)} />
    </svg>
  )
}

/** Dark squares as one path; neighbours in a row are drawn together, which leaves no seams. */
export function squaresPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`))
    .join('')
}

function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = []
  for (const [at, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (!isDark) continue
    if (last && last[0] + last[1] === at) last[1] += 1
    else runs.push([at, 1])
  }
  return runs
}
