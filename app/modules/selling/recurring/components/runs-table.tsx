import { InvoiceStatus, invoicePath } from '#app/modules/selling/invoicing/index.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table, text } from '#app/ui/index.ts'
import type { RecurringRun } from '#contract/selling/recurring.ts'

type RunsTableProps = { runs: readonly RecurringRun[]; currency: string }

/** The invoices that were made, newest first. */
export function RunsTable({ runs, currency }: RunsTableProps) {
  const t = useT('recurring')
  const { date, money } = useFormat()
  const { firm, can } = useFirm()
  return (
    <Table caption={t('detail.runs')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('detail.date')}</HeadCell>
          <HeadCell>{t('detail.invoice')}</HeadCell>
          <HeadCell>{t('list.state')}</HeadCell>
          <HeadCell isNumber>{t('list.total')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {runs.map(({ date: day, invoiceId, invoice }) => (
          <tr key={day}>
            <Cell place="detail">{date(day, 'medium')}</Cell>
            <Cell place="name">
              {invoice && can('invoice:view') ? (
                <a className={text.link} href={invoicePath(firm.firmId, invoiceId)}>
                  {invoice.number ?? t('form.draft')}
                </a>
              ) : (
                (invoice?.number ?? t('detail.gone'))
              )}
            </Cell>
            <Cell place="state">{invoice && <InvoiceStatus of={invoice} />}</Cell>
            <NumberCell place="figure">{invoice && money(invoice.total, currency)}</NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
