import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, NumberCell, Status, Table } from '#app/ui/index.ts'
import type { FiscalYear } from '#contract/reporting/closing.ts'
import { closingYearPath } from '../paths.ts'

/** Fiscal years with their results, newest first. */
export function YearTable({ years }: { years: readonly FiscalYear[] }) {
  const t = useT('closing')
  const { date, amount } = useFormat()
  const { firm } = useFirm()
  const currency = firm.baseCurrency
  return (
    <Table caption={t('years')} density="compact" isStacked>
      <thead>
        <tr>
          <HeadCell>{t('field.year')}</HeadCell>
          <HeadCell>{t('field.state')}</HeadCell>
          <HeadCell isNumber>{t('field.profit', { currency })}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {years.map(({ start, end, profit, isOver, closing }) => (
          <tr key={end}>
            <NameCell href={closingYearPath(firm.firmId, end)}>
              {`${date(start, 'medium')} – ${date(end, 'medium')}`}
            </NameCell>
            <Cell place="state">
              {closing ? (
                <Status kind="paid">{t('state.closed')}</Status>
              ) : (
                <Status kind="draft">{t(isOver ? 'state.open' : 'state.running')}</Status>
              )}
            </Cell>
            <NumberCell place="figure">{amount(profit, currency)}</NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
