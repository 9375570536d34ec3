import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, RowsTable } from '#app/ui/index.ts'
import type { PayrollRun } from '#contract/people/payroll-runs.ts'
import { payslipPath } from '../paths.ts'
import { ProblemWords } from './problem-words.tsx'

/** Everybody in a run with what they are paid, how it differs from last time, and what is missing. */
export function PeopleTable({ run, today }: { run: PayrollRun; today: string }) {
  const t = useT('payroll')
  const { amount, money, date } = useFormat()
  const { firm } = useFirm()
  const { currency } = run
  const shown = (value: number | null) => (value === null ? '–' : amount(value, currency))
  return (
    <RowsTable
      caption={t('run.people')}
      isStacked
      rows={run.rows}
      keyOf={(row) => row.payslipId}
      columns={[
        {
          head: t('field.employee'),
          href: (row) => payslipPath(firm.firmId, run.id, row.payslipId),
          below: (row) => row.employeeNumber,
          cell: (row) => row.employeeName,
        },
        {
          head: t('field.note'),
          tone: 'soft',
          place: 'detail',
          cell: (row) =>
            row.problem ? (
              <ProblemWords problem={row.problem} employeeId={row.employeeId} />
            ) : (
              <>
                {row.paidDate && t('run.paid', { day: date(row.paidDate) })}
                {row.paidDate && row.net !== 0 && run.actions.includes('reopen') && (
                  <form method="post">
                    <IdempotencyField />
                    <input type="hidden" name="payslipId" value={row.payslipId} />
                    <input type="hidden" name="date" value={today} />
                    <Button kind="ghost" size="s" name="intent" value="reopen">
                      {t('do.reopen')}
                    </Button>
                  </form>
                )}
              </>
            ),
        },
        { head: t('field.gross'), isNumber: true, cell: (row) => shown(row.gross) },
        {
          head: t('field.net'),
          isNumber: true,
          tone: 'strong',
          place: 'figure',
          cell: (row) => shown(row.net),
        },
        {
          head: t('field.change'),
          isNumber: true,
          tone: 'soft',
          place: 'state',
          cell: (row) =>
            row.net === null
              ? '–'
              : row.netBefore === null
                ? t('run.first')
                : money(row.net - row.netBefore, currency, { sign: 'always' }),
        },
        { head: t('field.employerCost'), isNumber: true, cell: (row) => shown(row.employerCost) },
      ]}
    />
  )
}
