import { useId } from 'react'
import type { Heading } from '#app/shell/content/markdown.ts'
import * as styles from './contents.css.ts'

/** The chapters of a long text; beside it where there is room, above it where there is none. */
export function Contents({ title, headings }: { title: string; headings: readonly Heading[] }) {
  const id = useId()
  return (
    <nav className={styles.contents} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <ol className={styles.list}>
        {headings.map((heading) => (
          <li key={heading.id}>
            <a className={styles.link} href={`#${heading.id}`}>
              {heading.text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
