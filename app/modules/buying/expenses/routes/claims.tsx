import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { SheetRefusal } from '#app/shell/form/refusal-summary.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, PageHead } from '#app/ui/index.ts'
import { expenseStepsContract, ReimburseManyInput } from '#contract/buying/expense-steps.ts'
import { expensesContract } from '#contract/buying/expenses.ts'
import { ClaimCards } from '../components/claim-cards.tsx'
import { PayBackForm, usePayBackLabels } from '../components/pay-back-form.tsx'
import { claimsPath, expensesPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const inFirm = { firmId: firm.firmId }
  const [{ t }, claims, choices] = await Promise.all([
    getVisit(args),
    call(expenseStepsContract.listClaims, inFirm),
    call(expensesContract.choices, inFirm),
  ])
  return { head: pageMeta(args, { title: t('expenses')('claims.title') }), ...claims, choices }
}

/** Approves one claim, or pays back those that are ticked. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, form] = await Promise.all([
    getVisit(args),
    readForm(args.request, { lists: ['expenseIds'] }),
  ])
  const { firmId } = firm
  const { idempotencyKey } = form
  const done = (message: string) =>
    redirectWithToast(args, claimsPath(firmId), { type: 'success', message })
  if (form.intent === 'approve') {
    const version = Number(textAt(form.data, 'version'))
    const one = { firmId, expenseId: textAt(form.data, 'expenseId'), version }
    const result = await attempt(form, () =>
      call(expensesContract.approve, one, { idempotencyKey }),
    )
    if (result.refusal) return refuse(result.refusal, result.status)
    const name = `${result.value.number} ${result.value.payee}`
    return done(t('expenses')('detail.approveDone', { name }))
  }
  const { value, refusal } = parseForm(ReimburseManyInput, form)
  if (refusal) return refuse(refusal)
  const result = await attempt(form, () =>
    call(expenseStepsContract.reimburseMany, { ...value, firmId }, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  return done(t('expenses')('claims.paid', { count: result.value.count }))
}

export default function ClaimsRoute() {
  const { waiting, owed, choices } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('expenses')
  const labels = usePayBackLabels()
  const { firm, can } = useFirm()
  return (
    <>
      <PageHead
        title={t('claims.title')}
        sentence={t('claims.sentence')}
        crumb={{ href: expensesPath(firm.firmId), label: t('list.title') }}
      />
      <SheetRefusal refusal={refusal} labels={labels} />
      {waiting.length + owed.length === 0 && (
        <Empty title={t('claims.none')}>{t('claims.noneWords')}</Empty>
      )}
      {waiting.length > 0 && <ClaimCards claims={waiting} choices={choices} />}
      {owed.length > 0 && can('expense:post') && (
        <PayBackForm claims={owed} choices={choices} refusal={refusal} />
      )}
    </>
  )
}

export const meta = headOf
