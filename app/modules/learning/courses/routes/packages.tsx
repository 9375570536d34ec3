import { useLoaderData } from '@remix-run/react'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, PageHead, RowsTable, Status } from '#app/ui/index.ts'
import { coursesContract } from '#contract/learning/courses.ts'
import { packagesContract } from '#contract/learning/packages.ts'
import { clockOf, packageDiscs } from '../components/package-panel.tsx'
import { standardNames } from '../package-standards.ts'
import { coursePath, takingPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const ids = { firmId: firm.firmId, courseId: requireIdParam(args, 'courseId') }
  const [{ id, title }, { rows }, { t }] = await Promise.all([
    call(coursesContract.get, ids),
    call(packagesContract.takings, ids),
    getVisit(args),
  ])
  const head = pageMeta(args, { title: t('courses')('packages.title', { title }) })
  return { head, course: { id, title }, rows }
}

/** What came of the packages of a course, learner by learner. */
export default function PackagesRoute() {
  const { course, rows } = useLoaderData<typeof loader>()
  const t = useT('courses')
  const { firm } = useFirm()
  const { dateTime, number } = useFormat()
  const title = t('packages.title', { title: course.title })
  return (
    <>
      <PageHead
        title={title}
        crumb={{ href: coursePath(firm.firmId, course.id), label: course.title }}
      />
      {rows.length === 0 ? (
        <Empty title={t('packages.none')}>{t('packages.noneWords')}</Empty>
      ) : (
        <RowsTable
          caption={title}
          isStacked
          rows={rows}
          keyOf={(row) => row.takingId}
          columns={[
            {
              head: t('field.learner'),
              href: (row) => takingPath(firm.firmId, course.id, row.takingId),
              cell: (row) => row.learnerName,
            },
            {
              head: t('packages.lesson'),
              place: 'detail',
              cell: (row) => (
                <>
                  {row.lessonTitle} · {standardNames[row.standard]}
                </>
              ),
            },
            {
              head: t('packages.score'),
              isNumber: true,
              place: 'figure',
              cell: (row) =>
                row.percent === null ? '–' : t('mine.percent', { percent: row.percent }),
            },
            {
              head: t('packages.time'),
              isNumber: true,
              cell: (row) => (row.seconds === 0 ? '–' : clockOf(row.seconds)),
            },
            { head: t('packages.sessions'), isNumber: true, cell: (row) => number(row.sessions) },
            { head: t('report.last'), place: 'secondDetail', cell: (row) => dateTime(row.lastAt) },
            {
              head: t('field.state'),
              place: 'state',
              cell: (row) => (
                <Status kind={packageDiscs[row.state]}>{t(`packageState.${row.state}`)}</Status>
              ),
            },
          ]}
        />
      )}
    </>
  )
}

export const meta = headOf
