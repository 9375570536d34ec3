import type { ReactNode } from 'react'
import { classes, text } from '#app/ui/index.ts'
import * as styles from './public-head.css.ts'
import { width } from './site-frame.css.ts'

type PublicHeadProps = { title: ReactNode; lead?: ReactNode; children?: ReactNode }

/** The head of a public page with its only `h1`, and what belongs right below it. */
export function PublicHead({ title, lead, children }: PublicHeadProps) {
  return (
    <header className={width}>
      <div className={styles.head}>
        <h1 className={classes(text.serif, styles.title)}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </header>
  )
}
