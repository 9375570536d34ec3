import { useT } from '#app/shell/page-context.tsx'
import { Rules, RulesCell, text } from '#app/ui/index.ts'
import type { Dashboard, WholeDashboard } from '#contract/reporting/dashboard.ts'
import { inGroups, inOrder, isOwnPart, type OwnPart, usualOrder } from '../parts.ts'
import type { Period } from '../period.ts'
import { DebtsByAge } from './debts-by-age.tsx'
import { KeyFigures } from './key-figures.tsx'
import { MonthsChart } from './months-chart.tsx'
import { OverdueTable } from './overdue-table.tsx'
import { Purchases } from './purchases.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { TileGrid } from './tile-grid.tsx'
import { useLists } from './use-lists.ts'
import { useTileNames } from './use-tile-names.ts'

type FiguresPageProps = { dashboard: WholeDashboard; period: Period }

/** How a firm stands, in the order that the person wants; before its first invoice the tiles alone. */
export function FiguresPage({ dashboard, period }: FiguresPageProps) {
  const { arrangement, tiles, currency, hasInvoices } = dashboard
  const names = inOrder(usualOrder(useTileNames()), arrangement).filter(
    (name) => !arrangement.hidden.includes(name) && (hasInvoices || !isOwnPart(name)),
  )
  return (
    <div>
      {inGroups(names).map(({ part, tiles: own }) =>
        part ? (
          <Part key={part} name={part} dashboard={dashboard} period={period} />
        ) : (
          <TileGrid key={own[0]} tiles={tiles} names={own} currency={currency} />
        ),
      )}
    </div>
  )
}

function Part({ name, dashboard, period }: FiguresPageProps & { name: OwnPart }) {
  switch (name) {
    case 'figures':
      return <KeyFigures dashboard={dashboard} period={period} />
    case 'purchases':
      return <Purchases dashboard={dashboard} />
    case 'chart':
      return <Months dashboard={dashboard} />
    case 'overdue':
      return <Overdue dashboard={dashboard} />
  }
}

function Months({ dashboard }: { dashboard: Dashboard }) {
  const t = useT('dashboard')
  return (
    <Rules columns="wideAndNarrow">
      <RulesCell title={t(dashboard.received ? 'chart.title' : 'chart.invoiced')}>
        <MonthsChart dashboard={dashboard} />
      </RulesCell>
      <RulesCell title={t('aging.title')}>
        <DebtsByAge dashboard={dashboard} />
      </RulesCell>
    </Rules>
  )
}

function Overdue({ dashboard }: { dashboard: Dashboard }) {
  const t = useT('dashboard')
  return (
    <Rules columns="wideAndNarrow">
      <RulesCell isFlush title={t('overdue.label')} aside={<AllOverdue dashboard={dashboard} />}>
        <OverdueTable dashboard={dashboard} />
      </RulesCell>
      <RulesCell title={t('activity.title')}>
        <RecentActivity dashboard={dashboard} />
      </RulesCell>
    </Rules>
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
