import { useActionData, useLoaderData } from '@remix-run/react'
import { decideWithReason } from '#app/shell/form/decide.server.ts'
import { ReasonForm } from '#app/shell/form/reason-form.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { shopOrdersContract } from '#contract/website/shop.ts'
import { shopOrderPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const shopOrderId = requireIdParam(args, 'shopOrderId')
  const [{ t }, order] = await Promise.all([
    getVisit(args),
    call(shopOrdersContract.get, { firmId: firm.firmId, shopOrderId }),
  ])
  const asked = order.returns.find(({ state }) => state === 'asked')
  if (!asked) throw new AppError('conflict', 'No return waits')
  return { head: pageMeta(args, { title: t('shop')('refuse.title') }), order, asked }
}

/** Refuses the return with the reason, or asks for one. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const shopOrderId = requireIdParam(args, 'shopOrderId')
  const [{ t }, { version }] = await Promise.all([
    getVisit(args),
    call(shopOrdersContract.get, { firmId, shopOrderId }),
  ])
  return decideWithReason(args, {
    decide: (reason, options) =>
      call(shopOrdersContract.refuseReturn, { reason, firmId, shopOrderId, version }, options),
    done: ({ number: name }) => ({
      to: shopOrderPath(firmId, shopOrderId),
      message: t('shop')('refuse.done', { name }),
    }),
  })
}

export default function RefuseReturnRoute() {
  const { order, asked } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('shop')
  const { money } = useFormat()
  const { firm } = useFirm()
  const back = shopOrderPath(firm.firmId, order.id)
  return (
    <>
      <PageHead
        title={t('refuse.title')}
        sentence={t('refuse.sentence', {
          name: order.name,
          amount: money(asked.amount, order.currency),
        })}
        crumb={{ href: back, label: order.number }}
      />
      <ReasonForm
        refusal={refusal}
        back={back}
        label={t('refuse.reason')}
        words={t('refuse.words')}
        submit={t('refuse.submit')}
      />
    </>
  )
}

export const meta = headOf
