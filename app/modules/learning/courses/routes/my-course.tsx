import { useLoaderData } from '@remix-run/react'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { LinkButton } from '#app/ui/index.ts'
import { certificatesContract } from '#contract/learning/certificates.ts'
import { myCoursesContract } from '#contract/learning/my-courses.ts'
import { CourseView } from '../components/course-view.tsx'
import { myCertificatePdfPath, myCoursePath, myCoursesPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const enrolmentId = requireIdParam(args, 'enrolmentId')
  const course = await call(myCoursesContract.get, { firmId: firm.firmId, enrolmentId })
  const { rows } =
    course.completedAt === null
      ? { rows: [] }
      : await call(certificatesContract.listMine, { firmId: firm.firmId })
  const certificate = rows.find(
    ({ courseId, state }) => courseId === course.courseId && state === 'valid',
  )
  return { head: pageMeta(args, { title: course.title }), course, certificate }
}

export default function MyCourseRoute() {
  const { course, certificate } = useLoaderData<typeof loader>()
  const t = useT('courses')
  const { firm } = useFirm()
  return (
    <CourseView
      course={course}
      base={myCoursePath(firm.firmId, course.enrolmentId)}
      crumb={{ href: myCoursesPath(firm.firmId), label: t('mine.title') }}
    >
      {certificate && (
        <div>
          <LinkButton
            kind="primary"
            icon="shield-check"
            href={myCertificatePdfPath(firm.firmId, certificate.id)}
          >
            {t('mine.openCertificate')}
          </LinkButton>
        </div>
      )}
    </CourseView>
  )
}

export const meta = headOf
