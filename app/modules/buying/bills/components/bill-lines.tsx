import { centreLabel } from '#app/modules/books/cost-centres/index.ts'
import { partyPath } from '#app/modules/firm/parties/index.ts'
import { documentHref } from '#app/shell/document-href.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import type { About } from '#app/shell/register/describe.ts'
import { RowsTable, text } from '#app/ui/index.ts'
import type { BillLine as Line } from '#contract/buying/bill-lines.ts'
import type { Bill, BillChoices } from '#contract/buying/bills.ts'
import { accountOf, rateOf } from '../fields.ts'

/** The lines of a bill with the account and the tax rate of each. */
export function BillLines({ bill, about }: { bill: Bill; about: About<BillChoices> }) {
  const t = useT('bills')
  const { amount, number } = useFormat()
  const { currency, lines } = bill
  return (
    <RowsTable
      caption={t('field.lines')}
      isStacked
      rows={lines}
      keyOf={(line) => line.id}
      columns={[
        {
          head: t('row.lines.description'),
          place: 'name',
          cell: (line) =>
            line.quantity === '1' && line.unit === ''
              ? line.description
              : `${[number(line.quantity), line.unit].join(' ').trim()} × ${line.description}`,
        },
        {
          head: t('row.lines.account'),
          tone: 'soft',
          place: 'detail',
          cell: (line) => (
            <>
              {`${accountOf(line.account, about)} · ${rateOf(line.taxCode, about).replaceAll(' ', '\u00a0')}`}
              {line.costCentreId && ` · ${centreLabel(line.costCentreId, about)}`}
              <BilledTo line={line} />
            </>
          ),
        },
        {
          head: t('list.net'),
          isNumber: true,
          place: 'figure',
          cell: (line) => amount(line.net, currency),
        },
        {
          head: t('list.tax'),
          isNumber: true,
          tone: 'soft',
          place: 'state',
          stackedLabel: t('list.tax'),
          cell: (line) => (
            <>
              {amount(line.taxAmount, currency)}
              {line.tax !== '' && ` (${t('detail.byHand')})`}
            </>
          ),
        },
      ]}
    />
  )
}

/** The customer who pays it in the end, and the invoice that asks them to. */
function BilledTo({ line }: { line: Line }) {
  const t = useT('bills')
  const { firm, can } = useFirm()
  const { customerId, billTo, invoiceId } = line
  if (!customerId || billTo === '') return null
  const href = invoiceId && can('invoice:view') && documentHref(firm.firmId, 'invoice', invoiceId)
  return (
    <>
      {' · '}
      <a className={text.link} href={partyPath(firm.firmId, customerId)}>
        {t('detail.billedTo', { name: billTo })}
      </a>
      {href && (
        <>
          {' · '}
          <a className={text.link} href={href}>
            {t('detail.onInvoice')}
          </a>
        </>
      )}
    </>
  )
}
