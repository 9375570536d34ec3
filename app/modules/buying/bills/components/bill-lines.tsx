import { centreLabel } from '#app/modules/books/cost-centres/index.ts'
import { partyPath } from '#app/modules/firm/parties/index.ts'
import { documentHref } from '#app/shell/document-href.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import type { About } from '#app/shell/register/describe.ts'
import { Cell, HeadCell, NumberCell, Table, text } from '#app/ui/index.ts'
import type { BillLine as Line } from '#contract/buying/bill-lines.ts'
import type { Bill, BillChoices } from '#contract/buying/bills.ts'
import { accountOf, rateOf } from '../fields.ts'

/** The lines of a bill with the account and the tax rate of each. */
export function BillLines({ bill, about }: { bill: Bill; about: About<BillChoices> }) {
  const t = useT('bills')
  const { amount, number } = useFormat()
  const { currency, lines } = bill
  return (
    <Table caption={t('field.lines')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('row.lines.description')}</HeadCell>
          <HeadCell>{t('row.lines.account')}</HeadCell>
          <HeadCell isNumber>{t('list.net')}</HeadCell>
          <HeadCell isNumber>{t('list.tax')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <Cell place="name">
              {line.quantity === '1' && line.unit === ''
                ? line.description
                : `${[number(line.quantity), line.unit].join(' ').trim()} × ${line.description}`}
            </Cell>
            <Cell tone="soft" place="detail">
              {`${accountOf(line.account, about)} · ${rateOf(line.taxCode, about).replaceAll(' ', '\u00a0')}`}
              {line.costCentreId && ` · ${centreLabel(line.costCentreId, about)}`}
              <BilledTo line={line} />
            </Cell>
            <NumberCell place="figure">{amount(line.net, currency)}</NumberCell>
            <NumberCell tone="soft" place="state" stackedLabel={t('list.tax')}>
              {amount(line.taxAmount, currency)}
              {line.tax !== '' && ` (${t('detail.byHand')})`}
            </NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
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
