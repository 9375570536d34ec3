import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { coursesContract } from '#contract/learning/courses.ts'
import { completions, isFileLesson, LessonInput, LessonKind } from '#contract/learning/lessons.ts'
import { LessonFields, useLessonLabels } from '../components/lesson-fields.tsx'
import { listQuizzes } from '../list-quizzes.server.ts'
import { coursePath } from '../paths.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const { t } = await getVisit(args)
  const courseId = requireIdParam(args, 'courseId')
  const course = await call(coursesContract.get, { firmId: firm.firmId, courseId })
  const query = new URL(args.request.url).searchParams
  const kind = LessonKind.safeParse(query.get('kind')).data ?? 'text'
  const quizzes = kind === 'quiz' ? await listQuizzes(access) : []
  return {
    quizzes,
    head: pageMeta(args, { title: t('courses')('lesson.new') }),
    course,
    kind,
    chapterId: query.get('chapter') ?? '',
  }
}

/** Adds the lesson to the draft. */
export const action = formAction({
  schema: LessonInput,
  send: ({ call, firmId, form, id }, value) =>
    call(coursesContract.addLesson, { ...value, firmId, courseId: id('courseId') }, form),
  done: ({ firmId, t }, { courseId, title }) => ({
    to: coursePath(firmId, courseId),
    message: t('courses')('lesson.added', { title }),
  }),
})

export default function LessonNewRoute() {
  const { course, kind, chapterId, quizzes } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('courses')
  const { firm } = useFirm()
  const back = coursePath(firm.firmId, course.id)
  const [completedBy] = completions[kind]
  return (
    <>
      <PageHead title={t('lesson.new')} crumb={{ href: back, label: course.title }} />
      <PageForm
        id="lesson-form"
        refusal={refusal}
        initial={{ chapterId, isRequired: 'true', completedBy, watchedPercent: '90' }}
        takesFiles={isFileLesson(kind)}
        labels={useLessonLabels()}
        submit={t('lesson.add')}
        cancelHref={back}
      >
        <LessonFields kind={kind} chapters={course.chapters} quizzes={quizzes} />
      </PageForm>
    </>
  )
}

export const meta = headOf
