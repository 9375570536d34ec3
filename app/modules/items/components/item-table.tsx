import { useFirm, useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, NumberCell, Table } from '#app/ui/index.ts'
import type { ItemRow } from '#contract/items.ts'
import type { TaxRate } from '#contract/taxes.ts'
import { itemPath } from '../paths.ts'
import { priceText } from './price-text.ts'

type ItemTableProps = { rows: readonly ItemRow[]; rates: readonly TaxRate[] }

/** Items by name, with the price of one unit. */
export function ItemTable({ rows, rates }: ItemTableProps) {
  const t = useT('items')
  const { language } = usePage()
  const { firm } = useFirm()
  const taxNames = new Map(rates.map(({ code, name }) => [code, name[language]]))
  return (
    <Table caption={t('list.title')} hasStickyHead isStacked>
      <thead>
        <tr>
          <HeadCell>{t('list.name')}</HeadCell>
          <HeadCell>{t('list.sku')}</HeadCell>
          <HeadCell>{t('list.kind')}</HeadCell>
          <HeadCell>{t('list.tax')}</HeadCell>
          <HeadCell>{t('list.unit')}</HeadCell>
          <HeadCell isNumber>{t('list.price', { currency: firm.baseCurrency })}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ItemTableRow key={row.id} row={row} tax={taxNames.get(row.taxCode) ?? row.taxCode} />
        ))}
      </tbody>
    </Table>
  )
}

function ItemTableRow({ row, tax }: { row: ItemRow; tax: string }) {
  const t = useT('items')
  const { locale } = useFormat()
  const { firm } = useFirm()
  const { sku, kind, unit, unitPrice, priceMode, currency } = row
  return (
    <tr>
      <NameCell href={itemPath(firm.firmId, row.id)}>{row.name}</NameCell>
      <Cell tone="soft" place={sku ? 'detail' : undefined}>
        {sku}
      </Cell>
      <Cell tone="soft">{t(kind === 'service' ? 'list.service' : 'list.product')}</Cell>
      <Cell tone="soft" place={sku ? 'secondDetail' : 'detail'}>
        {priceMode === 'gross' ? t('list.taxIncluded', { tax }) : tax}
      </Cell>
      <Cell tone="soft" place="state" stackedLabel={t('list.per')}>
        {unit}
      </Cell>
      <NumberCell tone="strong" place="figure">
        {priceText(unitPrice, { locale, currency })}
      </NumberCell>
    </tr>
  )
}
