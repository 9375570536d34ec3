import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, Status } from '#app/ui/index.ts'
import type { FiscalYear } from '#contract/reporting/closing.ts'
import { closingYearPath } from '../paths.ts'

/** Fiscal years with their results, newest first. */
export function YearTable({ years }: { years: readonly FiscalYear[] }) {
  const t = useT('closing')
  const { date, amount } = useFormat()
  const { firm } = useFirm()
  const currency = firm.baseCurrency
  return (
    <RowsTable
      caption={t('years')}
      density="compact"
      isStacked
      rows={years}
      keyOf={({ end }) => end}
      columns={[
        {
          head: t('field.year'),
          href: ({ end }) => closingYearPath(firm.firmId, end),
          cell: ({ start, end }) => `${date(start, 'medium')} – ${date(end, 'medium')}`,
        },
        {
          head: t('field.state'),
          place: 'state',
          cell: ({ isOver, closing }) =>
            closing ? (
              <Status kind="paid">{t('state.closed')}</Status>
            ) : (
              <Status kind="draft">{t(isOver ? 'state.open' : 'state.running')}</Status>
            ),
        },
        {
          head: t('field.profit', { currency }),
          isNumber: true,
          place: 'figure',
          cell: ({ profit }) => amount(profit, currency),
        },
      ]}
    />
  )
}
