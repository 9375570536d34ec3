import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, NumberCell, Table } from '#app/ui/index.ts'
import type { StockDocument } from '#contract/stock/stock.ts'
import { stockItemPath } from '../paths.ts'
import { LotsOfLine } from './lots-of-line.tsx'

/** What a stock document moves, how much of it was moved and what it cost. */
export function DocumentLines({ document }: { document: StockDocument }) {
  const t = useT('stock')
  const { number, amount } = useFormat()
  const { firm, can } = useFirm()
  const currency = firm.baseCurrency
  const { lines, kind, state } = document
  const isOpen = state === 'open'
  const hasReturns = lines.some(({ returned }) => returned !== '0')
  const hasLots = lines.some(({ tracking }) => tracking !== 'none')
  const hasCost = can('stock:cost') && kind !== 'transfer'
  return (
    <Table caption={t('form.lines')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('field.item')}</HeadCell>
          <HeadCell isNumber>{t('field.quantity')}</HeadCell>
          {isOpen && <HeadCell isNumber>{t('detail.done')}</HeadCell>}
          {hasReturns && <HeadCell isNumber>{t('detail.returned')}</HeadCell>}
          <HeadCell>{t('field.unit')}</HeadCell>
          {hasLots && <HeadCell>{t('lots.codes')}</HeadCell>}
          {hasCost && <HeadCell isNumber>{t('detail.cost', { currency })}</HeadCell>}
        </tr>
      </thead>
      <tbody>
        {lines.map(
          ({
            position,
            itemId,
            itemName,
            sku,
            unit,
            quantity,
            packed,
            done,
            returned,
            ...line
          }) => (
            <tr key={position}>
              <NameCell href={stockItemPath(firm.firmId, itemId)}>
                {[sku, itemName].filter(Boolean).join(' ')}
              </NameCell>
              <NumberCell place="figure">{number(quantity)}</NumberCell>
              {isOpen && (
                <NumberCell place="detail" stackedLabel={t('detail.done')}>
                  {number(done)}
                </NumberCell>
              )}
              {hasReturns && (
                <NumberCell
                  {...(!isOpen && { place: 'detail' as const })}
                  stackedLabel={t('detail.returned')}
                >
                  {number(returned)}
                </NumberCell>
              )}
              <Cell place="state">
                {packed ? `${unit} (${number(packed.quantity)} ${packed.unit})` : unit}
              </Cell>
              {hasLots && (
                <Cell place="below">
                  <LotsOfLine line={line} />
                </Cell>
              )}
              {hasCost && (
                <NumberCell place="secondDetail">
                  {line.cost === null ? '' : amount(line.cost, currency)}
                </NumberCell>
              )}
            </tr>
          ),
        )}
      </tbody>
    </Table>
  )
}
