import { useFormat, useT } from '#app/shell/page-context.tsx'
import type { About } from '#app/shell/register/describe.ts'
import { Cell, HeadCell, NumberCell, Table } from '#app/ui/index.ts'
import type { Bill, BillChoices } from '#contract/bills.ts'
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
        {lines.map(({ id, description, quantity, unit, account, taxCode, tax, net, taxAmount }) => (
          <tr key={id}>
            <Cell place="name">
              {quantity === '1' && unit === ''
                ? description
                : `${[number(quantity), unit].join(' ').trim()} × ${description}`}
            </Cell>
            <Cell tone="soft" place="detail">
              {`${accountOf(account, about)} · ${rateOf(taxCode, about).replaceAll(' ', '\u00a0')}`}
            </Cell>
            <NumberCell place="figure">{amount(net, currency)}</NumberCell>
            <NumberCell tone="soft" place="state" stackedLabel={t('list.tax')}>
              {amount(taxAmount, currency)}
              {tax !== '' && ` (${t('detail.byHand')})`}
            </NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
