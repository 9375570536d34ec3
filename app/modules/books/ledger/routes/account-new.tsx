import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { accountsContract, NewAccount } from '#contract/books/accounts.ts'
import { AccountForm } from '../components/account-form.tsx'
import { accountPath, accountsPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const accounts = await call(accountsContract.list, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('ledger')('account.new') }), accounts }
}

export const action = formAction({
  schema: NewAccount,
  send: ({ call, firmId, form }, value) =>
    call(accountsContract.create, { ...value, firmId }, form),
  done: ({ firmId, t }, { code }) => ({
    to: accountPath(firmId, code),
    message: t('ledger')('account.added', { code }),
  }),
})

export default function AccountNewRoute() {
  const { accounts } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('ledger')
  const { firm } = useFirm()
  const path = accountsPath(firm.firmId)
  return (
    <>
      <PageHead title={t('account.new')} crumb={{ href: path, label: t('tab.accounts') }} />
      <AccountForm
        refusal={refusal}
        accounts={accounts}
        initial={{ subtype: 'bank' }}
        submit={t('account.add')}
        cancelHref={path}
      />
    </>
  )
}

export const meta = headOf
