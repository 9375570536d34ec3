import { useLoaderData } from '@remix-run/react'
import { CourseView } from '#app/modules/learning/courses/index.ts'
import { publicHeaders } from '#app/shell/documents/public/public-link.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { LinkButton, Row } from '#app/ui/index.ts'
import { LearningFrame } from '../components/learning-frame.tsx'
import { openLearning } from '../link-learning.server.ts'
import { learningPath } from '../paths.ts'

export { DeadLinkBoundary as ErrorBoundary } from '#app/shell/documents/public/dead-link-boundary.tsx'

export async function loader(args: Args) {
  const { token, course, firmName, certificate } = await openLearning(args)
  return { head: pageMeta(args, { title: course.title }), token, course, firmName, certificate }
}

export function headers() {
  return publicHeaders
}

export default function LearningRoute() {
  const { token, course, firmName, certificate } = useLoaderData<typeof loader>()
  const t = useT('public-courses')
  const base = learningPath(token)
  return (
    <LearningFrame firmName={firmName} path={base}>
      <CourseView course={course} base={base}>
        {certificate && (
          <Row>
            <LinkButton icon="file-down" href={`${base}/certificate`}>
              {t('public.certificate', { number: certificate.number })}
            </LinkButton>
            <LinkButton kind="ghost" href={certificate.checkPath}>
              {t('public.check')}
            </LinkButton>
          </Row>
        )}
      </CourseView>
    </LearningFrame>
  )
}

export const meta = headOf
