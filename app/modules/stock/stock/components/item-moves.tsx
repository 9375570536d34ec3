import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table, TableScroller, text } from '#app/ui/index.ts'
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
      <Table caption={t('moves.list.title')}>
        <thead>
          <tr>
            <HeadCell>{t('field.date')}</HeadCell>
            <HeadCell>{t('list.number')}</HeadCell>
            <HeadCell>{t('field.warehouse')}</HeadCell>
            <HeadCell isNumber>{t('field.quantity')}</HeadCell>
            <HeadCell isNumber>{t('list.onHandAfter')}</HeadCell>
            {hasCost && (
              <HeadCell isNumber>{t('list.valueChange', { currency: firm.baseCurrency })}</HeadCell>
            )}
          </tr>
        </thead>
        <tbody>
          {moves.map(
            ({ id, documentId, number: name, kind, warehouse, quantity, onHand, ...move }) => (
              <tr key={id}>
                <Cell>{date(move.date)}</Cell>
                <Cell>
                  <a className={text.link} href={documentPath(firm.firmId, documentId)}>
                    {name}
                  </a>{' '}
                  <span className={text.soft}>{t(`kind.${kind}`)}</span>
                </Cell>
                <Cell>{warehouse}</Cell>
                <NumberCell>{number(quantity)}</NumberCell>
                <NumberCell>{number(onHand)}</NumberCell>
                {hasCost && (
                  <NumberCell>
                    {move.value === null ? '' : amount(move.value, firm.baseCurrency)}
                  </NumberCell>
                )}
              </tr>
            ),
          )}
        </tbody>
      </Table>
    </TableScroller>
  )
}
