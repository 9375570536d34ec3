import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table, TableScroller } from '#app/ui/index.ts'
import type { ItemStock } from '#contract/stock/stock.ts'

/** What is on hand by what it was bought for; the first goes out next. */
export function LayerTable({ layers }: { layers: NonNullable<ItemStock['layers']> }) {
  const t = useT('stock')
  const { date, number, amount } = useFormat()
  const currency = useFirm().firm.baseCurrency
  return (
    <TableScroller label={t('item.layers')}>
      <Table caption={t('item.layers')}>
        <thead>
          <tr>
            <HeadCell>{t('field.date')}</HeadCell>
            <HeadCell isNumber>{t('field.quantity')}</HeadCell>
            <HeadCell isNumber>{t('list.value', { currency })}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {layers.map((layer, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: layers are known by their order alone
            <tr key={at}>
              <Cell>{layer.date && date(layer.date)}</Cell>
              <NumberCell>{number(layer.quantity)}</NumberCell>
              <NumberCell>{amount(layer.value, currency)}</NumberCell>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroller>
  )
}
