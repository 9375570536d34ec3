import { useId } from 'react'
import { useT } from '#app/shell/page-context.tsx'
import { text } from '#app/ui/index.ts'
import type { FrontMatter } from '../front-matter.ts'
import * as styles from './sources.css.ts'

/** Where what a post says can be read in the original. */
export function Sources({ sources }: Pick<FrontMatter, 'sources'>) {
  const t = useT('blog')
  const id = useId()
  return (
    <section className={styles.sources} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('post.sources')}
      </h2>
      <ul className={styles.list}>
        {sources.map(({ title, url }) => (
          <li key={url}>
            <a className={text.link} href={url} rel="noopener">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
