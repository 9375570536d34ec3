import { useT } from '#app/shell/page-context.tsx'
import { Rules, RulesCell, text } from '#app/ui/index.ts'
import type { Dashboard } from '#contract/reporting/dashboard.ts'
import type { Period } from '../period.ts'
import { DebtsByAge } from './debts-by-age.tsx'
import { KeyFigures } from './key-figures.tsx'
import { MonthsChart } from './months-chart.tsx'
import { OverdueTable } from './overdue-table.tsx'
import { Purchases } from './purchases.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { useLists } from './use-lists.ts'

/** How a firm that has written invoices stands. */
export function FiguresPage({ dashboard, period }: { dashboard: Dashboard; period: Period }) {
  const t = useT('dashboard')
  return (
    <div>
      <KeyFigures dashboard={dashboard} period={period} />
      <Purchases dashboard={dashboard} />
      <Rules columns="wideAndNarrow">
        <RulesCell title={t(dashboard.received ? 'chart.title' : 'chart.invoiced')}>
          <MonthsChart dashboard={dashboard} />
        </RulesCell>
        <RulesCell title={t('aging.title')}>
          <DebtsByAge dashboard={dashboard} />
        </RulesCell>
      </Rules>
      <Rules columns="wideAndNarrow">
        <RulesCell isFlush title={t('overdue.label')} aside={<AllOverdue dashboard={dashboard} />}>
          <OverdueTable dashboard={dashboard} />
        </RulesCell>
        <RulesCell title={t('activity.title')}>
          <RecentActivity dashboard={dashboard} />
        </RulesCell>
      </Rules>
    </div>
  )
}

function AllOverdue({ dashboard }: { dashboard: Dashboard }) {
  const t = useT('dashboard')
  const { overdue } = useLists(dashboard)
  if (dashboard.overdue.count <= dashboard.overdueList.length) return null
  return (
    <a className={`${text.link} ${text.tiny}`} href={overdue}>
      {t('overdue.seeAll')}
    </a>
  )
}
