import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, NumberCell, Table } from '#app/ui/index.ts'
import type { AssetRow } from '#contract/books/assets.ts'
import { assetPath } from '../paths.ts'

/** Assets and deferrals, the last added first, with what they stand at. */
export function AssetTable({ rows }: { rows: readonly AssetRow[] }) {
  const t = useT('assets')
  const { amount, date, number } = useFormat()
  const { firm } = useFirm()
  const currency = firm.baseCurrency
  const sum = (name: 'cost' | 'posted' | 'book') =>
    amount(
      rows.reduce((all, row) => all + row[name], 0),
      currency,
    )
  return (
    <Table caption={t('title')} hasStickyHead isStacked>
      <thead>
        <tr>
          <HeadCell>{t('field.name')}</HeadCell>
          <HeadCell>{t('field.what')}</HeadCell>
          <HeadCell>{t('field.startDate')}</HeadCell>
          <HeadCell isNumber>{t('field.months')}</HeadCell>
          <HeadCell isNumber>{t('field.cost', { currency })}</HeadCell>
          <HeadCell isNumber>{t('field.posted', { currency })}</HeadCell>
          <HeadCell isNumber>{t('field.book', { currency })}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <NameCell href={assetPath(firm.firmId, row.id)}>{row.name}</NameCell>
            <Cell tone="soft" place="detail">
              {row.state === 'disposed' ? t('disposed') : t(`what.${row.what}`)}
            </Cell>
            <Cell tone="soft">{date(row.startDate, 'medium')}</Cell>
            <NumberCell tone="soft">{number(row.months)}</NumberCell>
            <NumberCell tone="soft">{amount(row.cost, currency)}</NumberCell>
            <NumberCell tone="soft" place="state">
              {amount(row.posted, currency)}
            </NumberCell>
            <NumberCell tone="strong" place="figure">
              {amount(row.book, currency)}
            </NumberCell>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <Cell place="name" colSpan={4}>
            {t('total')}
          </Cell>
          <NumberCell>{sum('cost')}</NumberCell>
          <NumberCell>{sum('posted')}</NumberCell>
          <NumberCell place="figure">{sum('book')}</NumberCell>
        </tr>
      </tfoot>
    </Table>
  )
}
