import { useFormat, useT } from '#app/shell/page-context.tsx'
import { priceText } from '#app/shell/register/price-text.ts'
import { RowsTable } from '#app/ui/index.ts'
import type { PurchaseOrder } from '#contract/buying/purchase-orders.ts'

/** Each line with what was ordered, what arrived and what is billed. */
export function OrderLines({ record: { lines, currency } }: { record: PurchaseOrder }) {
  const t = useT('purchase-orders')
  const { number, amount, locale } = useFormat()
  return (
    <RowsTable
      caption={t('detail.lines')}
      isStacked
      rows={lines}
      keyOf={(line) => line.id}
      columns={[
        {
          head: t('row.lines.description'),
          place: 'name',
          cell: (line) => (line.sku ? `${line.sku} ${line.description}` : line.description),
        },
        {
          head: t('match.ordered'),
          isNumber: true,
          place: 'line',
          stackedLabel: t('match.ordered'),
          cell: (line) => `${number(line.quantity)} ${line.unit}`.trim(),
        },
        {
          head: t('match.received'),
          isNumber: true,
          place: 'line',
          stackedLabel: t('match.received'),
          cell: (line) => number(line.received),
        },
        {
          head: t('match.billed'),
          isNumber: true,
          place: 'line',
          stackedLabel: t('match.billed'),
          cell: (line) => number(line.billed),
        },
        {
          head: t('row.lines.unitPrice'),
          isNumber: true,
          cell: (line) => priceText(line.unitPrice, { locale, currency }),
        },
        {
          head: t('list.net'),
          isNumber: true,
          place: 'figure',
          cell: (line) => amount(line.net, currency),
        },
      ]}
    />
  )
}
