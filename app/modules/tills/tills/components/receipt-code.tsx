import { encode } from 'uqr'
import * as styles from './receipt.css.ts'

type ReceiptCodeProps = {
  link: string
  label: string
  /** As tax authorities want theirs, 30 mm and more. */
  isLarge?: boolean
}

/** The code that leads to a receipt's public copy, and what it is for. */
export function ReceiptCode({ link, label, isLarge }: ReceiptCodeProps) {
  const { data, size } = encode(link, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    <figure className={isLarge ? styles.largeCode : styles.code}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <path d={squares.join('')} fill="#000" />
      </svg>
      <figcaption className={styles.small}>{label}</figcaption>
    </figure>
  )
}
