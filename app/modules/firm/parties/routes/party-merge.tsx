import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { MergeForm } from '#app/shell/form/merge-form.tsx'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { SheetRefusal } from '#app/shell/form/refusal-summary.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import { ListBar } from '#app/shell/list/list-bar.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { Id } from '#contract/core/fields.ts'
import { partiesContract } from '#contract/firm/parties.ts'
import { MergeFindings } from '../components/merge-findings.tsx'
import { PartyPicker } from '../components/party-picker.tsx'
import { mergePartyPath, partyPath } from '../paths.ts'

/** First the party that stays is searched for, then what would move is shown and asked about. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const { t } = await getVisit(args)
  const ids = { firmId, partyId: requireIdParam(args, 'partyId') }
  const given = new URL(args.request.url).searchParams
  const intoId = Id.safeParse(given.get('into')).data
  const q = given.get('q')?.trim().slice(0, 200) || undefined
  const party = await call(partiesContract.get, ids)
  const head = pageMeta(args, { title: t('parties')('merge.title', { name: party.name }) })
  if (intoId === undefined || intoId === party.id) {
    const { rows } = await call(partiesContract.list, { firmId, q, size: 25 })
    return { head, party, q, others: rows.filter(({ id }) => id !== party.id), plan: undefined }
  }
  const [into, preview] = await Promise.all([
    call(partiesContract.get, { firmId, partyId: intoId }),
    call(partiesContract.previewMerge, { ...ids, intoId }),
  ])
  return { head, party, q, others: [], plan: { into, preview } }
}

export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const { t } = await getVisit(args)
  const form = await readForm(args.request)
  const ids = { firmId, partyId: requireIdParam(args, 'partyId') }
  const intoId = Id.safeParse(form.data.into).data
  if (intoId === undefined) {
    return refuse({ values: form.values, problems: { '': { key: 'nothingChosen' } } })
  }
  const result = await attempt(form, () => call(partiesContract.merge, { ...ids, intoId }, form))
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, partyPath(firmId, intoId), {
    type: 'success',
    message: t('parties')('merge.done', { name: result.value.name }),
  })
}

export default function PartyMergeRoute() {
  const { party, q, others, plan } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('parties')
  const { firm } = useFirm()
  const here = mergePartyPath(firm.firmId, party.id)
  const back = partyPath(firm.firmId, party.id)
  return (
    <>
      <PageHead
        title={t('merge.title', { name: party.name })}
        sentence={plan ? t('merge.ask', { name: plan.into.name }) : t('merge.choose')}
        crumb={{ href: plan ? here : back, label: plan ? t('merge.another') : party.name }}
      />
      <SheetRefusal refusal={refusal} />
      {plan ? (
        <>
          <MergeFindings party={party} {...plan} />
          <MergeForm submit={t('merge.submit')} cancel={t('merge.cancel')} back={back}>
            <input type="hidden" name="into" value={plan.into.id} />
          </MergeForm>
        </>
      ) : (
        <>
          <ListBar path={here} q={q} label={t('list.search')} />
          <PartyPicker
            caption={t('merge.choose')}
            rows={others}
            hrefOf={(id) => `${here}?into=${id}`}
          />
        </>
      )}
    </>
  )
}

export const meta = headOf
