import { useActionData, useLoaderData } from '@remix-run/react'
import { attemptConfirmed } from '#app/shell/form/attempt-confirmed.server.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { listHref } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { firmRolesContract } from '#contract/core/firm-roles.ts'
import { InvitationInput, membersContract } from '#contract/firm/members.ts'
import { DemoBand } from '../components/demo-band.tsx'
import { InviteForm } from '../components/invite-form.tsx'
import { usersPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t, language } = await getVisit(args)
  const { rows: ownRoles } = await call(firmRolesContract.list, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('users')('invite.title') }), language, ownRoles }
}

export async function action(args: Args) {
  const { call, firm, session } = await requireFirm(args)
  const t = (await getVisit(args)).t('users')
  const form = await readForm(args.request)
  const { value, refusal } = parseForm(InvitationInput, form)
  if (refusal) return refuse(refusal)
  const { firmId } = firm
  const result = await attemptConfirmed(args, form, () =>
    call(membersContract.invite, { ...value, firmId }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const { email } = result.value
  const { isDemo } = session.user
  return redirectWithToast(args, listHref(usersPath(firmId), { tab: 'invitations' }), {
    type: isDemo ? 'info' : 'success',
    message: t(isDemo ? 'invite.doneInDemo' : 'invite.done', { email }),
  })
}

export default function InviteRoute() {
  const { language, ownRoles } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('users')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={t('invite.title')}
        sentence={t('invite.sentence')}
        crumb={{ href: usersPath(firm.firmId), label: t('list.title') }}
      />
      <DemoBand />
      <InviteForm refusal={refusal} initial={{ language }} ownRoles={ownRoles} />
    </>
  )
}

export const meta = headOf
