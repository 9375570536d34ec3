import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { TextAreaField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { purchaseOrdersContract } from '#contract/buying/purchase-orders.ts'
import { AppError } from '#contract/core/errors.ts'
import { requiredText } from '#contract/core/fields.ts'
import { purchaseOrderPath } from '../paths.ts'

const formId = 'reject-form'
const Input = z.object({ reason: requiredText(500) })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const purchaseOrderId = requireIdParam(args, 'purchaseOrderId')
  const [{ t }, order] = await Promise.all([
    getVisit(args),
    call(purchaseOrdersContract.get, { firmId: firm.firmId, purchaseOrderId }),
  ])
  if (!order.actions.includes('reject')) throw new AppError('conflict', 'Nothing to reject')
  return { head: pageMeta(args, { title: t('purchase-orders')('reject.title') }), order }
}

/** Sends the order back with the reason, or asks for one. */
export const action = formAction({
  schema: Input,
  send: ({ call, firmId, form, id }, value) =>
    call(
      purchaseOrdersContract.reject,
      { ...value, firmId, purchaseOrderId: id('purchaseOrderId') },
      form,
    ),
  done: ({ firmId, id, t }) => ({
    to: purchaseOrderPath(firmId, id('purchaseOrderId')),
    message: t('purchase-orders')('reject.done'),
  }),
})

export default function RejectOrderRoute() {
  const { order } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('purchase-orders')
  const { firm } = useFirm()
  const back = purchaseOrderPath(firm.firmId, order.id)
  const labels = { reason: t('reject.reason') }
  return (
    <>
      <PageHead
        title={t('reject.title')}
        sentence={t('detail.by', { name: order.preparedByName })}
        crumb={{ href: back, label: order.supplierName }}
      />
      <PageForm
        id={formId}
        refusal={refusal}
        labels={labels}
        submit={t('detail.reject')}
        cancelHref={back}
      >
        <FormSection title={t('reject.reason')} words={t('reject.words')}>
          <TextAreaField name="reason" maxLength={500} />
        </FormSection>
      </PageForm>
    </>
  )
}

export const meta = headOf
