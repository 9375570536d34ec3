import { usePage, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, Table } from '#app/ui/index.ts'
import type { Account } from '#contract/accounts.ts'

/** The chart of accounts in the order of its codes. */
export function AccountTable({ accounts }: { accounts: readonly Account[] }) {
  const t = useT('firms')
  const { language } = usePage()
  return (
    <Table caption={t('accounts.title')} density="compact">
      <thead>
        <tr>
          <HeadCell>{t('accounts.code')}</HeadCell>
          <HeadCell>{t('accounts.name')}</HeadCell>
          <HeadCell>{t('accounts.kind')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {accounts.map(({ code, name, type }) => (
          <tr key={code}>
            <Cell tone="soft">{code}</Cell>
            <Cell tone="strong">{name[language]}</Cell>
            <Cell tone="soft">{t(`account.${type}`)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
