import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { closingContract, Month, SignOffInput } from '#contract/reporting/closing.ts'
import { Checklist } from '../components/checklist.tsx'
import { MonthState } from '../components/month-table.tsx'
import { SignOffForm } from '../components/sign-off-form.tsx'
import { closingPath } from '../paths.ts'

/** @throws AppError not_found for an address of no month */
function requireMonth({ params }: Args): string {
  const month = Month.safeParse(params.month)
  if (!month.success) throw new AppError('not_found', 'No such month')
  return month.data
}

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, { date }] = await Promise.all([getVisit(args), getFormat(args)])
  const input = { firmId: firm.firmId, month: requireMonth(args) }
  const month = await call(closingContract.month, input)
  const title = t('closing')('until', { date: date(month.end, 'month') })
  return { head: pageMeta(args, { title }), month }
}

/** Signs the month off, or says what is in the way. */
export const action = formAction({
  schema: SignOffInput,
  more: ({ args, firmId, form }) => ({
    firmId,
    month: requireMonth(args),
    despite: textAt(form.data, 'despite') === '1',
  }),
  send: ({ call, form }, value) => call(closingContract.signOff, value, form),
  done: ({ firmId, t }) => ({ to: closingPath(firmId), message: t('closing')('signOff.done') }),
})

export default function MonthRoute() {
  const { month } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('closing')
  const { date } = useFormat()
  const { firm, can } = useFirm()
  const { end, points, isOver, signOff } = month
  return (
    <>
      <PageHead
        title={t('until', { date: date(end, 'month') })}
        mark={<MonthState month={month} />}
        sentence={
          signOff ? [signOff.byName, signOff.note].filter(Boolean).join(': ') : t('checklistWords')
        }
        crumb={{ href: closingPath(firm.firmId), label: t('title') }}
      />
      <Checklist points={points} end={end} />
      {isOver && can('ledger:lock') && (
        <SignOffForm
          refusal={refusal}
          isOpen={points.some(({ isDone }) => !isDone)}
          cancelHref={closingPath(firm.firmId)}
        />
      )}
    </>
  )
}

export const meta = headOf
