import type { ReactNode } from 'react'
import { StatusDisc } from './status.tsx'
import type { StatusKind } from './status-share.ts'
import * as text from './text.css.ts'
import * as styles from './timeline.css.ts'

type TimelineEntry = {
  id: string
  kind: StatusKind
  share?: number
  text: ReactNode
  detail?: ReactNode
  /** Below the words: a list, or what can be unfolded. */
  below?: ReactNode
  /** UTC ISO string. */
  happenedAt: string
  timeText: ReactNode
}

/** What happened to one thing, newest first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <StatusDisc kind={entry.kind} share={entry.share} className={styles.disc} />
          <div>
            <p>
              {entry.text}
              {entry.detail && <span className={text.secondLine}>{entry.detail}</span>}
            </p>
            {entry.below}
          </div>
          <time className={styles.time} dateTime={entry.happenedAt}>
            {entry.timeText}
          </time>
        </li>
      ))}
    </ol>
  )
}
