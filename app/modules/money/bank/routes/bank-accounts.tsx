import { useLoaderData } from '@remix-run/react'
import { newAccountPath } from '#app/modules/books/ledger/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { LinkButton, PageHead } from '#app/ui/index.ts'
import { bankContract } from '#contract/money/bank.ts'
import { AccountTable } from '../components/account-table.tsx'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const accounts = await call(bankContract.listAccounts, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('bank')('list.title') }), accounts }
}

export default function BankAccountsRoute() {
  const { accounts } = useLoaderData<typeof loader>()
  const t = useT('bank')
  const { firm, can } = useFirm()
  return (
    <>
      <PageHead
        title={t('list.title')}
        sentence={t('list.sentence')}
        actions={
          can('ledger:edit') && (
            <LinkButton icon="plus" href={newAccountPath(firm.firmId)}>
              {t('list.new')}
            </LinkButton>
          )
        }
      />
      <AccountTable accounts={accounts} />
    </>
  )
}

export const meta = headOf
