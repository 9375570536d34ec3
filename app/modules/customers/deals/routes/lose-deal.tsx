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
import { dealsContract } from '#contract/customers/deals.ts'
import { dealPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const dealId = requireIdParam(args, 'dealId')
  const [{ t }, deal] = await Promise.all([
    getVisit(args),
    call(dealsContract.get, { firmId: firm.firmId, dealId }),
  ])
  return { head: pageMeta(args, { title: t('deals')('lose.title', { name: deal.title }) }), deal }
}

/** Ends the deal as lost with the reason, or asks for one. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const dealId = requireIdParam(args, 'dealId')
  const { t } = await getVisit(args)
  return decideWithReason(args, {
    decide: (reason, options, version) =>
      call(dealsContract.end, { firmId, dealId, state: 'lost', reason, version }, options),
    done: ({ title: name }) => ({
      to: dealPath(firmId, dealId),
      message: t('deals')('lose.done', { name }),
    }),
  })
}

export default function LoseDealRoute() {
  const { deal } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('deals')
  const { firm } = useFirm()
  const back = dealPath(firm.firmId, deal.id)
  return (
    <>
      <PageHead
        title={t('lose.title', { name: deal.title })}
        sentence={t('lose.sentence')}
        crumb={{ href: back, label: deal.title }}
      />
      <ReasonForm
        refusal={refusal}
        back={back}
        version={deal.version}
        label={t('lose.reason')}
        words={t('lose.words')}
        submit={t('lose.submit')}
      />
    </>
  )
}

export const meta = headOf
