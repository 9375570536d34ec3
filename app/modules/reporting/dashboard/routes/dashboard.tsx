import { useLoaderData } from '@remix-run/react'
import { PinnedReports } from '#app/modules/reporting/reports/index.ts'
import { answerWith, goTo } from '#app/shell/answers.ts'
import { firstPlaceOf } from '#app/shell/frame/first-place.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { dashboardContract } from '#contract/reporting/dashboard.ts'
import { reportPinsContract } from '#contract/reporting/report-pins.ts'
import { DashboardHead } from '../components/dashboard-head.tsx'
import { FiguresPage } from '../components/figures-page.tsx'
import { FirstSteps } from '../components/first-steps.tsx'
import { OwnPeriod } from '../components/own-period.tsx'
import { Welcome } from '../components/welcome.tsx'
import { readPeriod } from '../period.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm, can } = access
  const hasFigures = can('invoice:view')
  const place = hasFigures ? undefined : firstPlaceOf(access)
  if (place) throw goTo(place)
  const { t } = await getVisit(args)
  const { query, typed, problems } = readPeriod(args.request)
  const isRefused = Object.keys(problems).length > 0
  // What was typed stays, and the figures are those of the month meanwhile.
  const asked = isRefused ? { period: 'month' as const } : query
  const { firmId } = firm
  const [dashboard, pins] = await Promise.all([
    hasFigures ? call(dashboardContract.get, { ...asked, firmId }) : undefined,
    can(needsOf(reportPinsContract.list)) ? call(reportPinsContract.list, { firmId }) : [],
  ])
  const title = `${t('dashboard')('menu.dashboard')} · ${firm.tradeName || firm.legalName}`
  const page = { head: pageMeta(args, { title }), query, typed, problems, dashboard, pins }
  return answerWith(page, { status: isRefused ? 422 : 200 })
}

export default function DashboardRoute() {
  const { query, typed, problems, dashboard, pins } = useLoaderData<typeof loader>()
  const period = Object.keys(problems).length > 0 ? 'month' : query.period
  if (!dashboard) return <Welcome />
  return (
    <>
      <DashboardHead dashboard={dashboard} period={query.period} />
      {query.period === 'custom' && <OwnPeriod typed={typed} problems={problems} />}
      {(!dashboard.hasInvoices || dashboard.awaitsFirstPayment) && (
        <FirstSteps dashboard={dashboard} />
      )}
      <FiguresPage dashboard={dashboard} period={period} />
      <PinnedReports pins={pins} />
    </>
  )
}

export const meta = headOf
