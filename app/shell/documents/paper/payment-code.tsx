import { encode } from 'uqr'
import * as styles from './paper.css.ts'

type PaymentCodeProps = {
  payload: string
  label: string
  /** Whether it is the code of a Swiss QR-bill. */
  isSwiss?: boolean
}

/** The EPC069-12 payment code as one path; level M and a quiet zone of 4 as the standard asks. */
export function PaymentCode({ payload, label, isSwiss = false }: PaymentCodeProps) {
  // From version 14 on no alignment pattern lies below the cross, where it leads readers astray.
  const minVersion = isSwiss ? 14 : 1
  const { data, size } = encode(payload, { ecc: 'M', boostEcc: false, border: 4, minVersion })
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={squaresPath(data)} />
      {isSwiss && <SwissCross center={size / 2} unit={(size - 8) / 46} />}
    </svg>
  )
}

/** The cross of 7 in the middle of a code of 46, as the QR-bill of Switzerland has it. */
function SwissCross({ center, unit }: { center: number; unit: number }) {
  const square = (width: number, height: number, fill: string) => (
    <rect
      x={center - (width * unit) / 2}
      y={center - (height * unit) / 2}
      width={width * unit}
      height={height * unit}
      fill={fill}
    />
  )
  return (
    <>
      {square(7, 7, '#fff')}
      {square(6, 6, '#000')}
      {square(3.9, 1.17, '#fff')}
      {square(1.17, 3.9, '#fff')}
    </>
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
