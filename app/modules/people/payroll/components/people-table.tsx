import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Cell, HeadCell, NameCell, NumberCell, Table } from '#app/ui/index.ts'
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
    <Table caption={t('run.people')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('field.employee')}</HeadCell>
          <HeadCell>{t('field.note')}</HeadCell>
          <HeadCell isNumber>{t('field.gross')}</HeadCell>
          <HeadCell isNumber>{t('field.net')}</HeadCell>
          <HeadCell isNumber>{t('field.change')}</HeadCell>
          <HeadCell isNumber>{t('field.employerCost')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {run.rows.map((row) => (
          <tr key={row.payslipId}>
            <NameCell href={payslipPath(firm.firmId, run.id, row.payslipId)}>
              {row.employeeName}
            </NameCell>
            <Cell tone="soft" place="detail">
              {row.problem ? (
                <ProblemWords problem={row.problem} employeeId={row.employeeId} />
              ) : (
                <>
                  {row.paidDate ? t('run.paid', { day: date(row.paidDate) }) : row.employeeNumber}
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
              )}
            </Cell>
            <NumberCell>{shown(row.gross)}</NumberCell>
            <NumberCell tone="strong" place="figure">
              {shown(row.net)}
            </NumberCell>
            <NumberCell tone="soft" place="state">
              {row.net === null
                ? '–'
                : row.netBefore === null
                  ? t('run.first')
                  : money(row.net - row.netBefore, currency, { sign: 'always' })}
            </NumberCell>
            <NumberCell>{shown(row.employerCost)}</NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
