import { encode } from 'uqr'
import { barsOf } from '../bars.ts'

/** Light modules that a scanner needs on both sides. */
const quiet = 10
const height = 40

type CodeProps = { code: string; className?: string | undefined }

/** A code as bars, drawn where the page is made; it is printed as sharp as the printer is. */
export function Bars({ code, className }: CodeProps) {
  const bars = barsOf(code)
  const runs = [...bars.matchAll(/1+/g)].map(
    ({ 0: run, index }) => `M${index + quiet} 0h${run.length}v${height}h-${run.length}z`,
  )
  return (
    <svg
      className={className}
      viewBox={`0 0 ${bars.length + 2 * quiet} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={code}
      shapeRendering="crispEdges"
    >
      <path d={runs.join('')} fill="#000" />
    </svg>
  )
}

/** A code as a QR code. */
export function Squares({ code, className }: CodeProps) {
  const { data, size } = encode(code, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={code}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}
