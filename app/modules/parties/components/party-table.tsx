import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, NumberCell, Table } from '#app/ui/index.ts'
import type { PartyRow } from '#contract/parties.ts'
import { type PartyView, partyPath } from '../paths.ts'
import { placeOf } from './place.ts'

/** Parties by name; customers with what each owes in the firm's currency. */
export function PartyTable({ view, rows }: { view: PartyView; rows: readonly PartyRow[] }) {
  const t = useT('parties')
  const { firm, can } = useFirm()
  const currency = firm.baseCurrency
  const hasOwed = view === 'customers' && can('invoice:view')
  return (
    <Table caption={t(`${view}.title`)} hasStickyHead isStacked>
      <thead>
        <tr>
          <HeadCell>{t('list.name')}</HeadCell>
          <HeadCell>{t('list.place')}</HeadCell>
          <HeadCell>{t('list.email')}</HeadCell>
          {hasOwed && (
            <>
              <HeadCell isNumber>{t('list.overdue', { currency })}</HeadCell>
              <HeadCell isNumber>{t('list.receivable', { currency })}</HeadCell>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PartyTableRow key={row.id} row={row} hasOwed={hasOwed} />
        ))}
      </tbody>
    </Table>
  )
}

function PartyTableRow({ row, hasOwed }: { row: PartyRow; hasOwed: boolean }) {
  const format = useFormat()
  const { firm } = useFirm()
  return (
    <tr>
      <NameCell href={partyPath(firm.firmId, row.id)}>{row.name}</NameCell>
      <Cell tone="soft" place="detail">
        {placeOf(row, format)}
      </Cell>
      <Cell tone="soft">{row.email}</Cell>
      {hasOwed && <OwedCells row={row} />}
    </tr>
  )
}

/** What the customer owes, for members who may see it. */
function OwedCells({ row: { receivable, overdue } }: { row: PartyRow }) {
  const t = useT('parties')
  const format = useFormat()
  const currency = useFirm().firm.baseCurrency
  if (receivable === null || overdue === null) return null
  return (
    <>
      <NumberCell
        tone={overdue > 0 ? 'bad' : 'faint'}
        place={overdue > 0 ? 'state' : undefined}
        stackedLabel={t('list.overdueMark')}
      >
        {format.amount(overdue, currency)}
      </NumberCell>
      <NumberCell tone={receivable === 0 ? 'faint' : 'strong'} place="figure">
        {format.amount(receivable, currency)}
      </NumberCell>
    </>
  )
}
