import { billPath } from '#app/modules/buying/bills/index.ts'
import { expensePath } from '#app/modules/buying/expenses/index.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, text } from '#app/ui/index.ts'
import type { RecurringPurchaseRun } from '#contract/buying/recurring-purchases.ts'

/** The bills and expenses that were made, newest first. */
export function RunsTable({ runs }: { runs: readonly RecurringPurchaseRun[] }) {
  const t = useT('recurring-purchases')
  const states = { bill: useT('bills'), expense: useT('expenses') }
  const { date, money } = useFormat()
  const { firm } = useFirm()
  const paths = { bill: billPath, expense: expensePath }
  return (
    <RowsTable
      caption={t('detail.runs')}
      isStacked
      rows={runs}
      keyOf={({ date: day }) => day}
      columns={[
        { head: t('detail.date'), place: 'detail', cell: ({ date: day }) => date(day, 'medium') },
        {
          head: t('detail.document'),
          place: 'name',
          cell: ({ kind, documentId, document }) =>
            document ? (
              <a className={text.link} href={paths[kind](firm.firmId, documentId)}>
                {document.number || t('detail.unnumbered')}
              </a>
            ) : (
              t('detail.gone')
            ),
        },
        {
          head: t('list.state'),
          place: 'state',
          cell: ({ kind, document }) => document && states[kind](`state.${document.state}`),
        },
        {
          head: t('list.total'),
          isNumber: true,
          place: 'figure',
          cell: ({ document }) => document && money(document.amount, document.currency),
        },
      ]}
    />
  )
}
