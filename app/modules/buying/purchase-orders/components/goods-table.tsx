import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable } from '#app/ui/index.ts'
import type { UnbilledGoods } from '#contract/buying/goods-received.ts'
import { purchaseOrderPath } from '../paths.ts'

type GoodsTableProps = { rows: readonly UnbilledGoods[]; currency: string }

/** Each line of an order with what arrived, what of it is billed, and what it stands at. */
export function GoodsTable({ rows, currency }: GoodsTableProps) {
  const t = useT('purchase-orders')
  const { number, amount, date } = useFormat()
  const { firm } = useFirm()
  return (
    <RowsTable
      caption={t('goods.lines')}
      isStacked
      rows={rows}
      keyOf={(_, at) => at}
      columns={[
        {
          head: t('record.purchaseOrder'),
          href: (row) => purchaseOrderPath(firm.firmId, row.orderId),
          cell: (row) => `${row.orderNumber} · ${date(row.issueDate, 'medium')}`,
        },
        { head: t('list.supplier'), place: 'secondDetail', cell: (row) => row.supplierName },
        {
          head: t('row.lines.description'),
          tone: 'soft',
          place: 'detail',
          cell: (row) => row.description,
        },
        {
          head: t('match.received'),
          isNumber: true,
          stackedLabel: t('match.received'),
          cell: (row) => `${number(row.received)} ${row.unit}`.trim(),
        },
        {
          head: t('match.billed'),
          isNumber: true,
          stackedLabel: t('match.billed'),
          cell: (row) => number(row.billed),
        },
        {
          head: t('goods.amount'),
          isNumber: true,
          tone: 'strong',
          place: 'figure',
          cell: (row) => amount(row.amount, currency),
        },
      ]}
    />
  )
}
