import { useActionData, useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { headOf } from '#app/shell/page-meta.ts'
import { actOnList } from '#app/shell/register/act-on-list.server.ts'
import { loadList } from '#app/shell/register/load-list.server.ts'
import { RegisterList } from '#app/shell/register/register-list.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { expensesContract } from '#contract/expenses.ts'
import { MonthTable } from '../components/month-table.tsx'
import { register } from '../register.tsx'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [list, { rows: months }] = await Promise.all([
    loadList(args, register),
    call(expensesContract.months, { firmId: firm.firmId }),
  ])
  return { ...list, months }
}

export function action(args: Args) {
  return actOnList(args, register)
}

export default function ExpenseListRoute() {
  const { head: _, name: __, months, ...view } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>() ?? undefined
  return (
    <>
      <RegisterList {...view} register={register} outcome={outcome} />
      <MonthTable months={months} />
    </>
  )
}

export const meta = headOf
