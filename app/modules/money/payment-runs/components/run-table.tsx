import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, Status } from '#app/ui/index.ts'
import type { PaymentRunRow } from '#contract/money/payment-runs.ts'
import { paymentRunPath } from '../paths.ts'
import { runStatus } from './run-status.ts'

/** Payment runs, the newest first. */
export function RunTable({ rows }: { rows: readonly PaymentRunRow[] }) {
  const t = useT('payment-runs')
  const { date, money } = useFormat()
  const { firm } = useFirm()
  return (
    <RowsTable
      caption={t('title')}
      hasStickyHead
      isStacked
      rows={rows}
      keyOf={(row) => row.id}
      columns={[
        {
          head: t('field.number'),
          href: (row) => paymentRunPath(firm.firmId, row.id),
          cell: (row) => row.number,
        },
        {
          head: t('field.state'),
          place: 'state',
          cell: (row) => <Status kind={runStatus[row.state]}>{t(`state.${row.state}`)}</Status>,
        },
        {
          head: t('field.executionDate'),
          tone: 'soft',
          place: 'detail',
          cell: (row) => date(row.executionDate, 'medium'),
        },
        { head: t('field.preparedBy'), tone: 'soft', cell: (row) => row.preparedByName },
        {
          head: t('field.count'),
          tone: 'soft',
          place: 'secondDetail',
          cell: (row) => t(row.direction === 'in' ? 'debits' : 'transfers', { count: row.count }),
        },
        {
          head: t('field.total'),
          isNumber: true,
          tone: 'strong',
          place: 'figure',
          cell: (row) => money(row.total, row.currency),
        },
      ]}
    />
  )
}
