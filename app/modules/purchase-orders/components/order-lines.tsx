import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table } from '#app/ui/index.ts'
import type { PurchaseOrder } from '#contract/purchase-orders.ts'

/** Each line with what was ordered, what arrived and what is billed. */
export function OrderLines({ record: { lines, currency } }: { record: PurchaseOrder }) {
  const t = useT('purchase-orders')
  const { number, amount } = useFormat()
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
            <NumberCell place="detail">{`${number(line.quantity)} ${line.unit}`.trim()}</NumberCell>
            <NumberCell>{number(line.received)}</NumberCell>
            <NumberCell>{number(line.billed)}</NumberCell>
            <NumberCell>{number(line.unitPrice)}</NumberCell>
            <NumberCell place="figure">{amount(line.net, currency)}</NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
