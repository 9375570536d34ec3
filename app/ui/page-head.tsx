import type { HTMLAttributes, ReactNode } from 'react'
import { classes } from './classes.ts'
import * as styles from './page-head.css.ts'
import * as text from './text.css.ts'

type PageHeadProps = {
  title: ReactNode
  /** One true sentence: counts, dates, what needs care. */
  sentence?: ReactNode
  /** The way back up. */
  crumb?: { href: string; label: ReactNode }
  /** After the title, such as a status. */
  mark?: ReactNode
  /** Buttons, with the primary one last. */
  actions?: ReactNode
}

/** The head of a page with its only `h1`. */
export function PageHead({ title, sentence, crumb, mark, actions }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        {crumb && (
          <p className={styles.crumb}>
            <a className={classes(text.link, styles.crumbLink)} href={crumb.href}>
              {crumb.label}
            </a>
          </p>
        )}
        <h1 className={classes(text.serif, styles.title)}>
          {title}
          {mark && <span className={styles.mark}>{mark}</span>}
        </h1>
        {sentence && <p className={styles.sentence}>{sentence}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}

/** The white sheet of the frame. The skip link leads to its id. */
export function Sheet({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return <main id="main" tabIndex={-1} {...rest} className={classes(styles.sheet, className)} />
}

/** Keeps the sheet's distance from its edges. */
export function SheetPad({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classes(styles.sheetPad, className)} />
}
