import { InvoiceStatus, invoicePath } from '#app/modules/selling/invoicing/index.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, text } from '#app/ui/index.ts'
import type { RecurringRun } from '#contract/selling/recurring.ts'

type RunsTableProps = { runs: readonly RecurringRun[]; currency: string }

/** The invoices that were made, newest first. */
export function RunsTable({ runs, currency }: RunsTableProps) {
  const t = useT('recurring')
  const { date, money } = useFormat()
  const { firm, can } = useFirm()
  return (
    <RowsTable
      caption={t('detail.runs')}
      isStacked
      rows={runs}
      keyOf={({ date: day }) => day}
      columns={[
        { head: t('detail.date'), place: 'detail', cell: ({ date: day }) => date(day, 'medium') },
        {
          head: t('detail.invoice'),
          place: 'name',
          cell: ({ invoiceId, invoice }) =>
            invoice && can('invoice:view') ? (
              <a className={text.link} href={invoicePath(firm.firmId, invoiceId)}>
                {invoice.number ?? t('form.draft')}
              </a>
            ) : (
              (invoice?.number ?? t('detail.gone'))
            ),
        },
        {
          head: t('list.state'),
          place: 'state',
          cell: ({ invoice }) => invoice && <InvoiceStatus of={invoice} />,
        },
        {
          head: t('list.total'),
          isNumber: true,
          place: 'figure',
          cell: ({ invoice }) => invoice && money(invoice.total, currency),
        },
      ]}
    />
  )
}
