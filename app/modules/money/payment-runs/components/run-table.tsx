import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, NumberCell, Status, Table } from '#app/ui/index.ts'
import type { PaymentRunRow } from '#contract/money/payment-runs.ts'
import { paymentRunPath } from '../paths.ts'
import { runStatus } from './run-status.ts'

/** Payment runs, the newest first. */
export function RunTable({ rows }: { rows: readonly PaymentRunRow[] }) {
  const t = useT('payment-runs')
  const { date, money } = useFormat()
  const { firm } = useFirm()
  return (
    <Table caption={t('title')} hasStickyHead isStacked>
      <thead>
        <tr>
          <HeadCell>{t('field.number')}</HeadCell>
          <HeadCell>{t('field.state')}</HeadCell>
          <HeadCell>{t('field.executionDate')}</HeadCell>
          <HeadCell>{t('field.preparedBy')}</HeadCell>
          <HeadCell>{t('field.count')}</HeadCell>
          <HeadCell isNumber>{t('field.total')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <NameCell href={paymentRunPath(firm.firmId, row.id)}>{row.number}</NameCell>
            <Cell place="state">
              <Status kind={runStatus[row.state]}>{t(`state.${row.state}`)}</Status>
            </Cell>
            <Cell tone="soft" place="detail">
              {date(row.executionDate, 'medium')}
            </Cell>
            <Cell tone="soft">{row.preparedByName}</Cell>
            <Cell tone="soft" place="secondDetail">
              {t(row.direction === 'in' ? 'debits' : 'transfers', { count: row.count })}
            </Cell>
            <NumberCell tone="strong" place="figure">
              {money(row.total, row.currency)}
            </NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
