import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
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
export const action = formAction({
  read: { decimals: ['change'] },
  schema: CopyBudgetInput,
  more: ({ firmId, form }) => ({
    firmId,
    change: textAt(form.data, 'change').replace('−', '-') || '0',
    replace: textAt(form.data, 'replace') === '1',
  }),
  send: ({ call, form }, value) => call(budgetsContract.copy, value, form),
  done: ({ firmId, t }, _result, value) => ({
    to: budgetPath(firmId, value.end),
    message: t('budgets')('copy.done'),
  }),
})

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
