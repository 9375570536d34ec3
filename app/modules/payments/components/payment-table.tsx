import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, NumberCell, Status, Table, text } from '#app/ui/index.ts'
import type { PaymentRow } from '#contract/payments.ts'
import { paymentPath } from '../paths.ts'
import { usePaymentMethods } from './payment-methods.ts'

type Total = { currency: string; count: number; amount: number }

type PaymentTableProps = {
  rows: readonly PaymentRow[]
  /** Over everything the filters leave, a currency each. */
  totals: readonly Total[]
}

/** Payments, newest first, and what they come to. */
export function PaymentTable({ rows, totals }: PaymentTableProps) {
  const t = useT('payments')
  return (
    <Table caption={t('list.title')} hasStickyHead isStacked>
      <thead>
        <tr>
          <HeadCell>{t('list.number')}</HeadCell>
          <HeadCell>{t('list.customer')}</HeadCell>
          <HeadCell>{t('list.date')}</HeadCell>
          <HeadCell>{t('list.method')}</HeadCell>
          <HeadCell>{t('list.invoices')}</HeadCell>
          <HeadCell isNumber>{t('list.unallocated')}</HeadCell>
          <HeadCell isNumber>{t('list.amount')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PaymentTableRow key={row.id} row={row} />
        ))}
      </tbody>
      <tfoot>
        {totals.map((total) => (
          <TotalRow key={total.currency} total={total} />
        ))}
      </tfoot>
    </Table>
  )
}

function PaymentTableRow({ row }: { row: PaymentRow }) {
  const t = useT('payments')
  const { date, money } = useFormat()
  const { firm } = useFirm()
  const methods = usePaymentMethods()
  const { number, customerName, method, invoiceNumbers, unallocated, amount, currency } = row
  const isReversed = row.state === 'reversed'
  const tone = isReversed ? 'faint' : 'strong'
  return (
    <tr>
      <Cell tone="soft" place="detail">
        <span className={text.number}>{number}</span>
      </Cell>
      <NameCell href={paymentPath(firm.firmId, row.id)} tone={tone}>
        {customerName}
      </NameCell>
      <Cell tone="soft" place="secondDetail">
        {date(row.date, 'medium')}
      </Cell>
      <Cell tone="soft" place="state">
        {isReversed ? (
          <Status kind="void">{t('state.reversed')}</Status>
        ) : (
          <>
            {row.direction === 'out' && `${t('refund.mark')}, `}
            {methods[method]}
          </>
        )}
      </Cell>
      <Cell tone="soft">{shortList(invoiceNumbers)}</Cell>
      <NumberCell tone={unallocated > 0 && !isReversed ? 'soft' : 'faint'}>
        {money(unallocated, currency)}
      </NumberCell>
      <NumberCell tone={tone} place="figure">
        {money(row.direction === 'out' ? -amount : amount, currency)}
      </NumberCell>
    </tr>
  )
}

function TotalRow({ total }: { total: Total }) {
  const t = useT('payments')
  const { money } = useFormat()
  const { currency, count, amount } = total
  return (
    <tr>
      <Cell colSpan={6} place="name">
        {t('list.total', { count, currency })}
      </Cell>
      <NumberCell place="figure">{money(amount, currency)}</NumberCell>
    </tr>
  )
}

/** The first three, and how many more. */
function shortList(numbers: readonly string[]): string {
  const more = numbers.length - 3
  const shown = numbers.slice(0, 3).join(', ')
  return more > 0 ? `${shown} +${more}` : shown
}
