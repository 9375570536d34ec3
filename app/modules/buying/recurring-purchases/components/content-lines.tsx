import { accountName } from '#app/shell/account-name.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import type { About } from '#app/shell/register/describe.ts'
import { priceText } from '#app/shell/register/price-text.ts'
import { RowsTable } from '#app/ui/index.ts'
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
    <RowsTable
      caption={t('detail.lines')}
      isStacked
      rows={lines}
      keyOf={(_, at) => at}
      columns={[
        { head: t('row.lines.description'), place: 'name', cell: ({ description }) => description },
        { head: t('row.lines.account'), tone: 'soft', cell: ({ account }) => nameOf(account) },
        {
          head: t('row.lines.quantity'),
          isNumber: true,
          place: 'detail',
          cell: ({ quantity }) => number(quantity || '1'),
        },
        {
          head: t('row.lines.unitPrice'),
          isNumber: true,
          place: 'figure',
          cell: ({ unitPrice }) => `${priceText(unitPrice, { locale, currency })} ${currency}`,
        },
      ]}
    />
  )
}
