import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table } from '#app/ui/index.ts'
import type { TipSum } from '#contract/tills/tills.ts'

/** Tips by who served and how they were paid. */
export function TipTable({ tips, currency }: { tips: readonly TipSum[]; currency: string }) {
  const t = useT('tills')
  const { money } = useFormat()
  return (
    <Table caption={t('report.tips')}>
      <thead>
        <tr>
          <HeadCell>{t('field.cashier')}</HeadCell>
          <HeadCell>{t('field.tenders')}</HeadCell>
          <HeadCell isNumber>{t('field.total')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {tips.map(({ cashierName, tender, amount }) => (
          <tr key={`${cashierName} ${tender}`}>
            <Cell>{cashierName}</Cell>
            <Cell>{t(`tender.${tender}`)}</Cell>
            <NumberCell>{money(amount, currency)}</NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
