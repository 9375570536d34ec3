import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, TableScroller, text } from '#app/ui/index.ts'
import type { StockMove } from '#contract/stock/stock.ts'
import { documentPath } from '../paths.ts'

/** The last moves of an item, newest first. */
export function ItemMoves({ moves }: { moves: readonly StockMove[] }) {
  const t = useT('stock')
  const { date, number, amount } = useFormat()
  const { firm, can } = useFirm()
  const hasCost = can('stock:cost')
  if (moves.length === 0) return <p className={text.soft}>{t('moves.list.none')}</p>
  return (
    <TableScroller label={t('moves.list.title')}>
      <RowsTable
        caption={t('moves.list.title')}
        rows={moves}
        keyOf={({ id }) => id}
        columns={[
          {
            head: t('field.date'),
            cell: (move) => date(move.date),
          },
          {
            head: t('list.number'),
            cell: ({ documentId, number: name, kind }) => (
              <>
                <a className={text.link} href={documentPath(firm.firmId, documentId)}>
                  {name}
                </a>{' '}
                <span className={text.soft}>{t(`kind.${kind}`)}</span>
              </>
            ),
          },
          { head: t('field.warehouse'), cell: ({ warehouse }) => warehouse },
          { head: t('field.quantity'), isNumber: true, cell: ({ quantity }) => number(quantity) },
          { head: t('list.onHandAfter'), isNumber: true, cell: ({ onHand }) => number(onHand) },
          hasCost && {
            head: t('list.valueChange', { currency: firm.baseCurrency }),
            isNumber: true,
            cell: (move) => (move.value === null ? '' : amount(move.value, firm.baseCurrency)),
          },
        ]}
      />
    </TableScroller>
  )
}
