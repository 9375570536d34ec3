import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, text } from '#app/ui/index.ts'
import type { ItemStock } from '#contract/stock/stock.ts'
import { lotPath } from '../paths.ts'

/** Batches or serial numbers of an item that are on hand, the first to expire first. */
export function ItemLots({ stock: { lots, unit, date: day } }: { stock: ItemStock }) {
  const t = useT('stock')
  const { date, number } = useFormat()
  const { firm } = useFirm()
  if (lots.length === 0) return <p className={text.soft}>{t('item.nowhere')}</p>
  return (
    <RowsTable
      caption={t('lots.list.title')}
      isStacked
      rows={lots}
      keyOf={({ id }) => id}
      columns={[
        {
          head: t('lots.code'),
          href: ({ id }) => lotPath(firm.firmId, id),
          cell: ({ code }) => code,
        },
        {
          head: t('lots.expires'),
          place: 'detail',
          className: ({ expires }) => (expires && expires < day ? text.bad : undefined),
          cell: ({ expires }) => expires && date(expires),
        },
        {
          head: t('field.onHand'),
          isNumber: true,
          place: 'figure',
          cell: ({ quantity }) => `${number(quantity)} ${unit}`,
        },
      ]}
    />
  )
}
