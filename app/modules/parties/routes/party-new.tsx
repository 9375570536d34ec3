import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirmPermission } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { firmsContract } from '#contract/firms.ts'
import { PartyInput, partiesContract } from '#contract/parties.ts'
import { PartyForm } from '../components/party-form.tsx'
import { listFields, newPartyValues, nullableFields } from '../components/party-values.ts'
import { partiesPath, partyPath } from '../paths.ts'
import { roleOfView, viewAt } from '../view.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirmPermission(args, 'party:edit')
  const { t } = await getVisit(args)
  const view = viewAt(args.request.url)
  const profile = await call(firmsContract.get, { firmId: firm.firmId })
  return {
    head: pageMeta(args, { title: t('parties')(`${view}.new`) }),
    view,
    initial: newPartyValues(profile, roleOfView[view]),
  }
}

export async function action(args: Args) {
  const { call, firm } = await requireFirmPermission(args, 'party:edit')
  const { t } = await getVisit(args)
  const form = await readForm(args.request, { nullable: nullableFields, lists: listFields })
  const { value, refusal } = parseForm(PartyInput, form)
  if (refusal) return refuse(refusal)
  const { firmId } = firm
  const result = await attempt(form, () =>
    call(partiesContract.create, { ...value, firmId }, { idempotencyKey: form.idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, partyPath(firmId, result.value.id), {
    type: 'success',
    message: t('parties')(`${viewAt(args.request.url)}.done`, { name: result.value.name }),
  })
}

export default function PartyNewRoute() {
  const { view, initial } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('parties')
  const { firm } = useFirm()
  const listPath = partiesPath(firm.firmId, view)
  return (
    <>
      <PageHead title={t(`${view}.new`)} crumb={{ href: listPath, label: t(`${view}.title`) }} />
      <PartyForm
        refusal={refusal}
        initial={initial}
        submit={t(`${view}.submit`)}
        cancelHref={listPath}
      />
    </>
  )
}

export const meta = headOf
