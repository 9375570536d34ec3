import { useT } from '#app/shell/page-context.tsx'
import { classes, text } from '#app/ui/index.ts'
import { articlePath, contactPath, supportPath } from '../paths.ts'
import type { Piece } from '../search.ts'
import * as styles from './search-results.css.ts'

type Result = { slug: string; title: string; sentence: readonly Piece[] }

/** What was found, best first, or what to do when nothing was. */
export function SearchResults({ query, found }: { query: string; found: readonly Result[] }) {
  const t = useT('help')
  return (
    <section className={styles.results} aria-labelledby="results">
      <h2 id="results" className={classes(text.serif, styles.title)}>
        {found.length === 0
          ? t('search.none', { query })
          : t('search.found', { count: found.length, query })}
      </h2>
      {found.length === 0 ? <NothingFound /> : <ResultList found={found} />}
      <p>
        <a className={text.link} href={supportPath}>
          {t('search.clear')}
        </a>
      </p>
    </section>
  )
}

function ResultList({ found }: { found: readonly Result[] }) {
  return (
    <ol className={styles.list}>
      {found.map(({ slug, title, sentence }) => (
        <li key={slug} className={styles.result}>
          <a className={styles.link} href={articlePath(slug)}>
            {title}
          </a>
          <p className={text.soft}>
            {sentence.map((piece, at) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never move
              piece.isMatch ? <mark key={at}>{piece.text}</mark> : piece.text,
            )}
          </p>
        </li>
      ))}
    </ol>
  )
}

function NothingFound() {
  const t = useT('help')
  return (
    <ul className={styles.advice}>
      <li>{t('search.fewer')}</li>
      <li>{t('search.topics')}</li>
      <li>
        <a className={text.link} href={contactPath}>
          {t('search.write')}
        </a>
      </li>
    </ul>
  )
}
