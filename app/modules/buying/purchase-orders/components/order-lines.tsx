import { useFormat, useT } from '#app/shell/page-context.tsx'
import { priceText } from '#app/shell/register/price-text.ts'
import { Cell, HeadCell, NumberCell, Table } from '#app/ui/index.ts'
import type { PurchaseOrder } from '#contract/buying/purchase-orders.ts'

/** Each line with what was ordered, what arrived and what is billed. */
export function OrderLines({ record: { lines, currency } }: { record: PurchaseOrder }) {
  const t = useT('purchase-orders')
  const { number, amount, locale } = useFormat()
  return (
    <Table caption={t('detail.lines')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('row.lines.description')}</HeadCell>
          <HeadCell isNumber>{t('match.ordered')}</HeadCell>
          <HeadCell isNumber>{t('match.received')}</HeadCell>
          <HeadCell isNumber>{t('match.billed')}</HeadCell>
          <HeadCell isNumber>{t('row.lines.unitPrice')}</HeadCell>
          <HeadCell isNumber>{t('list.net')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <Cell place="name">
              {line.sku ? `${line.sku} ${line.description}` : line.description}
            </Cell>
            <NumberCell place="line" stackedLabel={t('match.ordered')}>
              {`${number(line.quantity)} ${line.unit}`.trim()}
            </NumberCell>
            <NumberCell place="line" stackedLabel={t('match.received')}>
              {number(line.received)}
            </NumberCell>
            <NumberCell place="line" stackedLabel={t('match.billed')}>
              {number(line.billed)}
            </NumberCell>
            <NumberCell>{priceText(line.unitPrice, { locale, currency })}</NumberCell>
            <NumberCell place="figure">{amount(line.net, currency)}</NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
