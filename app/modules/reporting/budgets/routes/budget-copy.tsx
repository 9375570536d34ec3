import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { budgetsContract, CopyBudgetInput } from '#contract/reporting/budgets.ts'
import { CopyForm } from '../components/copy-form.tsx'
import { loadBudget } from '../load-budget.server.ts'
import { budgetPath } from '../paths.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const [{ t }, budget] = await Promise.all([getVisit(args), loadBudget(access, args)])
  return { head: pageMeta(args, { title: t('budgets')('copy.title') }), budget }
}

/** Plans the year by the one before; what is planned already is written over where that was ticked. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readForm(args.request, { decimals: ['change'], locale })
  // A minus may be typed as typography has it; an empty field is no change.
  const change = textAt(form.data, 'change').replace('−', '-') || '0'
  const more = { firmId: firm.firmId, change, replace: textAt(form.data, 'replace') === '1' }
  const { value, refusal } = parseForm(CopyBudgetInput, form, more)
  if (refusal) return refuse(refusal)
  const result = await attempt(form, () => call(budgetsContract.copy, value, form))
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('budgets')('copy.done')
  return redirectWithToast(args, budgetPath(firm.firmId, value.end), { type: 'success', message })
}

export default function BudgetCopyRoute() {
  const { budget } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('budgets')
  const { date } = useFormat()
  const { firm } = useFirm()
  const { start, end } = budget
  return (
    <>
      <PageHead
        title={t('copy.title')}
        sentence={t('sentence', { from: date(start, 'medium'), to: date(end, 'medium') })}
        crumb={{ href: budgetPath(firm.firmId, end), label: t('title') }}
      />
      <CopyForm budget={budget} refusal={refusal} />
    </>
  )
}

export const meta = headOf
