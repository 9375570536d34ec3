import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, NumberCell, Status, Table } from '#app/ui/index.ts'
import type { PayrollRunRow } from '#contract/people/payroll-runs.ts'
import { monthText, rulesName } from '../month-text.ts'
import { payrollRunPath } from '../paths.ts'
import { runStatus } from '../run-status.ts'

/** Runs, the newest month first. */
export function RunTable({ rows }: { rows: readonly PayrollRunRow[] }) {
  const t = useT('payroll')
  const format = useFormat()
  const { firm } = useFirm()
  return (
    <Table caption={t('title')} hasStickyHead isStacked>
      <thead>
        <tr>
          <HeadCell>{t('field.month')}</HeadCell>
          <HeadCell>{t('field.country')}</HeadCell>
          <HeadCell>{t('field.state')}</HeadCell>
          <HeadCell>{t('field.payDate')}</HeadCell>
          <HeadCell isNumber>{t('field.people')}</HeadCell>
          <HeadCell isNumber>{t('field.gross')}</HeadCell>
          <HeadCell isNumber>{t('field.net')}</HeadCell>
          <HeadCell isNumber>{t('field.employerCost')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((run) => (
          <tr key={run.id}>
            <NameCell href={payrollRunPath(firm.firmId, run.id)}>
              {monthText(run.month, format)}
            </NameCell>
            <Cell tone="soft" place="secondDetail">
              {rulesName(run.country, format, t('country.XX'))}
            </Cell>
            <Cell place="state">
              <Status kind={runStatus[run.state]}>{t(`state.${run.state}`)}</Status>
            </Cell>
            <Cell tone="soft" place="detail">
              {format.date(run.payDate)}
            </Cell>
            <NumberCell tone="soft">{format.number(run.people)}</NumberCell>
            <NumberCell>{format.amount(run.gross, run.currency)}</NumberCell>
            <NumberCell tone="strong" place="figure">
              {format.amount(run.net, run.currency)}
            </NumberCell>
            <NumberCell>{format.amount(run.employerCost, run.currency)}</NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
