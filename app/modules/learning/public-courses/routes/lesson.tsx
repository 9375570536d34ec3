import { useActionData, useLoaderData } from '@remix-run/react'
import { actOnLesson, loadLesson } from '#app/modules/learning/courses/index.server.ts'
import { LessonView } from '#app/modules/learning/courses/index.ts'
import { publicFormHeaders } from '#app/shell/documents/public/public-link.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { LearningFrame } from '../components/learning-frame.tsx'
import { linkLearning, openLearning } from '../link-learning.server.ts'

export { DeadLinkBoundary as ErrorBoundary } from '#app/shell/documents/public/dead-link-boundary.tsx'

export async function loader(args: Args) {
  const { firmName } = await openLearning(args)
  const shown = await loadLesson(args, linkLearning(args))
  return { head: pageMeta(args, { title: shown.lesson.title }), firmName, ...shown }
}

/** Notes that the lesson is done, starts its quiz, or hands work in. */
export async function action(args: Args) {
  await openLearning(args)
  return actOnLesson(args, linkLearning(args))
}

export function headers() {
  return publicFormHeaders
}

export default function LessonRoute() {
  const { firmName, ...shown } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  return (
    <LearningFrame firmName={firmName} path={`${shown.base}/lessons/${shown.lesson.lessonId}`}>
      <LessonView {...shown} refusal={refusal} />
    </LearningFrame>
  )
}

export const meta = headOf
