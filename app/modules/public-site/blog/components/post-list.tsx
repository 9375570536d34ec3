import { classes, text } from '#app/ui/index.ts'
import { postPath } from '../paths.ts'
import type { Post } from '../posts.server.ts'
import { PostFacts } from './post-facts.tsx'
import * as styles from './post-list.css.ts'
import { TagLinks } from './tag-links.tsx'

export type PostEntry = Pick<
  Post,
  'slug' | 'title' | 'description' | 'date' | 'updated' | 'minutes' | 'tags'
>

/** Posts between hairlines, in the order they come in. */
export function PostList({ posts }: { posts: readonly PostEntry[] }) {
  return (
    <ul className={styles.list}>
      {posts.map((post) => (
        <li key={post.slug}>
          <article className={styles.post}>
            <PostFacts date={post.date} minutes={post.minutes} className={styles.facts} />
            <div>
              <h2 className={classes(text.serif, styles.title)}>
                <a className={styles.link} href={postPath(post.slug)}>
                  {post.title}
                </a>
              </h2>
              <p className={styles.words}>{post.description}</p>
              <TagLinks tags={post.tags} />
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}
