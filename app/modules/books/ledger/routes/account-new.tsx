import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
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

export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const form = await readForm(args.request)
  const { value, refusal } = parseForm(NewAccount, form)
  if (refusal) return refuse(refusal)
  const { firmId } = firm
  const { idempotencyKey } = form
  const result = await attempt(form, () =>
    call(accountsContract.create, { ...value, firmId }, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const { code } = result.value
  return redirectWithToast(args, accountPath(firmId, code), {
    type: 'success',
    message: t('ledger')('account.added', { code }),
  })
}

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
