import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, Status } from '#app/ui/index.ts'
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
    <RowsTable
      caption={t('title')}
      hasStickyHead
      isStacked
      rows={rows}
      keyOf={(run) => run.id}
      columns={[
        {
          head: t('field.month'),
          href: (run) => payrollRunPath(firm.firmId, run.id),
          cell: (run) => monthText(run.month, format),
        },
        {
          head: t('field.country'),
          tone: 'soft',
          place: 'secondDetail',
          cell: (run) => rulesName(run.country, format, t('country.XX')),
        },
        {
          head: t('field.state'),
          place: 'state',
          cell: (run) => <Status kind={runStatus[run.state]}>{t(`state.${run.state}`)}</Status>,
        },
        {
          head: t('field.payDate'),
          tone: 'soft',
          place: 'detail',
          cell: (run) => format.date(run.payDate),
        },
        {
          head: t('field.people'),
          isNumber: true,
          tone: 'soft',
          cell: (run) => format.number(run.people),
        },
        {
          head: t('field.gross'),
          isNumber: true,
          cell: (run) => format.amount(run.gross, run.currency),
        },
        {
          head: t('field.net'),
          isNumber: true,
          tone: 'strong',
          place: 'figure',
          cell: (run) => format.amount(run.net, run.currency),
        },
        {
          head: t('field.employerCost'),
          isNumber: true,
          cell: (run) => format.amount(run.employerCost, run.currency),
        },
      ]}
    />
  )
}
