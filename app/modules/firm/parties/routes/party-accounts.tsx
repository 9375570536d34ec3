import { useActionData, useLoaderData } from '@remix-run/react'
import { attemptConfirmed } from '#app/shell/form/attempt-confirmed.server.ts'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
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
export const action = formAction({
  schema: Confirmation,
  attempt: attemptConfirmed,
  send: ({ call, firmId, form, id }, value) =>
    call(partiesContract.confirmAccounts, { ...value, firmId, partyId: id('partyId') }, form),
  done: ({ firmId, id, t }, { name }) => ({
    to: partyPath(firmId, id('partyId')),
    message: t('parties')('detail.confirmAccountsDone', { name }),
  }),
})

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
