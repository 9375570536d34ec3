import { documentHref } from '#app/shell/document-href.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, NameCell, NumberCell, Table, TableScroller } from '#app/ui/index.ts'
import type { Bill } from '#contract/bills.ts'

/** What a bill was paid with, or what a credit was set against. */
export function BillSettlements({ bill }: { bill: Bill }) {
  const t = useT('bills')
  const { amount, date } = useFormat()
  const { firm } = useFirm()
  return (
    <TableScroller label={t('detail.settledBy')}>
      <Table caption={t('detail.settledBy')}>
        <tbody>
          {bill.settlements.map(({ id, kind, documentKind, documentId, number, ...one }) => {
            const href = documentHref(firm.firmId, documentKind, documentId)
            return (
              <tr key={id}>
                {href ? <NameCell href={href}>{number}</NameCell> : <Cell>{number}</Cell>}
                <Cell tone="soft">{t(`settledBy.${kind}`)}</Cell>
                <Cell tone="soft">{date(one.date, 'medium')}</Cell>
                <NumberCell>{amount(one.amount, bill.currency)}</NumberCell>
              </tr>
            )
          })}
        </tbody>
      </Table>
    </TableScroller>
  )
}
