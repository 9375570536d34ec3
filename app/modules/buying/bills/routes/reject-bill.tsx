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
import { billsContract } from '#contract/buying/bills.ts'
import { AppError } from '#contract/core/errors.ts'
import { billPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const billId = requireIdParam(args, 'billId')
  const [{ t }, bill] = await Promise.all([
    getVisit(args),
    call(billsContract.get, { firmId: firm.firmId, billId }),
  ])
  if (!bill.actions.includes('reject')) throw new AppError('conflict', 'Nothing to reject')
  return { head: pageMeta(args, { title: t('bills')('reject.title') }), bill }
}

/** Sends the bill back with the reason, or asks for one. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const billId = requireIdParam(args, 'billId')
  const { t } = await getVisit(args)
  return decideWithReason(args, {
    decide: (reason, options) => call(billsContract.reject, { reason, firmId, billId }, options),
    done: ({ supplierName: name }) => ({
      to: billPath(firmId, billId),
      message: t('bills')('reject.done', { name }),
    }),
  })
}

export default function RejectBillRoute() {
  const { bill } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('bills')
  const { money } = useFormat()
  const { firm } = useFirm()
  const back = billPath(firm.firmId, bill.id)
  const { supplierName, totalAmount, currency, preparedByName: name } = bill
  return (
    <>
      <PageHead
        title={t('reject.title')}
        sentence={t('reject.sentence', {
          name: supplierName,
          amount: money(totalAmount, currency),
          by: name,
        })}
        crumb={{ href: back, label: supplierName }}
      />
      <ReasonForm
        refusal={refusal}
        back={back}
        label={t('reject.reason')}
        words={t('reject.words')}
        submit={t('detail.reject')}
      />
    </>
  )
}

export const meta = headOf
