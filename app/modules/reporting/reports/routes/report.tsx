import { useLoaderData } from '@remix-run/react'
import { loadAllCentres } from '#app/modules/books/cost-centres/index.ts'
import { answerWith } from '#app/shell/answers.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { Empty, LinkButton, PageHead } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { withOffset } from '#contract/core/zoned-time.ts'
import {
  centreReports,
  type ReportName,
  type ReportQuery,
  reportsContract,
} from '#contract/reporting/reports.ts'
import { CheckBand } from '../components/check-band.tsx'
import { DatasetChoice } from '../components/dataset-choice.tsx'
import { FileButtons } from '../components/file-buttons.tsx'
import { KnownBand } from '../components/known-band.tsx'
import { ReportChart } from '../components/report-chart.tsx'
import { ReportPager } from '../components/report-pager.tsx'
import { ReportTable } from '../components/report-table.tsx'
import { StatementFigures } from '../components/statement-figures.tsx'
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
  const [{ report, refused }, centres] = await Promise.all([
    readReport(call, query, { firmId: firm.firmId, report: name }),
    centreReports.includes(name) ? loadAllCentres(access) : [],
  ])
  const head = pageMeta(args, { title: report.title })
  const allProblems = { ...problems, ...refused }
  const isRefused = Object.keys(allProblems).length > 0
  const page = { head, query, typed, problems: allProblems, report, centres }
  return answerWith(page, { status: isRefused ? 422 : 200 })
}

type Call = Awaited<ReturnType<typeof requireFirm>>['call']
type Ids = { firmId: string; report: ReportName }

/** The report, without what of the query is refused at a field, so that the page can say so there. */
async function readReport(call: Call, query: ReportQuery, ids: Ids) {
  try {
    return { report: await call(reportsContract.get, { ...query, ...ids }), refused: {} }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error
    const { fields } = error
    const left = Object.entries(query).filter(([name]) => !(name in fields))
    if (left.length === Object.keys(query).length) throw error
    const kept: ReportQuery = Object.fromEntries(left)
    return { report: await call(reportsContract.get, { ...kept, ...ids }), refused: fields }
  }
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
      <StatementFigures report={report} />
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
