import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, TableScroller } from '#app/ui/index.ts'
import type { ItemStock } from '#contract/stock/stock.ts'

/** What is on hand by what it was bought for; the first goes out next. */
export function LayerTable({ layers }: { layers: NonNullable<ItemStock['layers']> }) {
  const t = useT('stock')
  const { date, number, amount } = useFormat()
  const currency = useFirm().firm.baseCurrency
  return (
    <TableScroller label={t('item.layers')}>
      <RowsTable
        caption={t('item.layers')}
        rows={layers}
        keyOf={(_, at) => at}
        columns={[
          { head: t('field.date'), cell: (layer) => layer.date && date(layer.date) },
          { head: t('field.quantity'), isNumber: true, cell: (layer) => number(layer.quantity) },
          {
            head: t('list.value', { currency }),
            isNumber: true,
            cell: (layer) => amount(layer.value, currency),
          },
        ]}
      />
    </TableScroller>
  )
}
