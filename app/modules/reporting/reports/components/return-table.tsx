import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Cell,
  HeadCell,
  LinkButton,
  NameCell,
  NumberCell,
  Row,
  Table,
  text,
} from '#app/ui/index.ts'
import type { ReturnDays } from '#contract/reporting/tax-returns.ts'
import { keepReturnPath, reportPath } from '../paths.ts'
import { ReturnFileButtons } from './return-file-buttons.tsx'
import { useDays } from './use-days.ts'

type Kind = 'vat' | 'oss'
type ReturnTableProps = { rows: readonly ReturnDays[]; currency: string; kind?: Kind }

/** Returns with their due dates, the newest first; those that are over can be marked as filed. */
export function ReturnTable({ rows, currency, kind = 'vat' }: ReturnTableProps) {
  const t = useT('reports')
  const { amount } = useFormat()
  return (
    <Table caption={t('returns.title')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('returns.days')}</HeadCell>
          <HeadCell>{t('returns.due')}</HeadCell>
          <HeadCell>{t('returns.state')}</HeadCell>
          <HeadCell isNumber>{t('returns.owed', { currency })}</HeadCell>
          <HeadCell>{t('returns.next')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ReturnRow key={row.from} row={row} owed={amount(row.owed, currency)} kind={kind} />
        ))}
      </tbody>
    </Table>
  )
}

function ReturnRow({ row, owed, kind }: { row: ReturnDays; owed: string; kind: Kind }) {
  const t = useT('reports')
  const { date } = useFormat()
  const { firm, can } = useFirm()
  const { from, to, dueDate, filed, isOver, isLate } = row
  const days = useDays()(row)
  const state = filed
    ? t('returns.filed', { date: date(filed.filedAt.slice(0, 10), 'medium') })
    : t(isLate ? 'returns.late' : isOver ? 'returns.toFile' : 'returns.running')
  const isOss = kind === 'oss'
  const report = isOss ? 'oss-return' : 'tax-return'
  const href = reportPath(firm.firmId, report, { period: 'custom', from, to })
  const keepHref = keepReturnPath(firm.firmId, { from, to, ...(isOss && { kind }) })
  const mayFile = isOver && !filed && can('tax:edit')
  return (
    <tr>
      <NameCell href={href}>{days}</NameCell>
      <Cell tone="soft" place="detail">
        {date(dueDate, 'medium')}
      </Cell>
      <Cell place="secondDetail">
        <span className={isLate ? text.bad : undefined}>{state}</span>
      </Cell>
      <NumberCell place="figure">{owed}</NumberCell>
      <Cell place="below">
        <Row>
          <ReturnFileButtons kind={kind} from={from} to={to} size="s" />
          {mayFile && (
            <LinkButton size="s" href={keepHref}>
              {t('returns.keep')}
            </LinkButton>
          )}
        </Row>
      </Cell>
    </tr>
  )
}
