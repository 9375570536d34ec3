import { useActionData, useLoaderData } from '@remix-run/react'
import { attemptConfirmed } from '#app/shell/form/attempt-confirmed.server.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { wholeNumber } from '#contract/core/fields.ts'
import { AccountsConfirmation, partiesContract } from '#contract/firm/parties.ts'
import { ConfirmAccounts } from '../components/confirm-accounts.tsx'
import { partyPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const ids = { firmId: firm.firmId, partyId: requireIdParam(args, 'partyId') }
  const [{ t }, held] = await Promise.all([getVisit(args), call(partiesContract.heldAccounts, ids)])
  const title = t('parties')('held.confirm', { name: held.name })
  return { head: pageMeta(args, { title }), held, partyId: ids.partyId }
}

const Confirmation = AccountsConfirmation.extend({ version: wholeNumber({ minimum: 1 }) })

/** Has the party paid on the accounts from now on; alone only for whoever shows who they are. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const ids = { firmId: firm.firmId, partyId: requireIdParam(args, 'partyId') }
  const [{ t }, form] = await Promise.all([getVisit(args), readForm(args.request)])
  const { value, refusal } = parseForm(Confirmation, form)
  if (refusal) return refuse(refusal)
  const { idempotencyKey } = form
  const result = await attemptConfirmed(args, form, () =>
    call(partiesContract.confirmAccounts, { ...value, ...ids }, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const { name } = result.value
  const message = t('parties')('detail.confirmAccountsDone', { name })
  return redirectWithToast(args, partyPath(ids.firmId, ids.partyId), { type: 'success', message })
}

export default function PartyAccountsRoute() {
  const { held, partyId } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('parties')
  const { firm } = useFirm()
  const back = partyPath(firm.firmId, partyId)
  return (
    <>
      <PageHead
        title={t('held.confirm', { name: held.name })}
        crumb={{ href: back, label: held.name }}
      />
      <ConfirmAccounts held={held} refusal={refusal} cancelHref={back} />
    </>
  )
}

export const meta = headOf
