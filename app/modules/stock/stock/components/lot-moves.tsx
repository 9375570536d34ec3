import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, NumberCell, Table } from '#app/ui/index.ts'
import type { StockLot } from '#contract/stock/stock-lots.ts'
import { documentPath } from '../paths.ts'

/** Who a batch or serial number came from and who it went to, oldest first. */
export function LotMoves({ lot: { moves, unit } }: { lot: StockLot }) {
  const t = useT('stock')
  const { date, number } = useFormat()
  const { firm } = useFirm()
  return (
    <Table caption={t('lots.way')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('list.number')}</HeadCell>
          <HeadCell>{t('field.date')}</HeadCell>
          <HeadCell>{t('field.kind')}</HeadCell>
          <HeadCell>{t('field.partner')}</HeadCell>
          <HeadCell>{t('field.warehouse')}</HeadCell>
          <HeadCell isNumber>{t('field.quantity')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {moves.map(({ documentId, number: name, source, kind, ...move }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: moves are known by their order alone
          <tr key={at}>
            <NameCell href={documentPath(firm.firmId, documentId)}>
              {[name, source?.number].filter(Boolean).join(' · ')}
            </NameCell>
            <Cell place="detail">{date(move.date)}</Cell>
            <Cell place="state">{t(`kind.${kind}`)}</Cell>
            <Cell place="secondDetail">{move.partner}</Cell>
            <Cell tone="soft">{move.warehouse}</Cell>
            <NumberCell place="figure">{`${number(move.quantity)} ${unit}`}</NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
