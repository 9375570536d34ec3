import { useLoaderData } from '@remix-run/react'
import { goTo } from '#app/shell/answers.ts'
import { firstPlaceOf } from '#app/shell/frame/first-place.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { dashboardContract } from '#contract/dashboard.ts'
import { scopeOf } from '#contract/roles.ts'
import { DashboardHead } from '../components/dashboard-head.tsx'
import { FiguresPage } from '../components/figures-page.tsx'
import { FirstSteps } from '../components/first-steps.tsx'
import { Welcome } from '../components/welcome.tsx'
import { readPeriod } from '../period.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm, can } = access
  // Its figures are of the whole firm.
  const hasFigures = can('invoice:view') && scopeOf(firm, 'invoice') === 'all'
  const place = hasFigures ? undefined : firstPlaceOf(access)
  if (place) throw goTo(place)
  const { t } = await getVisit(args)
  const period = readPeriod(args.request)
  const dashboard = hasFigures
    ? await call(dashboardContract.get, { firmId: firm.firmId, period })
    : undefined
  const title = `${t('dashboard')('menu.dashboard')} · ${firm.tradeName || firm.legalName}`
  return { head: pageMeta(args, { title }), period, dashboard }
}

export default function DashboardRoute() {
  const { period, dashboard } = useLoaderData<typeof loader>()
  if (!dashboard) return <Welcome />
  return (
    <>
      <DashboardHead dashboard={dashboard} period={period} />
      {dashboard.hasInvoices ? (
        <FiguresPage dashboard={dashboard} period={period} />
      ) : (
        <FirstSteps dashboard={dashboard} />
      )}
    </>
  )
}

export const meta = headOf
