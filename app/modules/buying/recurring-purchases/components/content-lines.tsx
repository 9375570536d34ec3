import { accountName } from '#app/shell/account-name.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import type { About } from '#app/shell/register/describe.ts'
import { priceText } from '#app/shell/register/price-text.ts'
import { Cell, HeadCell, NumberCell, Table } from '#app/ui/index.ts'
import type {
  RecurringPurchase,
  RecurringPurchaseChoices,
} from '#contract/buying/recurring-purchases.ts'

type Props = { record: RecurringPurchase; about: About<RecurringPurchaseChoices> }

/** What each bill says. */
export function ContentLines({ record, about }: Props) {
  const t = useT('recurring-purchases')
  const { number, locale } = useFormat()
  const { currency, lines } = record
  const nameOf = (code: string) => {
    const account = about.extra.accounts.find((one) => one.code === code)
    return account ? accountName(account, about.language) : code || t('form.asLastTime')
  }
  return (
    <Table caption={t('detail.lines')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('row.lines.description')}</HeadCell>
          <HeadCell>{t('row.lines.account')}</HeadCell>
          <HeadCell isNumber>{t('row.lines.quantity')}</HeadCell>
          <HeadCell isNumber>{t('row.lines.unitPrice')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ description, account, quantity, unitPrice }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own here
          <tr key={at}>
            <Cell place="name">{description}</Cell>
            <Cell tone="soft">{nameOf(account)}</Cell>
            <NumberCell place="detail">{number(quantity || '1')}</NumberCell>
            <NumberCell place="figure">{`${priceText(unitPrice, { locale, currency })} ${currency}`}</NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
