import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { LinkButton } from '#app/ui/index.ts'
import { accountsContract } from '#contract/books/accounts.ts'
import { ChartTable } from '../components/chart-table.tsx'
import { LedgerHead } from '../components/ledger-head.tsx'
import { newAccountPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const accounts = await call(accountsContract.list, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('ledger')('tab.accounts') }), accounts }
}

export default function AccountListRoute() {
  const { accounts } = useLoaderData<typeof loader>()
  const t = useT('ledger')
  const { firm, can } = useFirm()
  const actions = can('ledger:edit') && (
    <LinkButton kind="primary" icon="plus" href={newAccountPath(firm.firmId)}>
      {t('account.new')}
    </LinkButton>
  )
  return (
    <>
      <LedgerHead current="accounts" actions={actions} />
      <ChartTable accounts={accounts} />
    </>
  )
}

export const meta = headOf
