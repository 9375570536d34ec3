import { useActionData, useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { LessonView } from '../components/lesson-view.tsx'
import { memberLearning } from '../learning.server.ts'
import { actOnLesson, loadLesson } from '../lesson-pages.server.ts'

export async function loader(args: Args) {
  const shown = await loadLesson(args, await memberLearning(args))
  return { head: pageMeta(args, { title: shown.lesson.title }), ...shown }
}

/** Notes that the lesson is done, starts its quiz, or hands work in. */
export async function action(args: Args) {
  return actOnLesson(args, await memberLearning(args))
}

export default function MyLessonRoute() {
  const shown = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  return <LessonView {...shown} refusal={refusal} />
}

export const meta = headOf
