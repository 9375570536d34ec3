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
import { AppError } from '#contract/errors.ts'
import { expensesContract, RejectInput } from '#contract/expenses.ts'
import { expensePath } from '../paths.ts'

const formId = 'reject-form'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const expenseId = requireIdParam(args, 'expenseId')
  const [{ t }, expense] = await Promise.all([
    getVisit(args),
    call(expensesContract.get, { firmId: firm.firmId, expenseId }),
  ])
  if (!expense.actions.includes('reject')) throw new AppError('conflict', 'Nothing to reject')
  return { head: pageMeta(args, { title: t('expenses')('reject.title') }), expense }
}

/** Sends the claim back with the reason, or asks for one. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const expenseId = requireIdParam(args, 'expenseId')
  const [{ t }, form] = await Promise.all([getVisit(args), readForm(args.request)])
  const { value, refusal } = parseForm(RejectInput, form)
  if (refusal) return refuse(refusal)
  const input = { ...value, firmId: firm.firmId, expenseId }
  const { idempotencyKey } = form
  const result = await attempt(form, () => call(expensesContract.reject, input, { idempotencyKey }))
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('expenses')('reject.done', { name: result.value.madeByName })
  return redirectWithToast(args, expensePath(firm.firmId, expenseId), { type: 'success', message })
}

export default function RejectRoute() {
  const { expense } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('expenses')
  const { money } = useFormat()
  const { firm } = useFirm()
  const back = expensePath(firm.firmId, expense.id)
  const labels = { reason: t('reject.reason') }
  const { payee, amount, currency, madeByName: name } = expense
  return (
    <>
      <PageHead
        title={t('reject.title')}
        sentence={t('reject.sentence', { name, payee, amount: money(amount, currency) })}
        crumb={{ href: back, label: payee }}
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
