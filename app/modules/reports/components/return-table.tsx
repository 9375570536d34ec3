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
import type { ReturnDays } from '#contract/tax-returns.ts'
import { keepReturnPath, reportPath } from '../paths.ts'
import { ReturnFileButtons } from './return-file-buttons.tsx'
import { useDays } from './use-days.ts'

type ReturnTableProps = { rows: readonly ReturnDays[]; currency: string }

/** Returns with their due dates, the newest first; those that are over can be marked as filed. */
export function ReturnTable({ rows, currency }: ReturnTableProps) {
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
          <ReturnRow key={row.from} row={row} owed={amount(row.owed, currency)} />
        ))}
      </tbody>
    </Table>
  )
}

function ReturnRow({ row, owed }: { row: ReturnDays; owed: string }) {
  const t = useT('reports')
  const { date } = useFormat()
  const { firm, can } = useFirm()
  const { from, to, dueDate, filed, isOver, isLate } = row
  const days = useDays()(row)
  const state = filed
    ? t('returns.filed', { date: date(filed.filedAt.slice(0, 10), 'medium') })
    : t(isLate ? 'returns.late' : isOver ? 'returns.toFile' : 'returns.running')
  const href = reportPath(firm.firmId, 'tax-return', { period: 'custom', from, to })
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
          <ReturnFileButtons kind="vat" from={from} to={to} size="s" />
          {mayFile && (
            <LinkButton size="s" href={keepReturnPath(firm.firmId, { from, to })}>
              {t('returns.keep')}
            </LinkButton>
          )}
        </Row>
      </Cell>
    </tr>
  )
}
