import { useLoaderData } from '@remix-run/react'
import { CallToAction, SiteFrame, width } from '#app/modules/public-site/site/index.ts'
import { answerWith } from '#app/shell/answers.ts'
import { Prose } from '#app/shell/content/prose.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { publicOrigin } from '#app/shell/public-origin.ts'
import { trailThing } from '#app/shell/site/trail.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { classes } from '#app/ui/index.ts'
import { Contents } from '../components/contents.tsx'
import { Neighbours } from '../components/neighbours.tsx'
import { PostHead } from '../components/post-head.tsx'
import { Sources } from '../components/sources.tsx'
import { blogPath, feedLinks, postPath } from '../paths.ts'
import { postThing } from '../post-thing.ts'
import { findPost, type Post } from '../posts.server.ts'
import * as styles from './post.css.ts'

export async function loader(args: Args) {
  const { language, ...visit } = await getVisit(args)
  const t = visit.t('blog')
  const found = await findPost(language, args.params.slug)
  if (!found) throw answerWith(null, { status: 404 })
  const { text: _text, ...post } = found.post
  const head = pageMeta(args, {
    title: post.title,
    description: post.description,
    isPublic: true,
    kind: 'article',
    things: [
      postThing(found.post, { origin: publicOrigin(args), language }),
      trailThing(
        args,
        { name: t('title'), path: blogPath },
        { name: post.title, path: postPath(post.slug) },
      ),
    ],
  })
  return {
    head: [...head, ...feedLinks(t, language)],
    post,
    older: found.older && linkOf(found.older),
    newer: found.newer && linkOf(found.newer),
  }
}

function linkOf({ slug, title }: Post) {
  return { path: postPath(slug), title }
}

export default function PostPage() {
  const { post, older, newer } = useLoaderData<typeof loader>()
  const t = useT('blog')
  const chapters = post.headings.filter(({ level }) => level === 2)
  const hasContents = chapters.length >= 4
  return (
    <SiteFrame>
      <article className={classes(width, styles.page)}>
        <PostHead post={post} />
        <div className={classes(styles.body, hasContents && styles.withContents)}>
          {hasContents && <Contents title={t('post.contents')} headings={chapters} />}
          <div className={styles.words}>
            <Prose html={post.html} />
            <Sources sources={post.sources} />
            <Neighbours older={older} newer={newer} />
          </div>
        </div>
      </article>
      <CallToAction />
    </SiteFrame>
  )
}

export const meta = headOf
