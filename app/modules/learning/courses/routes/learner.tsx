import { useLoaderData } from '@remix-run/react'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { PageHead, RowsTable } from '#app/ui/index.ts'
import { learningReportsContract } from '#contract/learning/learning-reports.ts'
import { EnrolmentStatus } from '../components/enrolment-status.tsx'
import { coursePath, learningReportPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const learnerId = requireIdParam(args, 'learnerId')
  const report = await call(learningReportsContract.ofLearner, { firmId: firm.firmId, learnerId })
  return { head: pageMeta(args, { title: report.name }), report }
}

export default function LearnerRoute() {
  const { report } = useLoaderData<typeof loader>()
  const t = useT('courses')
  const { firm } = useFirm()
  const { date, dateTime } = useFormat()
  return (
    <>
      <PageHead
        title={report.name}
        crumb={{ href: learningReportPath(firm.firmId), label: t('report.title') }}
      />
      <RowsTable
        caption={report.name}
        isStacked
        rows={report.rows}
        keyOf={(row) => row.enrolmentId}
        columns={[
          {
            head: t('report.course'),
            href: (row) => coursePath(firm.firmId, row.courseId),
            cell: (row) => row.courseTitle,
          },
          {
            head: t('field.progress'),
            isNumber: true,
            place: 'figure',
            cell: (row) => t('mine.percent', { percent: row.percent }),
          },
          {
            head: t('report.score'),
            isNumber: true,
            cell: (row) => (row.score === null ? '–' : `${row.score} %`),
          },
          {
            head: t('field.dueDate'),
            place: 'detail',
            cell: (row) => (row.dueDate ? date(row.dueDate) : '–'),
          },
          {
            head: t('report.completed'),
            place: 'secondDetail',
            cell: (row) => (row.completedAt ? dateTime(row.completedAt) : '–'),
          },
          {
            head: t('field.state'),
            place: 'state',
            cell: (row) => <EnrolmentStatus {...row} />,
          },
        ]}
      />
    </>
  )
}

export const meta = headOf
