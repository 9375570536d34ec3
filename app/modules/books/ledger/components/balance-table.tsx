import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table } from '#app/ui/index.ts'
import type { Account } from '#contract/books/accounts.ts'
import type { AccountBalance } from '#contract/books/ledger.ts'
import { AccountLink, useAccountNames } from './account-link.tsx'

type BalanceTableProps = {
  balance: { rows: readonly AccountBalance[]; debit: number; credit: number }
  accounts: readonly Account[]
  /** Whether the period has a beginning, before which something may stand. */
  hasOpening: boolean
}

/** Every account with what was posted in the period and its balance on its side. */
export function BalanceTable({ balance, accounts, hasOpening }: BalanceTableProps) {
  const t = useT('ledger')
  const { amount } = useFormat()
  const currency = useFirm().firm.baseCurrency
  const names = useAccountNames(accounts)
  const { rows, debit, credit } = balance
  return (
    <Table caption={t('tab.balances')} density="compact" hasStickyHead isStacked>
      <thead>
        <tr>
          <HeadCell>{t('field.account')}</HeadCell>
          {hasOpening && <HeadCell isNumber>{t('balances.opening')}</HeadCell>}
          <HeadCell isNumber>{t('balances.debited')}</HeadCell>
          <HeadCell isNumber>{t('balances.credited')}</HeadCell>
          <HeadCell isNumber>{t('balances.debit', { currency })}</HeadCell>
          <HeadCell isNumber>{t('balances.credit', { currency })}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.account}>
            <Cell place="name">
              <AccountLink code={row.account} names={names} />
            </Cell>
            {hasOpening && <NumberCell tone="soft">{amount(row.opening, currency)}</NumberCell>}
            <NumberCell tone="soft">{amount(row.debited, currency)}</NumberCell>
            <NumberCell tone="soft">{amount(row.credited, currency)}</NumberCell>
            <NumberCell place="detail" stackedLabel={row.debit > 0 && t('balances.debitShort')}>
              {row.debit > 0 && amount(row.debit, currency)}
            </NumberCell>
            <NumberCell place="state" stackedLabel={row.credit > 0 && t('balances.creditShort')}>
              {row.credit > 0 && amount(row.credit, currency)}
            </NumberCell>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <Cell place="name" colSpan={hasOpening ? 4 : 3}>
            {t('balances.total')}
          </Cell>
          <NumberCell place="detail" stackedLabel={t('balances.debitShort')}>
            {amount(debit, currency)}
          </NumberCell>
          <NumberCell place="state" stackedLabel={t('balances.creditShort')}>
            {amount(credit, currency)}
          </NumberCell>
        </tr>
      </tfoot>
    </Table>
  )
}
