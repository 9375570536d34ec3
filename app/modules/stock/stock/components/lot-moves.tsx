import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable } from '#app/ui/index.ts'
import type { StockLot } from '#contract/stock/stock-lots.ts'
import { documentPath } from '../paths.ts'

/** Who a batch or serial number came from and who it went to, oldest first. */
export function LotMoves({ lot: { moves, unit } }: { lot: StockLot }) {
  const t = useT('stock')
  const { date, number } = useFormat()
  const { firm } = useFirm()
  return (
    <RowsTable
      caption={t('lots.way')}
      isStacked
      rows={moves}
      keyOf={(_, at) => at}
      columns={[
        {
          head: t('list.number'),
          href: ({ documentId }) => documentPath(firm.firmId, documentId),
          cell: ({ number: name, source }) => [name, source?.number].filter(Boolean).join(' · '),
        },
        {
          head: t('field.date'),
          place: 'detail',
          cell: (move) => date(move.date),
        },
        { head: t('field.kind'), place: 'state', cell: ({ kind }) => t(`kind.${kind}`) },
        {
          head: t('field.partner'),
          place: 'secondDetail',
          cell: (move) => move.partner,
        },
        {
          head: t('field.warehouse'),
          tone: 'soft',
          cell: (move) => move.warehouse,
        },
        {
          head: t('field.quantity'),
          isNumber: true,
          place: 'figure',
          cell: (move) => `${number(move.quantity)} ${unit}`,
        },
      ]}
    />
  )
}
