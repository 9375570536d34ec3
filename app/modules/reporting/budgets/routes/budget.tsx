import { useLoaderData } from '@remix-run/react'
import { loadAllCentres } from '#app/modules/books/cost-centres/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton, PageHead, Segmented, SheetPad } from '#app/ui/index.ts'
import { BudgetTable } from '../components/budget-table.tsx'
import { CentreChoice } from '../components/centre-choice.tsx'
import { PlanAccount } from '../components/plan-account.tsx'
import { loadBudget } from '../load-budget.server.ts'
import { partOf } from '../part-of.ts'
import { budgetPath, comparisonPath, copyBudgetPath } from '../paths.ts'
import { listPlannable } from '../plannable-accounts.server.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const [{ t }, budget, accounts, centres] = await Promise.all([
    getVisit(args),
    loadBudget(access, args),
    listPlannable(access),
    loadAllCentres(access),
  ])
  const isPlanned = budget.rows.some(({ version }) => version > 0)
  const panels = isPlanned ? await loadPanels(access, 'budget', budget.end) : null
  return {
    head: pageMeta(args, { title: t('budgets')('title') }),
    budget,
    accounts,
    centres,
    panels,
  }
}

export default function BudgetRoute() {
  const { budget, accounts, centres, panels } = useLoaderData<typeof loader>()
  const t = useT('budgets')
  const { date } = useFormat()
  const { firm, can } = useFirm()
  const { start, end, rows, years } = budget
  const mayPlan = can('ledger:edit')
  const part = partOf(budget)
  // The whole firm's lines are sums where cost centres have plans of their own.
  const mayChoose = mayPlan && (part !== undefined || centres.length === 0)
  const isPlanned = panels !== null
  return (
    <>
      <PageHead
        title={t('title')}
        sentence={t('sentence', { from: date(start, 'medium'), to: date(end, 'medium') })}
        actions={
          <>
            {isPlanned && (
              <LinkButton
                icon="chart-no-axes-column"
                href={comparisonPath(firm.firmId, budget, part)}
              >
                {t('compare')}
              </LinkButton>
            )}
            {mayPlan && budget.hasYearBefore && (
              <LinkButton icon="copy" href={copyBudgetPath(firm.firmId, end)}>
                {t('copy.open')}
              </LinkButton>
            )}
          </>
        }
      />
      <SheetPad>
        <Segmented
          label={t('year')}
          choices={years.map((year) => ({
            href: budgetPath(firm.firmId, year, part),
            label: date(year, 'medium'),
            isCurrent: year === end,
          }))}
        />
      </SheetPad>
      <CentreChoice budget={budget} centres={centres} />
      {rows.length > 0 ? (
        <BudgetTable budget={budget} mayPlan={mayChoose} />
      ) : (
        <Empty title={t('empty.title')}>{t('empty.words')}</Empty>
      )}
      {mayPlan && <PlanAccount budget={budget} accounts={accounts} centres={centres} />}
      {panels && <RecordPanels of={panels} />}
    </>
  )
}

export const meta = headOf
