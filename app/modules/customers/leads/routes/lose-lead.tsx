import { useActionData, useLoaderData } from '@remix-run/react'
import { decideWithReason } from '#app/shell/form/decide.server.ts'
import { ReasonForm } from '#app/shell/form/reason-form.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { leadsContract } from '#contract/customers/leads.ts'
import { leadPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const leadId = requireIdParam(args, 'leadId')
  const [{ t }, lead] = await Promise.all([
    getVisit(args),
    call(leadsContract.get, { firmId: firm.firmId, leadId }),
  ])
  return { head: pageMeta(args, { title: t('leads')('lose.title', { name: lead.label }) }), lead }
}

/** Gives the lead up with the reason, or asks for one. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const leadId = requireIdParam(args, 'leadId')
  const { t } = await getVisit(args)
  return decideWithReason(args, {
    decide: (reason, options, version) =>
      call(leadsContract.step, { firmId, leadId, state: 'lost', reason, version }, options),
    done: ({ label: name }) => ({
      to: leadPath(firmId, leadId),
      message: t('leads')('lose.done', { name }),
    }),
  })
}

export default function LoseLeadRoute() {
  const { lead } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('leads')
  const { firm } = useFirm()
  const back = leadPath(firm.firmId, lead.id)
  return (
    <>
      <PageHead
        title={t('lose.title', { name: lead.label })}
        sentence={t('lose.sentence')}
        crumb={{ href: back, label: lead.label }}
      />
      <ReasonForm
        refusal={refusal}
        back={back}
        version={lead.version}
        label={t('lose.reason')}
        words={t('lose.words')}
        submit={t('lose.submit')}
      />
    </>
  )
}

export const meta = headOf
