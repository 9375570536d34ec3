import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, NumberCell, Table, text } from '#app/ui/index.ts'
import type { ItemStock } from '#contract/stock/stock.ts'
import { lotPath } from '../paths.ts'

/** Batches or serial numbers of an item that are on hand, the first to expire first. */
export function ItemLots({ stock: { lots, unit, date: day } }: { stock: ItemStock }) {
  const t = useT('stock')
  const { date, number } = useFormat()
  const { firm } = useFirm()
  if (lots.length === 0) return <p className={text.soft}>{t('item.nowhere')}</p>
  return (
    <Table caption={t('lots.list.title')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('lots.code')}</HeadCell>
          <HeadCell>{t('lots.expires')}</HeadCell>
          <HeadCell isNumber>{t('field.onHand')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {lots.map(({ id, code, expires, quantity }) => (
          <tr key={id}>
            <NameCell href={lotPath(firm.firmId, id)}>{code}</NameCell>
            <Cell place="detail" className={expires && expires < day ? text.bad : undefined}>
              {expires && date(expires)}
            </Cell>
            <NumberCell place="figure">{`${number(quantity)} ${unit}`}</NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
