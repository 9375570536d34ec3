import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { loadCentreNames } from '#app/modules/books/cost-centres/index.ts'
import { accountName } from '#app/shell/account-name.ts'
import { typedFormAction } from '#app/shell/form/form-action.server.ts'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { budgetsContract } from '#contract/reporting/budgets.ts'
import { LineForm } from '../components/line-form.tsx'
import { SpreadForm } from '../components/spread-form.tsx'
import { monthTexts, readLine } from '../line-fields.ts'
import { loadBudget } from '../load-budget.server.ts'
import { partOf } from '../part-of.ts'
import { budgetPath } from '../paths.ts'
import { listPlannable } from '../plannable-accounts.server.ts'

const Query = z.object({
  account: z.string().max(20).default(''),
  /** A year's amount as it was typed, to be spread over the months. */
  year: z.string().max(30).default(''),
})

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const [{ t }, format, budget, accounts] = await Promise.all([
    getVisit(args),
    getFormat(args),
    loadBudget(access, args, 'none'),
    listPlannable(access),
  ])
  const { account: code, year } = readListQuery(Query, args.request)
  // An address that names none begins with the first.
  const account = code === '' ? accounts[0] : accounts.find((one) => one.code === code)
  if (!account) throw new AppError('not_found', 'No such account')
  const { costCentreId: id } = budget
  const centre = id ? ((await loadCentreNames(access, [{ costCentreId: id }]))[id] ?? '') : ''
  const row = budget.rows.find((one) => one.account === account.code)
  const { currency } = budget
  const initial = {
    month: monthTexts(row, { year, currency, format }),
    version: String(row?.version ?? 0),
  }
  const head = pageMeta(args, { title: t('budgets')('line.title') })
  return { head, budget, account, centre, initial, year }
}

export const action = typedFormAction({
  read: { decimals: ['month.*'] },
  parse: ({ firm, form }) => readLine(form, firm),
  send: ({ call }, value) => call(budgetsContract.setLine, value),
  done: ({ firmId, t }, _result, value) => ({
    to: budgetPath(firmId, value.end, value.costCentreId || undefined),
    message: t('budgets')('line.saved'),
  }),
})

export default function BudgetLineRoute() {
  const { budget, account, centre, initial, year } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('budgets')
  const { date } = useFormat()
  const { language } = usePage()
  const { firm } = useFirm()
  const { start, end } = budget
  return (
    <>
      <PageHead
        title={[accountName(account, language), centre].filter(Boolean).join(' · ')}
        sentence={t('sentence', { from: date(start, 'medium'), to: date(end, 'medium') })}
        crumb={{ href: budgetPath(firm.firmId, end, partOf(budget)), label: t('title') }}
      />
      <SpreadForm
        end={end}
        account={account.code}
        costCentre={partOf(budget) ?? 'none'}
        year={year}
      />
      <LineForm budget={budget} account={account.code} initial={initial} refusal={refusal} />
    </>
  )
}

export const meta = headOf
