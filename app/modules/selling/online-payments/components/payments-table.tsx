import { documentHref } from '#app/shell/document-href.ts'
import { DocumentLink } from '#app/shell/document-link.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Empty, RowsTable, text } from '#app/ui/index.ts'
import type { CardPayment } from '#contract/selling/online-payments.ts'

/** What came by card, newest first, with the provider's fee and what went back. */
export function CardPayments({ rows }: { rows: readonly CardPayment[] }) {
  const t = useT('online-payments')
  const { firm } = useFirm()
  const { money, date, dateOfInstant } = useFormat()
  if (rows.length === 0) return <Empty title={t('list.none')}>{t('list.noneWords')}</Empty>
  return (
    <RowsTable
      caption={t('list.title')}
      isStacked
      rows={rows}
      keyOf={(row) => row.id}
      columns={[
        {
          head: t('field.invoice'),
          place: 'name',
          cell: (row) => (
            <DocumentLink kind="invoice" id={row.invoiceId} number={row.invoiceNumber} />
          ),
        },
        { head: t('field.customer'), place: 'detail', cell: (row) => row.customerName },
        {
          head: t('field.date'),
          tone: 'soft',
          place: 'secondDetail',
          cell: (row) => (
            <a
              className={text.link}
              href={documentHref(firm.firmId, 'payment', row.paymentId) ?? ''}
            >
              {date(dateOfInstant(row.at), 'medium')}
            </a>
          ),
        },
        {
          head: t('field.fee'),
          isNumber: true,
          tone: 'soft',
          cell: (row) => money(row.fee, row.currency),
        },
        {
          head: t('field.back'),
          isNumber: true,
          tone: 'soft',
          cell: (row) => (
            <>
              {row.refunded + row.disputed > 0
                ? money(row.refunded + row.disputed, row.currency)
                : '–'}
              {row.disputed > 0 && <span className={text.bad}> {t('list.disputed')}</span>}
            </>
          ),
        },
        {
          head: t('field.amount'),
          isNumber: true,
          place: 'figure',
          cell: (row) => money(row.amount, row.currency),
        },
      ]}
    />
  )
}
