import { useLoaderData } from '@remix-run/react'
import { CallToAction, SiteFrame, width } from '#app/modules/public-site/site/index.ts'
import { answerWith } from '#app/shell/answers.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { trailThing } from '#app/shell/site/trail.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { classes, text } from '#app/ui/index.ts'
import { PostList } from '../components/post-list.tsx'
import { TagFilter } from '../components/tag-links.tsx'
import { Tag, tags } from '../front-matter.ts'
import { blogPath, feedLinks, feedPath } from '../paths.ts'
import { listPosts } from '../posts.server.ts'
import * as styles from './blog.css.ts'

export async function loader(args: Args) {
  const { language, ...visit } = await getVisit(args)
  const t = visit.t('blog')
  const tag = readTag(args.request)
  const posts = (await listPosts(language)).filter((post) => !tag || post.tags.includes(tag))
  const head = pageMeta(args, {
    title: tag ? t('tags.titled', { tag: t(`tags.${tag}`) }) : t('heading'),
    description: t('description'),
    isPublic: true,
    things: [trailThing(args, { name: t('title'), path: blogPath })],
  })
  return {
    head: [...head, ...feedLinks(t, language)],
    tag,
    posts: posts.map(({ html: _html, headings: _headings, text: _text, ...entry }) => entry),
    feeds: { rss: feedPath('feed', language), atom: feedPath('atom', language) },
  }
}

/** The topic of `?tag=`; a topic that does not exist is a page that does not exist. */
function readTag(request: Request): Tag | undefined {
  const name = new URL(request.url).searchParams.get('tag')
  if (name === null) return undefined
  const tag = Tag.safeParse(name)
  if (!tag.success) throw answerWith(null, { status: 404 })
  return tag.data
}

export default function Blog() {
  const { tag, posts, feeds } = useLoaderData<typeof loader>()
  const t = useT('blog')
  return (
    <SiteFrame>
      <div className={classes(width, styles.page)}>
        <header className={styles.head}>
          <h1 className={classes(text.serif, styles.title)}>{t('heading')}</h1>
          <p className={styles.sentence}>{t('description')}</p>
          <TagFilter tags={tags} chosen={tag} />
        </header>
        <PostList posts={posts} />
        <p className={styles.feeds}>
          <span>{t('feed.label')}</span>
          <a className={text.link} href={feeds.rss}>
            RSS
          </a>
          <a className={text.link} href={feeds.atom}>
            Atom
          </a>
        </p>
      </div>
      <CallToAction />
    </SiteFrame>
  )
}

export const meta = headOf
