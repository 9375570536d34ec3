import type { Heading } from '#app/shell/content/markdown.ts'
import { Prose } from '#app/shell/content/prose.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Trail } from '#app/shell/site/trail.tsx'
import { classes, text } from '#app/ui/index.ts'
import type { Topic } from '../article.ts'
import { articlePath, contactPath, supportPath } from '../paths.ts'
import * as styles from './article-page.css.ts'

type ArticlePageProps = {
  article: {
    title: string
    description: string
    /** Made of our own Markdown when the app is built. */
    html: string
    topic: Topic
    headings: readonly Heading[]
    updated: string
    updatedWords: string
    next?: { slug: string; title: string; description: string }
  }
}

/** Fewer headings are seen at one glance. */
const contentsFrom = 4

export function ArticlePage({ article }: ArticlePageProps) {
  const { title, description, html, topic, headings, updated, updatedWords } = article
  const t = useT('help')
  return (
    <div className={styles.layout}>
      <article className={styles.article}>
        <Trail
          places={[
            { name: t('support.title'), href: supportPath },
            { name: t(`topic.${topic}`), href: `${supportPath}#topic-${topic}` },
          ]}
        />
        <h1 className={classes(text.serif, styles.title)}>{title}</h1>
        <p className={styles.lead}>{description}</p>
        {headings.length >= contentsFrom && <Contents headings={headings} />}
        <Prose html={html} />
        <p className={classes(text.small, text.faint, styles.updated)}>
          {t('article.updated')} <time dateTime={updated}>{updatedWords}</time>
        </p>
      </article>
      <Onwards next={article.next} />
    </div>
  )
}

function Contents({ headings }: { headings: readonly Heading[] }) {
  const t = useT('help')
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents" className={styles.contentsTitle}>
        {t('article.contents')}
      </h2>
      <ol>
        {headings.map(({ id, text: words }) => (
          <li key={id}>
            <a href={`#${id}`}>{words}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Onwards({ next }: Pick<ArticlePageProps['article'], 'next'>) {
  const t = useT('help')
  return (
    <aside className={styles.onwards} aria-label={t('article.onwards')}>
      {next && (
        <p>
          <span className={styles.label}>{t('article.next')}</span>
          <a className={text.link} href={articlePath(next.slug)}>
            {next.title}
          </a>
        </p>
      )}
      <p>
        <span className={styles.label}>{t('article.notThis')}</span>
        <a className={text.link} href={contactPath}>
          {t('article.write')}
        </a>
      </p>
    </aside>
  )
}
