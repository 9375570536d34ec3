import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirmPermission } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { Version } from '#contract/fields.ts'
import { PartyInput, partiesContract } from '#contract/parties.ts'
import { PartyForm } from '../components/party-form.tsx'
import { listFields, nullableFields, partyValues } from '../components/party-values.ts'
import { partyPath } from '../paths.ts'

const PartyChange = PartyInput.extend({ version: Version })

export async function loader(args: Args) {
  const { call, firm } = await requireFirmPermission(args, 'party:edit')
  const { t } = await getVisit(args)
  const ids = { firmId: firm.firmId, partyId: requireIdParam(args, 'partyId') }
  const party = await call(partiesContract.get, ids)
  const title = t('parties')('edit.title', { name: party.name })
  return { head: pageMeta(args, { title }), party, initial: partyValues(party) }
}

export async function action(args: Args) {
  const { call, firm } = await requireFirmPermission(args, 'party:edit')
  const { t } = await getVisit(args)
  const form = await readForm(args.request, { nullable: nullableFields, lists: listFields })
  const { value, refusal } = parseForm(PartyChange, form)
  if (refusal) return refuse(refusal)
  const ids = { firmId: firm.firmId, partyId: requireIdParam(args, 'partyId') }
  const result = await attempt(form, () => call(partiesContract.update, { ...value, ...ids }))
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, partyPath(ids.firmId, ids.partyId), {
    type: 'success',
    message: t('parties')('edit.done', { name: result.value.name }),
  })
}

export default function PartyEditRoute() {
  const { party, initial } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('parties')
  const { firm } = useFirm()
  const path = partyPath(firm.firmId, party.id)
  return (
    <>
      <PageHead
        title={t('edit.title', { name: party.name })}
        crumb={{ href: path, label: party.name }}
      />
      <PartyForm
        refusal={refusal}
        initial={initial}
        version={party.version}
        submit={t('edit.submit')}
        cancelHref={path}
      />
    </>
  )
}

export const meta = headOf
