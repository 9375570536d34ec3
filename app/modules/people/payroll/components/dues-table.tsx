import { useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, Status } from '#app/ui/index.ts'
import type { PayrollDue } from '#contract/people/payroll-runs.ts'
import { authorityName } from '../authority-name.ts'
import { monthText } from '../month-text.ts'

/** What is owed to whom and when. */
export function DuesTable({ dues }: { dues: readonly PayrollDue[] }) {
  const t = useT('payroll')
  const format = useFormat()
  return (
    <RowsTable
      caption={t('run.dues')}
      isStacked
      rows={dues}
      keyOf={({ id }) => id}
      columns={[
        {
          head: t('field.authority'),
          place: 'name',
          tone: 'strong',
          cell: (due) => authorityName(due, t),
        },
        {
          head: t('field.month'),
          tone: 'soft',
          place: 'secondDetail',
          cell: ({ month }) => monthText(month, format),
        },
        { head: t('field.dueDate'), place: 'detail', cell: ({ dueDate }) => format.date(dueDate) },
        {
          head: t('field.state'),
          place: 'state',
          cell: ({ paidDate }) => (
            <Status kind={paidDate ? 'paid' : 'sent'}>
              {paidDate ? t('run.paid', { day: format.date(paidDate) }) : t('dues.open')}
            </Status>
          ),
        },
        {
          head: t('run.dues'),
          isNumber: true,
          place: 'figure',
          cell: ({ amount, currency }) => format.money(amount, currency),
        },
      ]}
    />
  )
}
