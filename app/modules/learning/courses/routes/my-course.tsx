import { useLoaderData } from '@remix-run/react'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { myCoursesContract } from '#contract/learning/my-courses.ts'
import { CourseView } from '../components/course-view.tsx'
import { myCoursePath, myCoursesPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const enrolmentId = requireIdParam(args, 'enrolmentId')
  const course = await call(myCoursesContract.get, { firmId: firm.firmId, enrolmentId })
  return { head: pageMeta(args, { title: course.title }), course }
}

export default function MyCourseRoute() {
  const { course } = useLoaderData<typeof loader>()
  const t = useT('courses')
  const { firm } = useFirm()
  return (
    <CourseView
      course={course}
      base={myCoursePath(firm.firmId, course.enrolmentId)}
      crumb={{ href: myCoursesPath(firm.firmId), label: t('mine.title') }}
    />
  )
}

export const meta = headOf
