import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead, Rules, RulesCell } from '#app/ui/index.ts'
import { reportsContract } from '#contract/reports.ts'
import { CheckList } from '../components/check-list.tsx'
import { ReportList } from '../components/report-list.tsx'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const checks = await call(reportsContract.checks, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('reports')('menu.reports') }), checks }
}

export default function ReportHomeRoute() {
  const { checks } = useLoaderData<typeof loader>()
  const t = useT('reports')
  return (
    <>
      <PageHead title={t('menu.reports')} sentence={t('home.sentence')} />
      <Rules columns="wideAndNarrow">
        <ReportList />
        <RulesCell title={t('checks.title')}>
          <CheckList checks={checks.checks} currency={checks.currency} />
        </RulesCell>
      </Rules>
    </>
  )
}

export const meta = headOf
