import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton, PageHead, Segmented, SheetPad } from '#app/ui/index.ts'
import { BudgetTable } from '../components/budget-table.tsx'
import { PlanAccount } from '../components/plan-account.tsx'
import { loadBudget } from '../load-budget.server.ts'
import { budgetPath, comparisonPath, copyBudgetPath } from '../paths.ts'
import { listPlannable } from '../plannable-accounts.server.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const [{ t }, budget, accounts] = await Promise.all([
    getVisit(args),
    loadBudget(access, args),
    listPlannable(access),
  ])
  const isPlanned = budget.rows.some(({ version }) => version > 0)
  const panels = isPlanned ? await loadPanels(access, 'budget', budget.end) : null
  return { head: pageMeta(args, { title: t('budgets')('title') }), budget, accounts, panels }
}

export default function BudgetRoute() {
  const { budget, accounts, panels } = useLoaderData<typeof loader>()
  const t = useT('budgets')
  const { date } = useFormat()
  const { firm, can } = useFirm()
  const { start, end, rows, years } = budget
  const mayPlan = can('ledger:edit')
  const isPlanned = panels !== null
  return (
    <>
      <PageHead
        title={t('title')}
        sentence={t('sentence', { from: date(start, 'medium'), to: date(end, 'medium') })}
        actions={
          <>
            {isPlanned && (
              <LinkButton icon="chart-no-axes-column" href={comparisonPath(firm.firmId, budget)}>
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
            href: budgetPath(firm.firmId, year),
            label: date(year, 'medium'),
            isCurrent: year === end,
          }))}
        />
      </SheetPad>
      {rows.length > 0 ? (
        <BudgetTable budget={budget} mayPlan={mayPlan} />
      ) : (
        <Empty title={t('empty.title')}>{t('empty.words')}</Empty>
      )}
      {mayPlan && <PlanAccount end={end} accounts={accounts} />}
      {panels && <RecordPanels of={panels} />}
    </>
  )
}

export const meta = headOf
