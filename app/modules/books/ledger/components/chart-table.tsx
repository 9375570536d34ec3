import { useFirm, usePage, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, Table, Tag, text } from '#app/ui/index.ts'
import type { Account } from '#contract/books/accounts.ts'
import { readableIban } from '#contract/core/iban.ts'
import { accountPath } from '../paths.ts'
import { inTreeOrder } from './tree-order.ts'

/** The chart of accounts as a tree; within each branch by code. */
export function ChartTable({ accounts }: { accounts: readonly Account[] }) {
  const t = useT('ledger')
  const { firm } = useFirm()
  const { language } = usePage()
  return (
    <Table caption={t('tab.accounts')} density="compact" hasStickyHead isStacked>
      <thead>
        <tr>
          <HeadCell>{t('field.code')}</HeadCell>
          <HeadCell>{t('field.name')}</HeadCell>
          <HeadCell>{t('field.type')}</HeadCell>
          <HeadCell>{t('field.iban')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {inTreeOrder(accounts).map(({ account, depth }) => (
          <tr key={account.code}>
            <Cell tone="soft" place="detail">
              <span className={text.number}>{`${'– '.repeat(depth)}${account.code}`}</span>
            </Cell>
            <NameCell
              href={accountPath(firm.firmId, account.code)}
              tone={account.isActive ? 'strong' : 'faint'}
            >
              {account.name[language]}
            </NameCell>
            <Cell tone="soft" place="state">
              {t(`type.${account.type}`)} {!account.isActive && <Tag>{t('account.closed')}</Tag>}
            </Cell>
            <Cell tone="soft" place="secondDetail">
              {readableIban(account.iban)}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
