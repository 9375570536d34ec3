import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import * as styles from './error-page.css.ts'
import * as text from './text.css.ts'

type ErrorPageProps = {
  /** Above the title: the HTTP status or a number to give to support. */
  code?: ReactNode
  /** Says what happened. */
  title: ReactNode
  /** Says what is still right and what to do. */
  children?: ReactNode
  actions?: ReactNode
}

/** The whole page when there is nothing else to show. */
export function ErrorPage({ code, title, children, actions }: ErrorPageProps) {
  return (
    <div className={styles.page}>
      {code && <p className={styles.code}>{code}</p>}
      <h1 className={classes(text.serif, styles.title)}>{title}</h1>
      {children && <div className={styles.words}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
