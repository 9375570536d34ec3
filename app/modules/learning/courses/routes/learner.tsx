import { useLoaderData } from '@remix-run/react'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { Cell, HeadCell, NameCell, NumberCell, PageHead, Status, Table } from '#app/ui/index.ts'
import { learningReportsContract } from '#contract/learning/learning-reports.ts'
import { enrolmentDiscs } from '../components/enrolment-table.tsx'
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
      <Table caption={report.name} isStacked>
        <thead>
          <tr>
            <HeadCell>{t('report.course')}</HeadCell>
            <HeadCell isNumber>{t('field.progress')}</HeadCell>
            <HeadCell isNumber>{t('report.score')}</HeadCell>
            <HeadCell>{t('field.dueDate')}</HeadCell>
            <HeadCell>{t('report.completed')}</HeadCell>
            <HeadCell>{t('field.state')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {report.rows.map((row) => (
            <tr key={row.enrolmentId}>
              <NameCell href={coursePath(firm.firmId, row.courseId)}>{row.courseTitle}</NameCell>
              <NumberCell place="figure">{t('mine.percent', { percent: row.percent })}</NumberCell>
              <NumberCell>{row.score === null ? '–' : `${row.score} %`}</NumberCell>
              <Cell place="detail">{row.dueDate ? date(row.dueDate) : '–'}</Cell>
              <Cell place="secondDetail">{row.completedAt ? dateTime(row.completedAt) : '–'}</Cell>
              <Cell place="state">
                <Status kind={row.isOverdue ? 'overdue' : enrolmentDiscs[row.state]}>
                  {t(`enrolment.${row.state}`)}
                </Status>
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}

export const meta = headOf
