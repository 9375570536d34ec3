import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, NumberCell, RowsTable } from '#app/ui/index.ts'
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
    <RowsTable
      caption={t('title')}
      hasStickyHead
      isStacked
      rows={rows}
      keyOf={(row) => row.id}
      columns={[
        {
          head: t('field.name'),
          href: (row) => assetPath(firm.firmId, row.id),
          cell: (row) => row.name,
        },
        {
          head: t('field.what'),
          tone: 'soft',
          place: 'detail',
          cell: (row) => (row.state === 'disposed' ? t('disposed') : t(`what.${row.what}`)),
        },
        { head: t('field.startDate'), tone: 'soft', cell: (row) => date(row.startDate, 'medium') },
        {
          head: t('field.months'),
          isNumber: true,
          tone: 'soft',
          cell: (row) => number(row.months),
        },
        {
          head: t('field.cost', { currency }),
          isNumber: true,
          tone: 'soft',
          cell: (row) => amount(row.cost, currency),
        },
        {
          head: t('field.posted', { currency }),
          isNumber: true,
          tone: 'soft',
          place: 'state',
          cell: (row) => amount(row.posted, currency),
        },
        {
          head: t('field.book', { currency }),
          isNumber: true,
          tone: 'strong',
          place: 'figure',
          cell: (row) => amount(row.book, currency),
        },
      ]}
    >
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
    </RowsTable>
  )
}
