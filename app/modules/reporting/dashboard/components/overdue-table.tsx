import { documentHref } from '#app/shell/document-href.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, NumberCell, Table } from '#app/ui/index.ts'
import type { Dashboard } from '#contract/reporting/dashboard.ts'
import * as styles from './dashboard.css.ts'

/** The documents that are late the longest, and what is late in all. */
export function OverdueTable({ dashboard }: { dashboard: Dashboard }) {
  const t = useT('dashboard')
  const { money } = useFormat()
  const { overdue, overdueList, currency } = dashboard
  if (overdueList.length === 0) return <p className={styles.note}>{t('overdue.none')}</p>
  return (
    <Table caption={t('overdue.label')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('overdue.customer')}</HeadCell>
          <HeadCell>{t('overdue.document')}</HeadCell>
          <HeadCell isNumber>{t('overdue.late')}</HeadCell>
          <HeadCell isNumber>{t('overdue.balance')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {overdueList.map((late) => (
          <OverdueRow key={late.id} late={late} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <Cell place="name">{t('overdue.all', { count: overdue.count })}</Cell>
          <Cell />
          <Cell />
          <NumberCell place="figure">{money(overdue.amount, currency)}</NumberCell>
        </tr>
      </tfoot>
    </Table>
  )
}

const longAfter = 30

function OverdueRow({ late }: { late: Dashboard['overdueList'][number] }) {
  const t = useT('dashboard')
  const { money } = useFormat()
  const { firm } = useFirm()
  const { documentKind, id, number, customerName, daysLate, due, currency } = late
  const href = documentHref(firm.firmId, documentKind, id)
  return (
    <tr>
      {href ? (
        <NameCell href={href}>{customerName}</NameCell>
      ) : (
        <Cell place="name">{customerName}</Cell>
      )}
      <Cell tone="soft" place="detail">
        {number}
      </Cell>
      <NumberCell tone={daysLate > longAfter ? 'bad' : 'soft'} place="state">
        {t('overdue.days', { count: daysLate })}
      </NumberCell>
      <NumberCell tone="strong" place="figure">
        {money(due, currency)}
      </NumberCell>
    </tr>
  )
}
