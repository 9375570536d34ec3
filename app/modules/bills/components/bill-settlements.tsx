import { documentHref } from '#app/shell/document-href.ts'
import { TakeBack } from '#app/shell/documents/detail/take-back.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, NameCell, NumberCell, Table, TableScroller } from '#app/ui/index.ts'
import type { Bill } from '#contract/bills.ts'

/** What a bill was paid with, or what a credit was set against, each with a way to take it back. */
export function BillSettlements({ bill }: { bill: Bill }) {
  const t = useT('bills')
  const { amount, date } = useFormat()
  const { firm } = useFirm()
  const isTakeable = bill.settlements.some(({ canTakeBack }) => canTakeBack)
  return (
    <TableScroller label={t('detail.settledBy')}>
      <Table caption={t('detail.settledBy')} isStacked>
        <tbody>
          {bill.settlements.map(({ id, kind, documentKind, documentId, number, ...one }) => {
            const href = documentHref(firm.firmId, documentKind, documentId)
            return (
              <tr key={id}>
                {href ? (
                  <NameCell href={href}>{number}</NameCell>
                ) : (
                  <Cell place="name">{number}</Cell>
                )}
                <Cell tone="soft" place="detail">
                  {t(`settledBy.${kind}`)}
                </Cell>
                <NumberCell tone="soft" place="secondDetail">
                  {date(one.date, 'medium')}
                </NumberCell>
                <NumberCell place="figure">{amount(one.amount, bill.currency)}</NumberCell>
                {isTakeable && (
                  <Cell place="state">
                    {one.canTakeBack && (
                      <TakeBack
                        settlement={{ id, amount: one.amount }}
                        currency={bill.currency}
                        words={t(`takeBack.${wordsOf(bill.kind, kind)}`)}
                      />
                    )}
                  </Cell>
                )}
              </tr>
            )
          })}
        </tbody>
      </Table>
    </TableScroller>
  )
}

/** What follows for a bill, or a credit, when a settlement of a kind is taken back. */
function wordsOf(document: Bill['kind'], kind: string) {
  if (document === 'credit') return 'credit'
  return kind === 'discount' || kind === 'writeOff' ? 'reduction' : 'bill'
}
