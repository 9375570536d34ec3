import { useT } from '#app/shell/page-context.tsx'
import { classes } from '#app/ui/index.ts'
import type { Tag } from '../front-matter.ts'
import { blogPath, tagPath } from '../paths.ts'
import * as styles from './tag-links.css.ts'

/** What a post is about, each a way to the others of its kind. */
export function TagLinks({ tags }: { tags: readonly Tag[] }) {
  const t = useT('blog')
  return (
    <ul className={styles.tags} aria-label={t('tags.label')}>
      {tags.map((tag) => (
        <li key={tag}>
          <a className={styles.tag} href={tagPath(tag)}>
            {t(`tags.${tag}`)}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The filter of the list. */
export function TagFilter({ tags, chosen }: { tags: readonly Tag[]; chosen: Tag | undefined }) {
  const t = useT('blog')
  return (
    <nav aria-label={t('tags.label')}>
      <ul className={styles.filter}>
        <li>
          <FilterLink href={blogPath} isChosen={chosen === undefined}>
            {t('tags.all')}
          </FilterLink>
        </li>
        {tags.map((tag) => (
          <li key={tag}>
            <FilterLink href={tagPath(tag)} isChosen={tag === chosen}>
              {t(`tags.${tag}`)}
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type FilterLinkProps = { href: string; isChosen: boolean; children: string }

function FilterLink({ href, isChosen, children }: FilterLinkProps) {
  return (
    <a
      className={classes(styles.tag, styles.choice)}
      href={href}
      aria-current={isChosen ? 'page' : undefined}
    >
      {children}
    </a>
  )
}
