import { useActionData, useLoaderData } from '@remix-run/react'
import { accountName } from '#app/shell/account-name.ts'
import { formAction } from '#app/shell/form/form-action.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, usePage, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { AccountChange, accountsContract } from '#contract/books/accounts.ts'
import { AccountForm, accountValues } from '../components/account-form.tsx'
import { accountPath } from '../paths.ts'
import { requireAccountCode } from '../require-account-code.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { firmId } = firm
  const accountCode = requireAccountCode(args)
  const [account, accounts] = await Promise.all([
    call(accountsContract.get, { firmId, accountCode }),
    call(accountsContract.list, { firmId }),
  ])
  const title = t('ledger')('account.editTitle', { code: account.code })
  return { head: pageMeta(args, { title }), account, accounts }
}

export const action = formAction({
  schema: AccountChange,
  send: ({ args, call, firmId }, value) =>
    call(accountsContract.update, { ...value, firmId, accountCode: requireAccountCode(args) }),
  done: ({ firmId, t }, { code }) => ({
    to: accountPath(firmId, code),
    message: t('ledger')('account.saved', { code }),
  }),
})

export default function AccountEditRoute() {
  const { account, accounts } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('ledger')
  const { language } = usePage()
  const { firm } = useFirm()
  const path = accountPath(firm.firmId, account.code)
  const label = accountName(account, language)
  return (
    <>
      <PageHead
        title={t('account.editTitle', { code: account.code })}
        crumb={{ href: path, label }}
      />
      <AccountForm
        refusal={refusal}
        account={account}
        accounts={accounts}
        initial={accountValues(account)}
        submit={t('account.save')}
        cancelHref={path}
      />
    </>
  )
}

export const meta = headOf
