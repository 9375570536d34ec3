import { classes } from './classes.ts'
import * as styles from './progress.css.ts'

type ProgressProps = {
  /** From 0 to 1. */
  share: number
  /** Says of what, with the figure. */
  label: string
  tone?: keyof typeof styles.tones
}

/** How far something is. */
export function Progress({ share, label, tone = 'ok' }: ProgressProps) {
  const width = Math.min(Math.max(share, 0), 1) * 100
  return (
    <svg
      className={classes(styles.progress, styles.tones[tone])}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <rect width={width} height="1" />
    </svg>
  )
}
