import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Cell, HeadCell, NameCell, NumberCell, Table, text } from '#app/ui/index.ts'
import type { NoticeCount } from '#contract/public-site/notices-of-offerings.ts'
import { noticesPath } from '../paths.ts'
import { describeSubjects, type Subject } from '../subjects.ts'

function useSubjects(): readonly Subject[] {
  return describeSubjects(useT('administration'), useT('site'))
}

/** How many wait for each offering, and the button that tells them of one that is there. */
export function NoticeCounts({ counts }: { counts: readonly NoticeCount[] }) {
  const t = useT('administration')
  const rows = useSubjects().flatMap((subject) => {
    const known = counts.find(({ about }) => about === subject.id)
    if (!known && subject.state !== 'live') return []
    return [{ subject, row: known ?? { confirmed: 0, unconfirmed: 0, notified: 0 } }]
  })
  return (
    <Table caption={t('notices.waiting')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('notices.offering')}</HeadCell>
          <HeadCell isNumber>{t('notices.waiting')}</HeadCell>
          <HeadCell isNumber>{t('notices.unconfirmed')}</HeadCell>
          <HeadCell isNumber>{t('notices.notified')}</HeadCell>
          <HeadCell>{t('notices.send')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ subject, row }) => (
          <CountRow key={subject.id} row={row} subject={subject} />
        ))}
      </tbody>
    </Table>
  )
}

type CountRowProps = { row: Omit<NoticeCount, 'about'>; subject: Subject }

function CountRow({ row, subject }: CountRowProps) {
  const t = useT('administration')
  const { number } = useFormat()
  return (
    <tr>
      <NameCell href={`${noticesPath}?about=${subject.id}`}>{subject.name}</NameCell>
      <NumberCell>{number(row.confirmed)}</NumberCell>
      <NumberCell>{number(row.unconfirmed)}</NumberCell>
      <NumberCell>{number(row.notified)}</NumberCell>
      <Cell place="detail">
        {subject.state === 'live' && (
          <form method="post" title={t('notices.sendWords')}>
            <Button size="s" icon="send" name="offering" value={subject.id}>
              {t('notices.send')}
            </Button>
          </form>
        )}
        {subject.state === 'planned' && <span className={text.faint}>{t('notices.planned')}</span>}
      </Cell>
    </tr>
  )
}
