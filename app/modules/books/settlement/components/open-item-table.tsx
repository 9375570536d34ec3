import { partyPath } from '#app/modules/firm/parties/index.ts'
import { documentHref } from '#app/shell/document-href.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, NumberCell, Table, text } from '#app/ui/index.ts'
import type { OpenItemRow } from '#contract/books/settlement.ts'

type OpenItemTableProps = {
  rows: readonly OpenItemRow[]
  /** Over everything the filters leave, a currency each. */
  totals: readonly { currency: string; balance: number; balanceBase: number }[]
  baseCurrency: string
  /** How many there are in all; null where nobody counted. */
  count: number | null
  /** The day after whose beginning what was due is late. */
  day: string
}

/** Open items, the earliest due first, and what they come to. */
export function OpenItemTable({ rows, totals, baseCurrency, count, day }: OpenItemTableProps) {
  const t = useT('settlement')
  const { money } = useFormat()
  const sumBase = totals.reduce((sum, { balanceBase }) => sum + balanceBase, 0)
  const isForeign = totals.some(({ currency }) => currency !== baseCurrency)
  return (
    <Table caption={t('list.title')} hasStickyHead isStacked>
      <thead>
        <tr>
          <HeadCell>{t('field.party')}</HeadCell>
          <HeadCell>{t('field.document')}</HeadCell>
          <HeadCell>{t('field.date')}</HeadCell>
          <HeadCell>{t('field.dueDate')}</HeadCell>
          <HeadCell isNumber>{t('field.amount')}</HeadCell>
          <HeadCell isNumber>{t('field.open')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <OpenItemLine key={row.id} row={row} isLate={isOwed(row) && row.dueDate < day} />
        ))}
      </tbody>
      <tfoot>
        {count !== null && (
          <tr>
            <Cell colSpan={6} place="name">
              {t('list.count', { count })}
            </Cell>
          </tr>
        )}
        {totals.map(({ currency, balance }) => (
          <tr key={currency}>
            <Cell colSpan={5} place="name">
              {t('list.total', { currency })}
            </Cell>
            <NumberCell place="figure">{money(balance, currency)}</NumberCell>
          </tr>
        ))}
        {isForeign && (
          <tr>
            <Cell colSpan={5} place="name">
              {t('list.totalBase', { currency: baseCurrency })}
            </Cell>
            <NumberCell place="figure">{money(sumBase, baseCurrency)}</NumberCell>
          </tr>
        )}
      </tfoot>
    </Table>
  )
}

/** What was paid ahead is late for nobody. */
function isOwed({ direction, side }: OpenItemRow): boolean {
  return side === (direction === 'receivable' ? 'debit' : 'credit')
}

function OpenItemLine({ row, isLate }: { row: OpenItemRow; isLate: boolean }) {
  const t = useT('settlement')
  const { date, money } = useFormat()
  const { firm } = useFirm()
  const { partyId, partyName, documentKind, documentId, documentNumber, currency } = row
  const href = documentHref(firm.firmId, documentKind, documentId)
  const due = date(row.dueDate, 'medium')
  return (
    <tr>
      <NameCell href={partyPath(firm.firmId, partyId)}>{partyName}</NameCell>
      <Cell tone="soft" place="detail">
        {href ? (
          <a className={text.link} href={href}>
            {documentNumber}
          </a>
        ) : (
          documentNumber
        )}
      </Cell>
      <Cell tone="soft">{date(row.date, 'medium')}</Cell>
      <Cell tone="soft" place="state">
        {isLate ? <span className={text.bad}>{t('list.late', { date: due })}</span> : due}
      </Cell>
      <NumberCell tone="faint">{money(row.amount, currency)}</NumberCell>
      <NumberCell tone="strong" place="figure">
        {money(row.balance, currency)}
      </NumberCell>
    </tr>
  )
}
