import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt, refusedOf } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import {
  TaxOnPaymentEnd,
  TaxOnPaymentInput,
  taxReturnsContract,
} from '#contract/reporting/tax-returns.ts'
import { PaymentSpanForm } from '../components/payment-span-form.tsx'
import { PaymentSpans } from '../components/payment-spans.tsx'
import { taxOnPaymentPath, taxReturnsPath } from '../paths.ts'
import { taxSettingAction } from '../tax-setting-action.server.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const onPayment = await call(taxReturnsContract.getOnPayment, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('reports')('onPayment.title') }), onPayment }
}

/** Begins it, ends it, or takes back that it began. */
export const action = taxSettingAction({ change, done: 'onPayment.done', path: taxOnPaymentPath })

async function change(args: Args, form: Form) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const { intent, idempotencyKey } = form
  if (intent === 'end') {
    const { value, refusal } = parseForm(TaxOnPaymentEnd, form)
    if (refusal) return refuse(refusal, 422)
    return refusedOf(
      await attempt(form, () => call(taxReturnsContract.endOnPayment, { ...value, firmId })),
    )
  }
  const { value, refusal } = parseForm(TaxOnPaymentInput, form)
  if (refusal) return refuse(refusal, 422)
  const input = { ...value, firmId }
  if (intent === 'begin') {
    return refusedOf(
      await attempt(form, () => call(taxReturnsContract.beginOnPayment, input, { idempotencyKey })),
    )
  }
  if (intent !== 'takeBack') throw new AppError('malformed', 'Unknown intent')
  return refusedOf(await attempt(form, () => call(taxReturnsContract.takeBackOnPayment, input)))
}

export default function TaxOnPaymentRoute() {
  const { onPayment } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('reports')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={t('onPayment.title')}
        sentence={t(`onPayment.${onPayment.concerns ?? 'unknown'}`)}
        crumb={{ href: taxReturnsPath(firm.firmId), label: t('returns.title') }}
      />
      <PaymentSpans spans={onPayment.spans} />
      <PaymentSpanForm onPayment={onPayment} refusal={refusal} />
    </>
  )
}

export const meta = headOf
