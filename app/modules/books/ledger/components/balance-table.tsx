import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, NumberCell, RowsTable } from '#app/ui/index.ts'
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
    <RowsTable
      caption={t('tab.balances')}
      density="compact"
      hasStickyHead
      isStacked
      rows={rows}
      keyOf={(row) => row.account}
      columns={[
        {
          head: t('field.account'),
          place: 'name',
          cell: (row) => <AccountLink code={row.account} names={names} />,
        },
        hasOpening && {
          head: t('balances.opening'),
          isNumber: true,
          tone: 'soft',
          cell: (row) => amount(row.opening, currency),
        },
        {
          head: t('balances.debited'),
          isNumber: true,
          tone: 'soft',
          cell: (row) => amount(row.debited, currency),
        },
        {
          head: t('balances.credited'),
          isNumber: true,
          tone: 'soft',
          cell: (row) => amount(row.credited, currency),
        },
        {
          head: t('balances.debit', { currency }),
          isNumber: true,
          place: 'detail',
          stackedLabel: (row) => row.debit > 0 && t('balances.debitShort'),
          cell: (row) => row.debit > 0 && amount(row.debit, currency),
        },
        {
          head: t('balances.credit', { currency }),
          isNumber: true,
          place: 'state',
          stackedLabel: (row) => row.credit > 0 && t('balances.creditShort'),
          cell: (row) => row.credit > 0 && amount(row.credit, currency),
        },
      ]}
    >
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
    </RowsTable>
  )
}
