import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, NumberCell, Table } from '#app/ui/index.ts'
import type { CustomerRow } from '#contract/customers.ts'
import { customerPath } from '../paths.ts'
import { placeOf } from './place.ts'

/** Customers by name, with what each owes in the firm's currency. */
export function CustomerTable({ rows }: { rows: readonly CustomerRow[] }) {
  const t = useT('customers')
  const { firm, can } = useFirm()
  const currency = firm.baseCurrency
  return (
    <Table caption={t('list.title')} hasStickyHead isStacked>
      <thead>
        <tr>
          <HeadCell>{t('list.name')}</HeadCell>
          <HeadCell>{t('list.place')}</HeadCell>
          <HeadCell>{t('list.email')}</HeadCell>
          {can('invoice:view') && (
            <>
              <HeadCell isNumber>{t('list.overdue', { currency })}</HeadCell>
              <HeadCell isNumber>{t('list.receivable', { currency })}</HeadCell>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <CustomerTableRow key={row.id} row={row} />
        ))}
      </tbody>
    </Table>
  )
}

function CustomerTableRow({ row }: { row: CustomerRow }) {
  const format = useFormat()
  const { firm } = useFirm()
  return (
    <tr>
      <NameCell href={customerPath(firm.firmId, row.id)}>{row.name}</NameCell>
      <Cell tone="soft" place="detail">
        {placeOf(row, format)}
      </Cell>
      <Cell tone="soft">{row.email}</Cell>
      <OwedCells row={row} />
    </tr>
  )
}

/** What the customer owes, for members who may see it. */
function OwedCells({ row: { receivable, overdue } }: { row: CustomerRow }) {
  const t = useT('customers')
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
