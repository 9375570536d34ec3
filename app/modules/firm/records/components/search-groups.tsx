import { listHref } from '#app/shell/list/list-query.ts'
import { matchWords } from '#app/shell/match-words.ts'
import { useFirm, useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { kindsText } from '#app/shell/records/record-words.ts'
import { Count, SheetPad, Tabs, text } from '#app/ui/index.ts'
import {
  hitsOfEach,
  maxCountedHits,
  type SearchHit,
  type SearchQuery,
  type SearchResults,
} from '#contract/firm/search.ts'
import { helpSearchPath } from '../quick-hit.ts'
import * as styles from './search.css.ts'

type KindTabsProps = { query: SearchQuery; counts: SearchResults['counts']; path: string }

/** All kinds that have hits, each with how many. */
export function KindTabs({ query: { q, kind }, counts, path }: KindTabsProps) {
  const t = useT('records')
  const { texts } = usePage()
  const countText = useCountText()
  const all = { href: listHref(path, { q }), label: t('search.all'), isCurrent: !kind }
  const kinds = counts.map((one) => ({
    href: listHref(path, { q, kind: one.kind }),
    label: kindsText(texts, one.kind),
    count: countText(one.count),
    isCurrent: one.kind === kind,
  }))
  return <Tabs label={t('search.kinds')} tabs={[all, ...kinds]} isPadded />
}

function useCountText() {
  const t = useT('records')
  const { number } = useFormat()
  return (count: number | null) =>
    count === null ? t('search.more', { count: number(maxCountedHits) }) : number(count)
}

type SearchGroupsProps = { query: SearchQuery; results: SearchResults; path: string }

/** What was found, kind by kind; of one kind alone as a list. */
export function SearchGroups({ query, results, path }: SearchGroupsProps) {
  const { q = '' } = query
  const meant = results.counts.filter(({ kind }) => !query.kind || kind === query.kind)
  return (
    <SheetPad className={styles.groups}>
      {meant.map(({ kind, count }) => (
        <Group
          key={kind}
          kind={kind}
          count={count}
          q={q}
          rows={results.rows.filter((row) => row.kind === kind)}
          moreHref={
            query.kind || (count ?? maxCountedHits) <= hitsOfEach
              ? undefined
              : listHref(path, { q, kind })
          }
        />
      ))}
    </SheetPad>
  )
}

type GroupProps = {
  kind: string
  count: number | null
  q: string
  rows: readonly SearchHit[]
  moreHref: string | undefined
}

function Group({ kind, count, q, rows, moreHref }: GroupProps) {
  const t = useT('records')
  const { texts } = usePage()
  const countText = useCountText()
  const name = kindsText(texts, kind)
  return (
    <section aria-labelledby={`found-${kind}`}>
      <h2 id={`found-${kind}`} className={styles.heading}>
        {name} <Count>{countText(count)}</Count>
      </h2>
      <ul className={styles.list}>
        {rows.map((row) => (
          <Hit key={row.id} hit={row} q={q} />
        ))}
      </ul>
      {moreHref && (
        <p className={styles.more}>
          <a className={text.link} href={moreHref}>
            {t('search.showAll', { kind: name })}
          </a>
        </p>
      )}
    </section>
  )
}

function Hit({ hit, q }: { hit: SearchHit; q: string }) {
  const { firm } = useFirm()
  const format = useFormat()
  const { title, subtitle, path, date, amount, currency } = hit
  return (
    <li>
      <a className={styles.hit} href={`/firms/${firm.firmId}/${path}`}>
        <span className={styles.name}>
          <Matches of={title} q={q} />
          {subtitle !== '' && (
            <span className={text.secondLine}>
              <Matches of={subtitle} q={q} />
            </span>
          )}
        </span>
        {date && <span className={text.soft}>{format.date(date, 'medium')}</span>}
        {amount !== null && currency && (
          <span className={text.number}>{format.money(amount, currency)}</span>
        )}
      </a>
    </li>
  )
}

function Matches({ of, q }: { of: string; q: string }) {
  return matchWords(of, q).map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
    piece.isMatch ? <mark key={at}>{piece.text}</mark> : piece.text,
  )
}

type FoundPagesProps = { pages: readonly { label: string; href: string }[]; q: string }

/** Pages that were found by their names or by other words for them. */
export function FoundPages({ pages, q }: FoundPagesProps) {
  const t = useT('records')
  return (
    <SheetPad className={styles.groups}>
      <section aria-labelledby="found-pages">
        <h2 id="found-pages" className={styles.heading}>
          {t('search.pages')}
        </h2>
        <ul className={styles.list}>
          {pages.map(({ label, href }) => (
            <li key={href}>
              <a className={styles.hit} href={href}>
                <span className={styles.name}>
                  <Matches of={label} q={q} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </SheetPad>
  )
}

/** The way to what the help says of it. */
export function SearchHelp({ q }: { q: string }) {
  const t = useT('records')
  return (
    <SheetPad>
      <a className={text.link} href={`${helpSearchPath}?q=${encodeURIComponent(q)}`}>
        {t('search.inHelp', { q })}
      </a>
    </SheetPad>
  )
}
