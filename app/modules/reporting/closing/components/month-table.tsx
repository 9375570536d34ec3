import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, Status, Table } from '#app/ui/index.ts'
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
    <Table caption={t('months')} density="compact" isStacked>
      <thead>
        <tr>
          <HeadCell>{t('field.month')}</HeadCell>
          <HeadCell>{t('field.state')}</HeadCell>
          <HeadCell>{t('field.signedOff')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {months.map((row) => (
          <tr key={row.month}>
            <NameCell href={closingMonthPath(firm.firmId, row.month)}>
              {date(row.end, 'month')}
            </NameCell>
            <Cell place="state">
              <MonthState month={row} />
            </Cell>
            <Cell tone="soft" place="detail">
              {row.signOff?.byName}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
