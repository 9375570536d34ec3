import { documentHref } from '#app/shell/document-href.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, Empty, HeadCell, NumberCell, Table, text } from '#app/ui/index.ts'
import type { CardPayment } from '#contract/selling/online-payments.ts'

/** What came by card, newest first, with the provider's fee and what went back. */
export function CardPayments({ rows }: { rows: readonly CardPayment[] }) {
  const t = useT('online-payments')
  const { firm } = useFirm()
  const { money, date, dateOfInstant } = useFormat()
  if (rows.length === 0) return <Empty title={t('list.none')}>{t('list.noneWords')}</Empty>
  return (
    <Table caption={t('list.title')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('field.invoice')}</HeadCell>
          <HeadCell>{t('field.customer')}</HeadCell>
          <HeadCell>{t('field.date')}</HeadCell>
          <HeadCell isNumber>{t('field.fee')}</HeadCell>
          <HeadCell isNumber>{t('field.back')}</HeadCell>
          <HeadCell isNumber>{t('field.amount')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <Cell place="name">
              <a
                className={text.link}
                href={documentHref(firm.firmId, 'invoice', row.invoiceId) ?? ''}
              >
                {row.invoiceNumber}
              </a>
            </Cell>
            <Cell place="detail">{row.customerName}</Cell>
            <Cell tone="soft" place="secondDetail">
              <a
                className={text.link}
                href={documentHref(firm.firmId, 'payment', row.paymentId) ?? ''}
              >
                {date(dateOfInstant(row.at), 'medium')}
              </a>
            </Cell>
            <NumberCell tone="soft">{money(row.fee, row.currency)}</NumberCell>
            <NumberCell tone="soft">
              {row.refunded + row.disputed > 0
                ? money(row.refunded + row.disputed, row.currency)
                : '–'}
              {row.disputed > 0 && <span className={text.bad}> {t('list.disputed')}</span>}
            </NumberCell>
            <NumberCell place="figure">{money(row.amount, row.currency)}</NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
