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
import { expensesContract } from '#contract/buying/expenses.ts'
import { AppError } from '#contract/core/errors.ts'
import { expensePath } from '../paths.ts'

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
  const { firmId } = firm
  const expenseId = requireIdParam(args, 'expenseId')
  const { t } = await getVisit(args)
  return decideWithReason(args, {
    decide: (reason, options, version) =>
      call(expensesContract.reject, { reason, firmId, expenseId, version }, options),
    done: ({ madeByName: name }) => ({
      to: expensePath(firmId, expenseId),
      message: t('expenses')('reject.done', { name }),
    }),
  })
}

export default function RejectRoute() {
  const { expense } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('expenses')
  const { money } = useFormat()
  const { firm } = useFirm()
  const back = expensePath(firm.firmId, expense.id)
  const { payee, amount, currency, madeByName: name } = expense
  return (
    <>
      <PageHead
        title={t('reject.title')}
        sentence={t('reject.sentence', { name, payee, amount: money(amount, currency) })}
        crumb={{ href: back, label: payee }}
      />
      <ReasonForm
        refusal={refusal}
        version={expense.version}
        back={back}
        label={t('reject.reason')}
        words={t('reject.words')}
        submit={t('detail.reject')}
      />
    </>
  )
}

export const meta = headOf
