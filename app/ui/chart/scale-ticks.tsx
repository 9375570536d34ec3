import * as styles from './chart.css.ts'
import type { Scale } from './scale.ts'

type ScaleTicksProps = { scale: Scale; formatTick: (value: number) => string }

/** What the lines of a chart stand for, beside them; the table says the same to who hears it. */
export function ScaleTicks({ scale, formatTick }: ScaleTicksProps) {
  return (
    <div className={styles.scale} aria-hidden="true">
      {scale.ticks.map((tick) => (
        <span key={tick}>{formatTick(tick)}</span>
      ))}
    </div>
  )
}
