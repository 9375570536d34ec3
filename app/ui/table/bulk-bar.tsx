import type { ReactNode } from 'react'
import * as styles from './bulk-bar.css.ts'

type BulkBarProps = {
  /** Words around the number of ticked rows, as in "3 selected". */
  before?: ReactNode
  after?: ReactNode
  /** Submit buttons, and a `type="reset"` one that clears the choice. */
  children: ReactNode
}

/** What can be done with the ticked rows. Stands after a `Table` in the same form and shows by itself. */
export function BulkBar({ before, after, children }: BulkBarProps) {
  return (
    <div className={styles.bar} data-theme="dark">
      <p className={styles.words}>
        {before} <span className={styles.count} /> {after}
      </p>
      {children}
    </div>
  )
}
