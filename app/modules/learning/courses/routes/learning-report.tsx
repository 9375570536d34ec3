import { useLoaderData } from '@remix-run/react'
import { ListBar } from '#app/shell/list/list-bar.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton, PageHead, RowsTable, Rules, RulesCell, text } from '#app/ui/index.ts'
import { LearnerPageQuery } from '#contract/learning/learner-page.ts'
import { learningReportsContract } from '#contract/learning/learning-reports.ts'
import { LearnerPager } from '../components/learner-pager.tsx'
import { SumsTable } from '../components/sums-table.tsx'
import { courseReportPath, learnerPath, learningReportPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const query = LearnerPageQuery.catch({ q: '', page: 1 }).parse(
    Object.fromEntries(new URL(args.request.url).searchParams),
  )
  const report = await call(learningReportsContract.whole, { ...query, firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('courses')('report.title') }), report, q: query.q }
}

export default function LearningReportRoute() {
  const { report, q } = useLoaderData<typeof loader>()
  const t = useT('courses')
  const { firm } = useFirm()
  const { number, dateTime } = useFormat()
  const { courses, learners } = report
  return (
    <>
      <PageHead
        title={t('report.title')}
        sentence={t('report.sentence')}
        actions={
          courses.length > 0 && (
            <LinkButton icon="file-down" href={`${learningReportPath(firm.firmId)}/file`}>
              {t('report.csv')}
            </LinkButton>
          )
        }
      />
      {courses.length === 0 ? (
        <Empty title={t('report.none')}>{t('report.noneWords')}</Empty>
      ) : (
        <Rules>
          <RulesCell title={t('list.title')}>
            <SumsTable
              caption={t('list.title')}
              head={t('report.course')}
              rows={courses.map(({ courseId, title, ...line }) => ({
                key: courseId,
                name: (
                  <a className={text.link} href={courseReportPath(firm.firmId, courseId)}>
                    {title}
                  </a>
                ),
                line,
              }))}
            />
          </RulesCell>
          <RulesCell title={t('report.learners')}>
            {(q !== '' || learners.pages > 1) && (
              <ListBar path={learningReportPath(firm.firmId)} q={q} label={t('field.learner')} />
            )}
            <RowsTable
              caption={t('report.learners')}
              isStacked
              withoutPad
              rows={learners.rows}
              keyOf={({ learnerId }) => learnerId}
              columns={[
                {
                  head: t('field.learner'),
                  href: ({ learnerId }) => learnerPath(firm.firmId, learnerId),
                  cell: ({ name }) => name,
                },
                {
                  head: t('report.inProgress'),
                  isNumber: true,
                  place: 'detail',
                  cell: ({ inProgress }) => number(inProgress),
                },
                {
                  head: t('report.completed'),
                  isNumber: true,
                  place: 'figure',
                  cell: ({ completed }) => number(completed),
                },
                {
                  head: t('report.overdue'),
                  isNumber: true,
                  place: 'state',
                  cell: ({ overdue }) => (
                    <span className={overdue > 0 ? text.bad : undefined}>{number(overdue)}</span>
                  ),
                },
                {
                  head: t('report.last'),
                  place: 'secondDetail',
                  cell: ({ lastAt }) => (lastAt ? dateTime(lastAt) : '–'),
                },
              ]}
            />
            <LearnerPager page={learners} path={learningReportPath(firm.firmId)} q={q} />
          </RulesCell>
        </Rules>
      )}
    </>
  )
}

export const meta = headOf
