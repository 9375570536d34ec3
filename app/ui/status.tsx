import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import * as styles from './status.css.ts'
import { circlePath, type StatusKind, shareDash } from './status-share.ts'

const outline = circlePath(5.5, 4.85)
const filling = circlePath(5.5, 1.6)

type DiscProps = {
  kind: StatusKind
  /** Paid share from 0 to 1; shows on `partlyPaid` and `overdue`. */
  share?: number
  className?: string
}

/** Status as a disc with its word. In tables it has no pill. */
export function Status({ kind, share, className, children }: DiscProps & { children: ReactNode }) {
  return (
    <span className={classes(styles.status, styles.kinds[kind], className)}>
      <DiscShape kind={kind} share={share} />
      <span className={kind === 'void' ? styles.struck : undefined}>{children}</span>
    </span>
  )
}

/** The disc alone, where words beside it already say the status. */
export function StatusDisc({ kind, share, className }: DiscProps) {
  return <DiscShape kind={kind} share={share} className={classes(styles.kinds[kind], className)} />
}

function DiscShape({ kind, share = 0, className }: DiscProps) {
  const isFilledByShare = (kind === 'partlyPaid' || kind === 'overdue') && share > 0
  return (
    <svg className={classes(styles.disc, className)} viewBox="0 0 11 11" aria-hidden="true">
      {kind === 'paid' ? (
        <circle cx="5.5" cy="5.5" r="5.5" fill="currentColor" stroke="none" />
      ) : (
        <path
          d={outline}
          strokeWidth="1.3"
          pathLength={kind === 'draft' ? 80 : undefined}
          strokeDasharray={kind === 'draft' ? '6 4' : undefined}
        />
      )}
      {kind === 'viewed' && <circle cx="5.5" cy="5.5" r="1.5" fill="currentColor" stroke="none" />}
      {isFilledByShare && (
        <path d={filling} strokeWidth="3.2" pathLength="100" strokeDasharray={shareDash(share)} />
      )}
    </svg>
  )
}
