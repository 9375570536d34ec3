import { classes, shareDash } from '#app/ui/index.ts'
import * as styles from './moon.css.ts'

export type MoonKind = keyof typeof styles.kinds

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
      <circle
        cx="44"
        cy="44"
        r="43"
        strokeWidth="2"
        fill={kind === 'paid' ? 'currentColor' : undefined}
        pathLength={kind === 'draft' ? 240 : undefined}
        strokeDasharray={kind === 'draft' ? '6 4' : undefined}
      />
      {share > 0 && (
        <circle
          cx="44"
          cy="44"
          r="18"
          strokeWidth="36"
          pathLength="100"
          strokeDasharray={shareDash(share)}
          transform="rotate(-90 44 44)"
        />
      )}
    </svg>
  )
}
