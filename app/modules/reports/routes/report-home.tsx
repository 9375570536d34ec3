import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead, Rules, RulesCell } from '#app/ui/index.ts'
import { reportsContract } from '#contract/reports.ts'
import { savedReportsContract } from '#contract/saved-reports.ts'
import { CheckList } from '../components/check-list.tsx'
import { ReportList } from '../components/report-list.tsx'
import { SavedList } from '../components/saved-list.tsx'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const [checks, saved] = await Promise.all([
    call(reportsContract.checks, { firmId: firm.firmId }),
    call(savedReportsContract.list, { firmId: firm.firmId }),
  ])
  return { head: pageMeta(args, { title: t('reports')('menu.reports') }), checks, saved }
}

export default function ReportHomeRoute() {
  const { checks, saved } = useLoaderData<typeof loader>()
  const t = useT('reports')
  return (
    <>
      <PageHead title={t('menu.reports')} sentence={t('home.sentence')} />
      <Rules columns="wideAndNarrow">
        <ReportList />
        <div>
          {saved.length > 0 && (
            <RulesCell title={t('saved.title')}>
              <SavedList saved={saved} />
            </RulesCell>
          )}
          <RulesCell title={t('checks.title')}>
            <CheckList checks={checks.checks} currency={checks.currency} />
          </RulesCell>
        </div>
      </Rules>
    </>
  )
}

export const meta = headOf
