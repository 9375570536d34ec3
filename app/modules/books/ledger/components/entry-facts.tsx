import { documentHref } from '#app/shell/document-href.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { FactList, text } from '#app/ui/index.ts'
import type { JournalEntry } from '#contract/books/ledger.ts'
import { entryPath } from '../paths.ts'

type EntryFactsProps = { entry: JournalEntry & { reversedById: string | null } }

/** Where an entry comes from, what took it back, and its link in the chain. */
export function EntryFacts({ entry }: EntryFactsProps) {
  const t = useT('ledger')
  const { dateTime } = useFormat()
  const { firm } = useFirm()
  const { source, reversesId, reversedById, postedAt, hash } = entry
  const href = documentHref(firm.firmId, source.kind, source.id)
  const linkTo = (entryId: string) => (
    <a className={text.link} href={entryPath(firm.firmId, entryId)}>
      {t('entry.open')}
    </a>
  )
  const facts = [
    {
      term: t('entry.source'),
      value: href && (
        <a className={text.link} href={href}>
          {entry.memo}
        </a>
      ),
    },
    { term: t('entry.reverses'), value: reversesId && linkTo(reversesId) },
    { term: t('entry.reversedBy'), value: reversedById && linkTo(reversedById) },
    { term: t('entry.postedAt'), value: dateTime(postedAt) },
    { term: t('entry.hash'), value: <Hash>{hash}</Hash> },
  ]
  return <FactList facts={facts.filter(({ value }) => value)} />
}

/** A hash that may break anywhere. */
export function Hash({ children: hash }: { children: string }) {
  return <code className={text.tiny}>{hash.match(/.{1,16}/g)?.join(' ')}</code>
}
