import type { ReactNode } from 'react'
import * as styles from './profile-body.css.ts'

/** What stands below the tabs. */
export function ProfileBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>
}
