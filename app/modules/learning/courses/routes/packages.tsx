import { useLoaderData } from '@remix-run/react'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import {
  Cell,
  Empty,
  HeadCell,
  NameCell,
  NumberCell,
  PageHead,
  Status,
  Table,
} from '#app/ui/index.ts'
import { coursesContract } from '#contract/learning/courses.ts'
import { packagesContract } from '#contract/learning/packages.ts'
import { clockOf, packageDiscs } from '../components/package-panel.tsx'
import { coursePath, learnerPath } from '../paths.ts'

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

const names = { scorm12: 'SCORM 1.2', scorm2004: 'SCORM 2004', cmi5: 'cmi5' }

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
        <Table caption={title} isStacked>
          <thead>
            <tr>
              <HeadCell>{t('field.learner')}</HeadCell>
              <HeadCell>{t('packages.lesson')}</HeadCell>
              <HeadCell isNumber>{t('packages.score')}</HeadCell>
              <HeadCell isNumber>{t('packages.time')}</HeadCell>
              <HeadCell isNumber>{t('packages.sessions')}</HeadCell>
              <HeadCell>{t('report.last')}</HeadCell>
              <HeadCell>{t('field.state')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.takingId}>
                <NameCell href={learnerPath(firm.firmId, row.learnerId)}>
                  {row.learnerName}
                </NameCell>
                <Cell place="detail">
                  {row.lessonTitle} · {names[row.standard]}
                </Cell>
                <NumberCell place="figure">
                  {row.percent === null ? '–' : t('mine.percent', { percent: row.percent })}
                </NumberCell>
                <NumberCell>{row.seconds === 0 ? '–' : clockOf(row.seconds)}</NumberCell>
                <NumberCell>{number(row.sessions)}</NumberCell>
                <Cell place="secondDetail">{dateTime(row.lastAt)}</Cell>
                <Cell place="state">
                  <Status kind={packageDiscs[row.state]}>{t(`packageState.${row.state}`)}</Status>
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  )
}

export const meta = headOf
