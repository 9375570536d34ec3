import { circlePath, classes, shareDash } from '#app/ui/index.ts'
import * as styles from './moon.css.ts'

export type MoonKind = keyof typeof styles.kinds

const outline = circlePath(44, 43)
const filling = circlePath(44, 18)

type MoonProps = {
  kind: MoonKind
  /** The share that is settled, from 0 to 1. */
  share?: number
  className?: string
}

/** The disc of a status as marketing pages draw it, large and in gold. Words beside it say it. */
export function Moon({ kind, share = 0, className }: MoonProps) {
  return (
    <svg
      className={classes(styles.moon, styles.kinds[kind], className)}
      viewBox="0 0 88 88"
      aria-hidden="true"
    >
      <path
        d={outline}
        strokeWidth="2"
        fill={kind === 'paid' ? 'currentColor' : undefined}
        pathLength={kind === 'draft' ? 240 : undefined}
        strokeDasharray={kind === 'draft' ? '6 4' : undefined}
      />
      {share > 0 && (
        <path d={filling} strokeWidth="36" pathLength="100" strokeDasharray={shareDash(share)} />
      )}
    </svg>
  )
}
