import type { ReactNode } from 'react'
import { classes, text } from '#app/ui/index.ts'
import * as styles from './page-list.css.ts'
import { width } from './site-frame.css.ts'

type PageListProps = {
  title: string
  pages: readonly { path: string; title: string; description?: string }[]
  children?: ReactNode
}

/** Pages by their titles, each with its sentence where there is one. */
export function PageList({ title, pages, children }: PageListProps) {
  return (
    <section className={classes(width, styles.section)}>
      <h2 className={classes(text.serif, styles.title)}>{title}</h2>
      {children && <p className={styles.words}>{children}</p>}
      {pages.length > 0 && (
        <ul className={styles.list}>
          {pages.map((page) => (
            <li key={page.path} className={styles.entry}>
              <a className={styles.link} href={page.path}>
                {page.title}
              </a>
              {page.description && <p className={styles.description}>{page.description}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
