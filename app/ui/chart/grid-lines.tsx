import * as styles from './chart.css.ts'
import type { Scale } from './scale.ts'

/** The lines of a scale across a picture that is so wide; the one of zero is the horizon. */
export function GridLines({ scale, width }: { scale: Scale; width: number }) {
  return scale.ticks.map((tick) => (
    <path
      key={tick}
      className={tick === 0 ? styles.horizon : styles.gridLine}
      d={`M0 ${scale.toY(tick)}H${width}`}
    />
  ))
}
