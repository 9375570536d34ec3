import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, NumberCell, Table } from '#app/ui/index.ts'
import type { AccountLine } from '#contract/books/ledger.ts'
import { entryPath } from '../paths.ts'

/**
 * Lines of an account, newest first, each with the balance after it. On a phone the amount is the
 * large figure, with its side, and the balance the small one below.
 */
export function AccountLines({ rows }: { rows: readonly AccountLine[] }) {
  const t = useT('ledger')
  const { amount, date } = useFormat()
  const { firm } = useFirm()
  const currency = firm.baseCurrency
  return (
    <Table caption={t('account.lines')} hasStickyHead isStacked>
      <thead>
        <tr>
          <HeadCell>{t('field.date')}</HeadCell>
          <HeadCell>{t('field.memo')}</HeadCell>
          <HeadCell>{t('account.against')}</HeadCell>
          <HeadCell isNumber>{t('balances.debited')}</HeadCell>
          <HeadCell isNumber>{t('balances.credited')}</HeadCell>
          <HeadCell isNumber>{t('account.balance', { currency })}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry may touch the account twice
          <tr key={at}>
            <Cell tone="soft" place="detail">
              {date(row.date, 'medium')}
            </Cell>
            <NameCell href={entryPath(firm.firmId, row.entryId)}>{row.memo}</NameCell>
            <Cell tone="soft" place="secondDetail">
              {row.against.join(', ')}
            </Cell>
            <NumberCell
              {...(row.debit > 0 && { place: 'figure' as const, stackedLabel: t('account.debit') })}
            >
              {row.debit > 0 && amount(row.debit, currency)}
            </NumberCell>
            <NumberCell
              {...(row.debit === 0 && {
                place: 'figure' as const,
                stackedLabel: t('account.credit'),
              })}
            >
              {row.credit > 0 && amount(row.credit, currency)}
            </NumberCell>
            <NumberCell tone="strong" place="state" stackedLabel={t('account.balanceShort')}>
              {amount(row.balance, currency)}
            </NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
