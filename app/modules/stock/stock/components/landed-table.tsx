import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable } from '#app/ui/index.ts'
import type { LandedShare } from '#contract/stock/landed-shares.ts'
import { documentPath } from '../paths.ts'

/** Freight, customs and insurance with the documents on the other side of them. */
export function LandedTable({ landed }: { landed: readonly LandedShare[] }) {
  const t = useT('stock')
  const { date, amount } = useFormat()
  const { firm, can } = useFirm()
  const currency = firm.baseCurrency
  return (
    <RowsTable
      caption={t('landed.title')}
      isStacked
      rows={landed}
      keyOf={(share) => `${share.documentId} ${share.position}`}
      columns={[
        {
          head: t('list.number'),
          href: (share) => documentPath(firm.firmId, share.documentId),
          cell: (share) => share.number,
        },
        { head: t('field.item'), place: 'detail', cell: (share) => share.itemName },
        { head: t('field.date'), place: 'secondDetail', cell: (share) => date(share.date) },
        can('stock:cost') && {
          head: t('landed.amount', { currency }),
          isNumber: true,
          place: 'figure',
          cell: (share) => (share.amount === null ? '' : amount(share.amount, currency)),
        },
      ]}
    />
  )
}
