import { useFirm, usePage, useT } from '#app/shell/page-context.tsx'
import { RowsTable, Tag, text } from '#app/ui/index.ts'
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
    <RowsTable
      caption={t('tab.accounts')}
      density="compact"
      hasStickyHead
      isStacked
      rows={inTreeOrder(accounts)}
      keyOf={({ account }) => account.code}
      columns={[
        {
          head: t('field.code'),
          tone: 'soft',
          place: 'detail',
          cell: ({ account, depth }) => (
            <span className={text.number}>{`${'– '.repeat(depth)}${account.code}`}</span>
          ),
        },
        {
          head: t('field.name'),
          href: ({ account }) => accountPath(firm.firmId, account.code),
          tone: ({ account }) => (account.isActive ? 'strong' : 'faint'),
          cell: ({ account }) => account.name[language],
        },
        {
          head: t('field.type'),
          tone: 'soft',
          place: 'state',
          cell: ({ account }) => (
            <>
              {t(`type.${account.type}`)} {!account.isActive && <Tag>{t('account.closed')}</Tag>}
            </>
          ),
        },
        {
          head: t('field.iban'),
          tone: 'soft',
          place: 'secondDetail',
          cell: ({ account }) => readableIban(account.iban),
        },
      ]}
    />
  )
}
