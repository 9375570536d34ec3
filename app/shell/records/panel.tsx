import type { ReactNode } from 'react'
import * as styles from './records.css.ts'

type PanelProps = {
  /** Where a link within the page leads. */
  id: string
  title: ReactNode
  /** At the end of the title's line. */
  aside?: ReactNode
  children: ReactNode
}

/** One of a record's panels. */
export function Panel({ id, title, aside, children }: PanelProps) {
  return (
    <section id={id} className={styles.panel}>
      <div className={styles.title}>
        <h2 className={styles.heading}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
