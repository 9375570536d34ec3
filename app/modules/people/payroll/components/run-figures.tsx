import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Figure, Rules } from '#app/ui/index.ts'
import type { PayrollRun } from '#contract/people/payroll-runs.ts'
import { monthText } from '../month-text.ts'

/** What a run comes to, each sum with how it differs from the run before. */
export function RunFigures({ run }: { run: PayrollRun }) {
  const t = useT('payroll')
  const format = useFormat()
  const { before, currency } = run
  const figure = (name: 'gross' | 'net' | 'employerCost') => (
    <Figure
      label={t(`field.${name}`)}
      value={format.money(run[name], currency)}
      detail={
        before &&
        t('run.since', {
          change: format.money(run[name] - before[name], currency, { sign: 'always' }),
          month: monthText(before.month, format),
        })
      }
    />
  )
  return (
    <Rules columns="three">
      {figure('gross')}
      {figure('net')}
      {figure('employerCost')}
    </Rules>
  )
}
