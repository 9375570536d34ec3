import { useT } from '#app/shell/page-context.tsx'
import { Trail } from '#app/shell/site/trail.tsx'
import { classes, text } from '#app/ui/index.ts'
import { blogPath } from '../paths.ts'
import type { Post } from '../posts.server.ts'
import { PostFacts } from './post-facts.tsx'
import * as styles from './post-head.css.ts'
import { TagLinks } from './tag-links.tsx'

type PostHeadProps = {
  post: Pick<Post, 'title' | 'description' | 'date' | 'updated' | 'minutes' | 'tags'>
}

/** The way to here, the title, and the facts of a post. */
export function PostHead({ post }: PostHeadProps) {
  const t = useT('blog')
  return (
    <header className={styles.head}>
      <Trail places={[{ name: t('title'), href: blogPath }]} />
      <h1 className={classes(text.serif, styles.title)}>{post.title}</h1>
      <p className={styles.sentence}>{post.description}</p>
      <div className={styles.facts}>
        <PostFacts date={post.date} updated={post.updated} minutes={post.minutes} />
        <p className={classes(text.soft, styles.by)}>{t('post.by')}</p>
        <TagLinks tags={post.tags} />
      </div>
    </header>
  )
}
