import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, NumberCell, Table } from '#app/ui/index.ts'
import type { UnbilledGoods } from '#contract/buying/goods-received.ts'
import { purchaseOrderPath } from '../paths.ts'

type GoodsTableProps = { rows: readonly UnbilledGoods[]; currency: string }

/** Each line of an order with what arrived, what of it is billed, and what it stands at. */
export function GoodsTable({ rows, currency }: GoodsTableProps) {
  const t = useT('purchase-orders')
  const { number, amount, date } = useFormat()
  const { firm } = useFirm()
  return (
    <Table caption={t('goods.lines')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('record.purchaseOrder')}</HeadCell>
          <HeadCell>{t('list.supplier')}</HeadCell>
          <HeadCell>{t('row.lines.description')}</HeadCell>
          <HeadCell isNumber>{t('match.received')}</HeadCell>
          <HeadCell isNumber>{t('match.billed')}</HeadCell>
          <HeadCell isNumber>{t('goods.amount')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order may have equal lines
          <tr key={at}>
            <NameCell href={purchaseOrderPath(firm.firmId, row.orderId)}>
              {`${row.orderNumber} · ${date(row.issueDate, 'medium')}`}
            </NameCell>
            <Cell place="secondDetail">{row.supplierName}</Cell>
            <Cell tone="soft" place="detail">
              {row.description}
            </Cell>
            <NumberCell stackedLabel={t('match.received')}>
              {`${number(row.received)} ${row.unit}`.trim()}
            </NumberCell>
            <NumberCell stackedLabel={t('match.billed')}>{number(row.billed)}</NumberCell>
            <NumberCell tone="strong" place="figure">
              {amount(row.amount, currency)}
            </NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
