import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormFields, TextAreaField } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { billsContract, RejectBillInput } from '#contract/bills.ts'
import { AppError } from '#contract/errors.ts'
import { billPath } from '../paths.ts'

const formId = 'reject-form'

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
  const billId = requireIdParam(args, 'billId')
  const [{ t }, form] = await Promise.all([getVisit(args), readForm(args.request)])
  const { value, refusal } = parseForm(RejectBillInput, form)
  if (refusal) return refuse(refusal)
  const input = { ...value, firmId: firm.firmId, billId }
  const { idempotencyKey } = form
  const result = await attempt(form, () => call(billsContract.reject, input, { idempotencyKey }))
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('bills')('reject.done', { name: result.value.supplierName })
  return redirectWithToast(args, billPath(firm.firmId, billId), { type: 'success', message })
}

export default function RejectBillRoute() {
  const { bill } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('bills')
  const { money } = useFormat()
  const { firm } = useFirm()
  const back = billPath(firm.firmId, bill.id)
  const labels = { reason: t('reject.reason') }
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
      <FormFields refusal={refusal} initial={{}} labels={labels}>
        <form method="post" id={formId} noValidate>
          <FormNotices>
            <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
          </FormNotices>
          <IdempotencyField />
          <FormSection title={t('reject.reason')} words={t('reject.words')}>
            <TextAreaField name="reason" maxLength={500} />
          </FormSection>
          <FormFoot cancelHref={back} submit={t('detail.reject')} />
        </form>
      </FormFields>
    </>
  )
}

export const meta = headOf
