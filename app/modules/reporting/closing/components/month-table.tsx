import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, Status } from '#app/ui/index.ts'
import type { ClosingMonth } from '#contract/reporting/closing.ts'
import { closingMonthPath } from '../paths.ts'

/** How far a month is, as a moon with its word. */
export function MonthState({
  month,
}: {
  month: Pick<ClosingMonth, 'isOver' | 'isLocked' | 'signOff'>
}) {
  const t = useT('closing')
  if (month.signOff) return <Status kind="paid">{t('state.signedOff')}</Status>
  if (month.isLocked) return <Status kind="partlyPaid">{t('state.locked')}</Status>
  return <Status kind="draft">{t(month.isOver ? 'state.open' : 'state.running')}</Status>
}

/** Months, newest first, with who signed them off. */
export function MonthTable({ months }: { months: readonly ClosingMonth[] }) {
  const t = useT('closing')
  const { date } = useFormat()
  const { firm } = useFirm()
  return (
    <RowsTable
      caption={t('months')}
      density="compact"
      isStacked
      rows={months}
      keyOf={(row) => row.month}
      columns={[
        {
          head: t('field.month'),
          href: (row) => closingMonthPath(firm.firmId, row.month),
          cell: (row) => date(row.end, 'month'),
        },
        { head: t('field.state'), place: 'state', cell: (row) => <MonthState month={row} /> },
        {
          head: t('field.signedOff'),
          tone: 'soft',
          place: 'detail',
          cell: (row) => row.signOff?.byName,
        },
      ]}
    />
  )
}
