import { documentHref } from '#app/shell/document-href.ts'
import { useFirm, useFormat } from '#app/shell/page-context.tsx'
import { Cell, NameCell, NumberCell, Table, TableScroller } from '#app/ui/index.ts'
import { TakeBack } from './take-back.tsx'

type Settlement = {
  id: string
  kind: string
  documentKind: string
  documentId: string
  number: string
  date: string
  amount: number
  canTakeBack: boolean
}

type SettlementTableProps = {
  label: string
  settlements: readonly Settlement[]
  currency: string
  /** What a kind is called, and what follows where one of it is taken back. */
  nameOf: (kind: string) => string
  wordsOf: (kind: string) => string
}

/** What settled a document, each with a way to take it back where one may. */
export function SettlementTable(props: SettlementTableProps) {
  const { label, settlements, currency, nameOf, wordsOf } = props
  const { amount, date } = useFormat()
  const { firm } = useFirm()
  const isTakeable = settlements.some(({ canTakeBack }) => canTakeBack)
  return (
    <TableScroller label={label}>
      <Table caption={label} isStacked>
        <tbody>
          {settlements.map(({ id, kind, documentKind, documentId, number, ...one }) => {
            const href = documentHref(firm.firmId, documentKind, documentId)
            return (
              <tr key={id}>
                {href ? (
                  <NameCell href={href}>{number}</NameCell>
                ) : (
                  <Cell place="name">{number}</Cell>
                )}
                <Cell tone="soft" place="detail">
                  {nameOf(kind)}
                </Cell>
                <NumberCell tone="soft" place="secondDetail">
                  {date(one.date, 'medium')}
                </NumberCell>
                <NumberCell place="figure">{amount(one.amount, currency)}</NumberCell>
                {isTakeable && (
                  <Cell place="state">
                    {one.canTakeBack && (
                      <TakeBack
                        settlement={{ id, amount: one.amount }}
                        currency={currency}
                        words={wordsOf(kind)}
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
