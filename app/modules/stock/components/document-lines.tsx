import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, NumberCell, Table, TableScroller } from '#app/ui/index.ts'
import type { StockDocument } from '#contract/stock.ts'
import { stockItemPath } from '../paths.ts'

/** What a stock document moves, how much of it was moved and what it cost. */
export function DocumentLines({ document }: { document: StockDocument }) {
  const t = useT('stock')
  const { number, amount } = useFormat()
  const { firm, can } = useFirm()
  const currency = firm.baseCurrency
  const { lines, kind, state } = document
  const isOpen = state === 'open'
  const hasReturns = lines.some(({ returned }) => returned !== '0')
  const hasCost = can('stock:cost') && kind !== 'transfer'
  return (
    <TableScroller label={t('form.lines')}>
      <Table caption={t('form.lines')}>
        <thead>
          <tr>
            <HeadCell>{t('field.item')}</HeadCell>
            <HeadCell isNumber>{t('field.quantity')}</HeadCell>
            {isOpen && <HeadCell isNumber>{t('detail.done')}</HeadCell>}
            {hasReturns && <HeadCell isNumber>{t('detail.returned')}</HeadCell>}
            <HeadCell>{t('field.unit')}</HeadCell>
            {hasCost && <HeadCell isNumber>{t('detail.cost', { currency })}</HeadCell>}
          </tr>
        </thead>
        <tbody>
          {lines.map(
            ({ position, itemId, itemName, sku, unit, quantity, packed, done, returned, cost }) => (
              <tr key={position}>
                <NameCell href={stockItemPath(firm.firmId, itemId)}>
                  {[sku, itemName].filter(Boolean).join(' ')}
                </NameCell>
                <NumberCell>{number(quantity)}</NumberCell>
                {isOpen && <NumberCell>{number(done)}</NumberCell>}
                {hasReturns && <NumberCell>{number(returned)}</NumberCell>}
                <Cell>{packed ? `${unit} (${number(packed.quantity)} ${packed.unit})` : unit}</Cell>
                {hasCost && <NumberCell>{cost === null ? '' : amount(cost, currency)}</NumberCell>}
              </tr>
            ),
          )}
        </tbody>
      </Table>
    </TableScroller>
  )
}
