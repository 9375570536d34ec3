import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, RowsTable, TableScroller, TextInput, text } from '#app/ui/index.ts'
import type { ItemStock } from '#contract/stock/stock.ts'
import { transitId } from '#contract/stock/warehouses.ts'
import { stockItemPath } from '../paths.ts'
import * as styles from './inline-form.css.ts'

/** Where an item lies: in which warehouse, and where in it. */
export function PlaceTable({ stock }: { stock: ItemStock }) {
  const t = useT('stock')
  const { number } = useFormat()
  const { firm, can } = useFirm()
  if (stock.places.length === 0) return <p className={text.soft}>{t('item.nowhere')}</p>
  return (
    <TableScroller label={t('item.places')}>
      <RowsTable
        caption={t('item.places')}
        rows={stock.places}
        keyOf={({ warehouseId }) => warehouseId}
        columns={[
          { head: t('field.warehouse'), cell: ({ warehouse }) => warehouse },
          {
            head: t('field.bin'),
            cell: ({ warehouseId, warehouse, bin }) =>
              can('stock:edit') && warehouseId !== transitId ? (
                <form
                  method="post"
                  action={stockItemPath(firm.firmId, stock.id)}
                  className={styles.inline}
                >
                  <input type="hidden" name="warehouseId" value={warehouseId} />
                  <TextInput
                    name="bin"
                    defaultValue={bin}
                    maxLength={40}
                    aria-label={t('item.binOf', { warehouse })}
                  />
                  <Button size="s">{t('item.keep')}</Button>
                </form>
              ) : (
                bin
              ),
          },
          { head: t('field.onHand'), isNumber: true, cell: ({ onHand }) => number(onHand) },
        ]}
      />
    </TableScroller>
  )
}
