import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, SheetPad, Table, text } from '#app/ui/index.ts'
import type { SupportConsent } from '#contract/platform/support-access.ts'

/** Every consent of a firm with who came and how much they asked. */
export function ConsentTable({ rows }: { rows: readonly SupportConsent[] }) {
  const t = useT('administration')
  if (rows.length === 0) {
    return (
      <SheetPad>
        <p className={text.soft}>{t('support.none')}</p>
      </SheetPad>
    )
  }
  return (
    <Table caption={t('support.past')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('support.from')}</HeadCell>
          <HeadCell>{t('support.to')}</HeadCell>
          <HeadCell>{t('consent.grantedBy')}</HeadCell>
          <HeadCell>{t('consent.reason')}</HeadCell>
          <HeadCell>{t('support.visits')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ConsentRow key={row.id} row={row} />
        ))}
      </tbody>
    </Table>
  )
}

function ConsentRow({ row }: { row: SupportConsent }) {
  const t = useT('administration')
  const { dateTime } = useFormat()
  return (
    <tr>
      <Cell place="name">{dateTime(row.grantedAt)}</Cell>
      <Cell tone="soft" place="state">
        {row.endedAt ? dateTime(row.endedAt) : t('support.lasts')}
        {row.endedByName && (
          <span className={text.secondLine}>{t('support.endedBy', { name: row.endedByName })}</span>
        )}
      </Cell>
      <Cell tone="soft">{row.grantedByName}</Cell>
      <Cell tone="soft" place="detail">
        {row.reason}
      </Cell>
      <Cell tone="soft">
        {row.visits.length === 0 && t('support.nobody')}
        {row.visits.map((visit) => (
          <Visit key={visit.id} visit={visit} />
        ))}
      </Cell>
    </tr>
  )
}

function Visit({ visit }: { visit: SupportConsent['visits'][number] }) {
  const t = useT('administration')
  const { dateTime } = useFormat()
  return (
    <span className={text.secondLine}>
      {t('support.visit', {
        name: visit.administratorName,
        at: dateTime(visit.startedAt),
        count: visit.requests,
      })}
    </span>
  )
}
