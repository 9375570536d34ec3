import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { MergeForm } from '#app/shell/form/merge-form.tsx'
import { SheetRefusal } from '#app/shell/form/refusal-summary.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead, Rules, RulesCell } from '#app/ui/index.ts'
import { leadsContract } from '#contract/customers/leads.ts'
import { JoinFacts } from '../components/join-facts.tsx'
import { leadPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const ids = { leadId: requireIdParam(args, 'leadId'), intoId: requireIdParam(args, 'intoId') }
  const [{ t }, plan] = await Promise.all([
    getVisit(args),
    call(leadsContract.previewMerge, { firmId, ...ids }),
  ])
  const title = t('leads')('merge.title', { name: plan.label })
  return { head: pageMeta(args, { title }), ...ids, plan }
}

export const action = formAction({
  schema: z.object({}),
  send: ({ call, firmId, form, id }) =>
    call(leadsContract.merge, { firmId, leadId: id('leadId'), intoId: id('intoId') }, form),
  done: ({ firmId, t }, { id, label: name }) => ({
    to: leadPath(firmId, id),
    message: t('leads')('merge.done', { name }),
  }),
})

export default function MergeLeadRoute() {
  const { leadId, plan } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('leads')
  const { firm } = useFirm()
  const back = leadPath(firm.firmId, leadId)
  return (
    <>
      <PageHead
        title={t('merge.title', { name: plan.label })}
        sentence={t('merge.sentence', { name: plan.intoLabel })}
        crumb={{ href: back, label: plan.label }}
      />
      <SheetRefusal refusal={refusal} />
      <Rules>
        <RulesCell title={plan.intoLabel}>
          <JoinFacts joining={plan} />
        </RulesCell>
      </Rules>
      <MergeForm submit={t('merge.submit')} cancel={t('merge.cancel')} back={back} />
    </>
  )
}

export const meta = headOf
