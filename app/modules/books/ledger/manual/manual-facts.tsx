import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { FactList, text } from '#app/ui/index.ts'
import type { ManualEntry } from '#contract/books/manual-entries.ts'
import { entryPath } from '../paths.ts'

/** Who prepared an entry, what its sides come to and where it stands in the journal. */
export function ManualFacts({ entry }: { entry: ManualEntry }) {
  const t = useT('ledger')
  const { dateTime, date, money } = useFormat()
  const { firm } = useFirm()
  const linkTo = (id: string) => (
    <a className={text.link} href={entryPath(firm.firmId, id)}>
      {t('entry.open')}
    </a>
  )
  const { debit, credit, reverseDate, entryId, reversalId } = entry
  const gaps = {
    debit: money(debit, firm.baseCurrency),
    credit: money(credit, firm.baseCurrency),
  }
  const facts = [
    { term: t('manual.sides'), value: t('manual.sums', gaps) },
    { term: t('manual.preparedBy'), value: entry.preparedByName },
    { term: t('manual.createdAt'), value: dateTime(entry.createdAt) },
    { term: t('manual.reverseDate'), value: reverseDate && date(reverseDate, 'long') },
    { term: t('tab.journal'), value: entryId && linkTo(entryId) },
    { term: t('entry.reversedBy'), value: reversalId && linkTo(reversalId) },
  ]
  return <FactList facts={facts.filter(({ value }) => value)} />
}
