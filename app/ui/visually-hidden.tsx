import type { ReactNode } from 'react'
import * as styles from './visually-hidden.css.ts'

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}

/** First link of a page: leads past the frame to the element with the id given by `to`. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={styles.skipLink} href={`#${to}`}>
      {children}
    </a>
  )
}
