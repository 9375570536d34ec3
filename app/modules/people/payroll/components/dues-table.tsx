import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Status, Table } from '#app/ui/index.ts'
import type { PayrollDue } from '#contract/people/payroll-runs.ts'
import { monthText } from '../month-text.ts'

/** What is owed to whom and when. */
export function DuesTable({ dues }: { dues: readonly PayrollDue[] }) {
  const t = useT('payroll')
  const format = useFormat()
  return (
    <Table caption={t('run.dues')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('field.authority')}</HeadCell>
          <HeadCell>{t('field.month')}</HeadCell>
          <HeadCell>{t('field.dueDate')}</HeadCell>
          <HeadCell>{t('field.state')}</HeadCell>
          <HeadCell isNumber>{t('run.dues')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {dues.map(({ id, authority, month, dueDate, paidDate, amount, currency }) => (
          <tr key={id}>
            <Cell place="name" tone="strong">
              {t(`authority.${authority}`, { defaultValue: authority })}
            </Cell>
            <Cell tone="soft" place="secondDetail">
              {monthText(month, format)}
            </Cell>
            <Cell place="detail">{format.date(dueDate)}</Cell>
            <Cell place="state">
              <Status kind={paidDate ? 'paid' : 'sent'}>
                {paidDate ? t('run.paid', { day: format.date(paidDate) }) : t('dues.open')}
              </Status>
            </Cell>
            <NumberCell place="figure">{format.money(amount, currency)}</NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
