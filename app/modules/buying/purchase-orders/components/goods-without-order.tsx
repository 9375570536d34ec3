import { documentHref } from '#app/shell/document-href.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, NumberCell, Table } from '#app/ui/index.ts'
import type { GoodsWithoutOrder } from '#contract/buying/goods-received.ts'

type GoodsWithoutOrderProps = { rows: readonly GoodsWithoutOrder[]; currency: string }

/** Receipts that no order knows of and that are not billed, and what was billed beyond them. */
export function GoodsWithoutOrderTable({ rows, currency }: GoodsWithoutOrderProps) {
  const t = useT('purchase-orders')
  const { amount, date } = useFormat()
  const { firm, can } = useFirm()
  return (
    <Table caption={t('goods.other')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('goods.document')}</HeadCell>
          <HeadCell>{t('list.supplier')}</HeadCell>
          <HeadCell isNumber>{t('goods.whole')}</HeadCell>
          <HeadCell isNumber>{t('goods.amount')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const kind = row.kind === 'bill' ? 'bill' : 'stockDocument'
          const maySee = row.kind === 'bill' || can('stock:view')
          const href = maySee ? documentHref(firm.firmId, kind, row.id) : undefined
          const label = `${row.number} · ${date(row.date, 'medium')}`
          return (
            <tr key={row.id}>
              {href ? <NameCell href={href}>{label}</NameCell> : <Cell place="name">{label}</Cell>}
              <Cell place="secondDetail">{row.supplierName || t('goods.noSupplier')}</Cell>
              <NumberCell stackedLabel={t('goods.whole')}>
                {amount(row.amount, currency)}
              </NumberCell>
              <NumberCell tone="strong" place="figure">
                {amount(row.open, currency)}
              </NumberCell>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
