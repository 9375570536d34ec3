import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, NumberCell, Table } from '#app/ui/index.ts'
import type { LandedShare } from '#contract/stock/landed-shares.ts'
import { documentPath } from '../paths.ts'

/** Freight, customs and insurance with the documents on the other side of them. */
export function LandedTable({ landed }: { landed: readonly LandedShare[] }) {
  const t = useT('stock')
  const { date, amount } = useFormat()
  const { firm, can } = useFirm()
  const currency = firm.baseCurrency
  return (
    <Table caption={t('landed.title')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('list.number')}</HeadCell>
          <HeadCell>{t('field.item')}</HeadCell>
          <HeadCell>{t('field.date')}</HeadCell>
          {can('stock:cost') && <HeadCell isNumber>{t('landed.amount', { currency })}</HeadCell>}
        </tr>
      </thead>
      <tbody>
        {landed.map((share) => (
          <tr key={`${share.documentId} ${share.position}`}>
            <NameCell href={documentPath(firm.firmId, share.documentId)}>{share.number}</NameCell>
            <Cell place="detail">{share.itemName}</Cell>
            <Cell place="secondDetail">{date(share.date)}</Cell>
            {can('stock:cost') && (
              <NumberCell place="figure">
                {share.amount === null ? '' : amount(share.amount, currency)}
              </NumberCell>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
