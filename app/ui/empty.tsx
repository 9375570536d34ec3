import type { ReactNode } from 'react'
import * as styles from './empty.css.ts'

type EmptyProps = {
  title: ReactNode
  /** One sentence. */
  children?: ReactNode
  /** One primary button, and at most one more. */
  actions?: ReactNode
}

/** Stands where a list will be, before the first entry. */
export function Empty({ title, children, actions }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.moon} />
      <h2 className={styles.title}>{title}</h2>
      {children && <p>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

/** Stands where a list would be when a search has no result: repeats the query, offers to clear it. */
export function NothingFound({ title, children }: Omit<EmptyProps, 'actions'>) {
  return (
    <div className={styles.empty}>
      <h2 className={styles.title}>{title}</h2>
      {children && <p>{children}</p>}
    </div>
  )
}
