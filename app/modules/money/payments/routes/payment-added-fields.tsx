import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { setAt, type TypedTree } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { editableFields, shownCustom } from '#app/shell/register/custom/typed-custom.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { PaymentFields } from '#contract/books/payment.ts'
import { AppError } from '#contract/core/errors.ts'
import { Version } from '#contract/core/fields.ts'
import { paymentsContract } from '#contract/money/payments.ts'
import { CustomFormSection, customLabels } from '../components/custom-form-section.tsx'
import { paymentPath } from '../paths.ts'
import { loadPaymentFields, readPaymentForm } from '../payment-fields.server.ts'

const Typed = PaymentFields.extend({ version: Version })

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const ids = { firmId: firm.firmId, paymentId: requireIdParam(args, 'paymentId') }
  const [{ t }, format, payment, custom] = await Promise.all([
    getVisit(args),
    getFormat(args),
    call(paymentsContract.get, ids),
    loadPaymentFields(access),
  ])
  if (editableFields(custom).length === 0) throw new AppError('not_found', 'No fields to change')
  const initial: TypedTree = { version: String(payment.version) }
  const shown = shownCustom(payment.custom, custom, { format, currency: firm.baseCurrency })
  for (const [name, value] of Object.entries(shown)) setAt(initial, name, value)
  const title = t('payments')('added.title', { number: payment.number })
  return { head: pageMeta(args, { title }), payment, custom, initial }
}

/** Keeps what was typed in the fields that the firm added, or says at which it can't. */
export async function action(args: Args) {
  const access = await requireFirm(args)
  const { t } = await getVisit(args)
  const ids = { firmId: access.firm.firmId, paymentId: requireIdParam(args, 'paymentId') }
  const form = await readPaymentForm(args, access, [])
  const { value, refusal } = parseForm(Typed, form)
  if (refusal) return refuse(refusal)
  const result = await attempt(form, () =>
    access.call(paymentsContract.changeFields, { ...value, ...ids }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, paymentPath(ids.firmId, ids.paymentId), {
    type: 'success',
    message: t('payments')('added.done', { number: result.value.number }),
  })
}

export default function PaymentAddedFieldsRoute() {
  const { payment, custom, initial } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('payments')
  const { firm } = useFirm()
  const back = paymentPath(firm.firmId, payment.id)
  return (
    <>
      <PageHead
        title={t('added.title', { number: payment.number })}
        sentence={t('added.sentence')}
        crumb={{ href: back, label: payment.number }}
      />
      <PageForm
        id="payment-added-fields"
        refusal={refusal}
        initial={initial}
        labels={customLabels(custom)}
        submit={t('added.submit')}
        cancelHref={back}
      >
        <input type="hidden" name="version" value={payment.version} />
        <CustomFormSection texts="payments" custom={custom} />
      </PageForm>
    </>
  )
}

export const meta = headOf
