import { useOfferings } from '#app/modules/site/index.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Cell, HeadCell, NameCell, NumberCell, Table, Tag, text } from '#app/ui/index.ts'
import type { NoticeCount, NoticeSubject, OfferingNotice } from '#contract/notices-of-offerings.ts'
import { noticesPath, outboxPath } from '../paths.ts'

type Subject = { id: NoticeSubject; name: string; state: 'live' | 'planned' | undefined }

/** What can be waited for, as people call it. */
export function useSubjects(): readonly Subject[] {
  const t = useT('administration')
  const offerings = useOfferings().map(({ id, name, state }) => ({ id, name, state }))
  return [{ id: 'everything', name: t('notices.everything'), state: undefined }, ...offerings]
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

/** The addresses, newest first. */
export function NoticeTable({ rows }: { rows: readonly OfferingNotice[] }) {
  const t = useT('administration')
  const { dateTime } = useFormat()
  const subjects = useSubjects()
  return (
    <Table caption={t('notices.title')} hasStickyHead isStacked>
      <thead>
        <tr>
          <HeadCell>{t('notices.email')}</HeadCell>
          <HeadCell>{t('notices.offering')}</HeadCell>
          <HeadCell>{t('notices.language')}</HeadCell>
          <HeadCell>{t('notices.confirmed')}</HeadCell>
          <HeadCell>{t('notices.asked')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <NameCell href={`${outboxPath}?q=${encodeURIComponent(row.email)}`}>
              {row.email}
            </NameCell>
            <Cell place="detail">{subjects.find(({ id }) => id === row.about)?.name}</Cell>
            <Cell tone="soft">{row.language.toUpperCase()}</Cell>
            <Cell place="state">
              {row.confirmedAt ? (
                <Tag tone="ok">{t('notices.isConfirmed')}</Tag>
              ) : (
                <Tag tone="warn">{t('notices.isNot')}</Tag>
              )}
            </Cell>
            <Cell tone="soft" place="figure">
              {dateTime(row.createdAt)}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
