import { billPath } from '#app/modules/buying/bills/index.ts'
import { expensePath } from '#app/modules/buying/expenses/index.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table, text } from '#app/ui/index.ts'
import type { RecurringPurchaseRun } from '#contract/buying/recurring-purchases.ts'

/** The bills and expenses that were made, newest first. */
export function RunsTable({ runs }: { runs: readonly RecurringPurchaseRun[] }) {
  const t = useT('recurring-purchases')
  const states = { bill: useT('bills'), expense: useT('expenses') }
  const { date, money } = useFormat()
  const { firm } = useFirm()
  const paths = { bill: billPath, expense: expensePath }
  return (
    <Table caption={t('detail.runs')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('detail.date')}</HeadCell>
          <HeadCell>{t('detail.document')}</HeadCell>
          <HeadCell>{t('list.state')}</HeadCell>
          <HeadCell isNumber>{t('list.total')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {runs.map(({ date: day, kind, documentId, document }) => (
          <tr key={day}>
            <Cell place="detail">{date(day, 'medium')}</Cell>
            <Cell place="name">
              {document ? (
                <a className={text.link} href={paths[kind](firm.firmId, documentId)}>
                  {document.number || t('detail.unnumbered')}
                </a>
              ) : (
                t('detail.gone')
              )}
            </Cell>
            <Cell place="state">{document && states[kind](`state.${document.state}`)}</Cell>
            <NumberCell place="figure">
              {document && money(document.amount, document.currency)}
            </NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
