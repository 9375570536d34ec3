import { Fragment } from 'react'
import { employeePath } from '#app/modules/people/employees/index.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Band, text } from '#app/ui/index.ts'
import type { PayrollRun } from '#contract/people/payroll-runs.ts'

/** Whom the bank's file leaves out, with the way to where their IBAN is entered. */
export function WithoutIban({ run: { withoutIban, rows, state } }: { run: PayrollRun }) {
  const t = useT('payroll')
  const { firm, can } = useFirm()
  const isOpen = state === 'draft' || state === 'calculated'
  const isOfSome = withoutIban.length < rows.length
  return (
    <Band tone="warn" title={t('run.withoutIban', { count: withoutIban.length })}>
      {withoutIban.map(({ employeeId, employeeName }, at) => (
        <Fragment key={employeeId}>
          {at > 0 && ', '}
          {can('employee:view') ? (
            <a className={text.link} href={employeePath(firm.firmId, employeeId)}>
              {employeeName}
            </a>
          ) : (
            employeeName
          )}
        </Fragment>
      ))}
      {'. '}
      {isOpen
        ? t('run.withoutIbanBefore')
        : t(isOfSome ? 'run.withoutIbanAfter' : 'run.withoutIbanNobody')}
    </Band>
  )
}
