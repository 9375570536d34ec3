import { useLoaderData } from '@remix-run/react'
import { loadAllCentres } from '#app/modules/cost-centres/index.ts'
import { answerWith } from '#app/shell/answers.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { Empty, LinkButton, PageHead } from '#app/ui/index.ts'
import { centreReports, reportsContract } from '#contract/reports.ts'
import { withOffset } from '#contract/zoned-time.ts'
import { CheckBand } from '../components/check-band.tsx'
import { DatasetChoice } from '../components/dataset-choice.tsx'
import { FileButtons } from '../components/file-buttons.tsx'
import { KnownBand } from '../components/known-band.tsx'
import { ReportChart } from '../components/report-chart.tsx'
import { ReportPager } from '../components/report-pager.tsx'
import { ReportTable } from '../components/report-table.tsx'
import { ViewForm } from '../components/view-form.tsx'
import { reportsPath, saveReportPath } from '../paths.ts'
import { readReportQuery } from '../read-report-query.ts'
import { requireReport } from '../require-report.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const name = requireReport(args)
  const now = withOffset(new Date().toISOString(), firm.timeZone).slice(0, 19)
  const { query, typed, problems } = readReportQuery(args.request, now)
  const [report, centres] = await Promise.all([
    call(reportsContract.get, { ...query, firmId: firm.firmId, report: name }),
    centreReports.includes(name) ? loadAllCentres(access) : [],
  ])
  const head = pageMeta(args, { title: report.title })
  const isRefused = Object.keys(problems).length > 0
  const page = { head, query, typed, problems, report, centres }
  return answerWith(page, { status: isRefused ? 422 : 200 })
}

export default function ReportRoute() {
  const { query, typed, problems, report, centres } = useLoaderData<typeof loader>()
  const t = useT('reports')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={report.title}
        sentence={report.subtitle}
        crumb={{ href: reportsPath(firm.firmId), label: t('menu.reports') }}
        actions={
          <>
            <LinkButton icon="star" href={saveReportPath(firm.firmId, report.report, query)}>
              {t('saved.save')}
            </LinkButton>
            <FileButtons report={report} query={query} />
          </>
        }
      />
      {report.report === 'custom' && <DatasetChoice query={query} />}
      <ViewForm report={report} query={query} typed={typed} problems={problems} centres={centres} />
      <KnownBand report={report} />
      <CheckBand checks={report.checks} currency={report.currency} />
      <ReportChart report={report} />
      {report.rows.length > 0 ? (
        <ReportTable report={report} />
      ) : (
        <Empty title={t('empty.title')}>{t('empty.words')}</Empty>
      )}
      <ReportPager report={report} query={query} />
    </>
  )
}

export const meta = headOf
