import { useActionData, useLoaderData } from '@remix-run/react'
import { goTo } from '#app/shell/answers.ts'
import { makeMarkdown } from '#app/shell/content/make-markdown.ts'
import { Prose } from '#app/shell/content/prose.tsx'
import { attempt } from '#app/shell/form/attempt.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, LinkButton, PageHead, Status } from '#app/ui/index.ts'
import { attemptsContract } from '#contract/learning/attempts.ts'
import { HandInInput } from '#contract/learning/hand-ins.ts'
import { type MyLesson, myCoursesContract } from '#contract/learning/my-courses.ts'
import { HandInPanel } from '../components/hand-in-panel.tsx'
import * as styles from '../components/learner.css.ts'
import { LessonMedia } from '../components/lesson-media.tsx'
import { QuizPanel } from '../components/quiz-standing.tsx'
import { lessonIds } from '../lesson-ids.server.ts'
import { myAttemptPath, myCoursePath, myLessonPath } from '../paths.ts'

/** The lesson; that it was opened is noted, which is how some lessons are completed. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const ids = lessonIds(args, firm.firmId)
  const { body, ...lesson } = await call(myCoursesContract.openLesson, ids)
  const isQuiz = lesson.kind === 'quiz'
  return {
    standing: isQuiz ? await call(attemptsContract.standing, ids) : undefined,
    head: pageMeta(args, { title: lesson.title }),
    lesson,
    html: makeMarkdown().render(body),
  }
}

/** Notes that the lesson is done, and goes on to the next one; or starts its quiz. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const ids = lessonIds(args, firm.firmId)
  const form = await readForm(args.request)
  const { idempotencyKey } = form
  if (form.intent === 'start') {
    const begun = await attempt(form, () => call(attemptsContract.start, ids, { idempotencyKey }))
    if (begun.refusal) return refuse(begun.refusal, begun.status)
    const { firmId, enrolmentId, lessonId } = ids
    return goTo(myAttemptPath(firmId, enrolmentId, lessonId, begun.value.attemptId))
  }
  if (form.intent === 'handIn') {
    const { value, refusal } = parseForm(HandInInput, form)
    if (refusal) return refuse(refusal)
    const handed = await attempt(form, () =>
      call(myCoursesContract.handIn, { ...value, ...ids }, { idempotencyKey }),
    )
    if (handed.refusal) return refuse(handed.refusal, handed.status)
    const message = (await getVisit(args)).t('courses')('handIn.done')
    const to = myLessonPath(ids.firmId, ids.enrolmentId, ids.lessonId)
    return redirectWithToast(args, to, { type: 'success', message })
  }
  const result = await attempt(form, () =>
    call(myCoursesContract.confirmLesson, ids, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const { nextLessonId, title } = result.value
  const to = nextLessonId
    ? myLessonPath(ids.firmId, ids.enrolmentId, nextLessonId)
    : myCoursePath(ids.firmId, ids.enrolmentId)
  const message = (await getVisit(args)).t('courses')('mine.lessonDone', { title })
  return redirectWithToast(args, to, { type: 'success', message })
}

export default function MyLessonRoute() {
  const { lesson, html, standing } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('courses')
  const { firm } = useFirm()
  const { enrolmentId, title, place, lessons, chapterTitle, completedAt } = lesson
  const path = myLessonPath(firm.firmId, enrolmentId, lesson.lessonId)
  return (
    <>
      <PageHead
        title={title}
        sentence={[chapterTitle, t('mine.place', { place, lessons })].filter(Boolean).join(' · ')}
        crumb={{ href: myCoursePath(firm.firmId, enrolmentId), label: lesson.courseTitle }}
        mark={completedAt && <Status kind="paid">{t('lessonState.completed')}</Status>}
      />
      <article className={styles.lesson}>
        <RefusalSummary
          refusal={refusal}
          labels={{ text: t('handIn.text'), file: t('handIn.file') }}
          formId="lesson"
        />
        <LessonMedia lesson={lesson} path={path} />
        <Prose html={html} />
        {lesson.kind === 'assignment' && (
          <HandInPanel
            handIns={lesson.handIns}
            isOpen={lesson.isOpen}
            refusal={refusal}
            path={path}
          />
        )}
        {standing && (
          <QuizPanel standing={standing} enrolmentId={enrolmentId} lessonId={lesson.lessonId} />
        )}
        <LessonFoot lesson={lesson} />
      </article>
    </>
  )
}

/** The ways on: done, the next lesson, the one before. */
function LessonFoot({ lesson }: { lesson: Omit<MyLesson, 'body'> }) {
  const t = useT('courses')
  const { firm } = useFirm()
  const { enrolmentId, completedBy, completedAt, previousLessonId, nextLessonId } = lesson
  const pathOf = (lessonId: string) => myLessonPath(firm.firmId, enrolmentId, lessonId)
  const isToConfirm = completedBy === 'confirming' && completedAt === null
  return (
    <nav className={styles.lessonFoot} aria-label={t('mine.ways')}>
      {previousLessonId && (
        <LinkButton kind="ghost" icon="arrow-left" href={pathOf(previousLessonId)}>
          {t('mine.previous')}
        </LinkButton>
      )}
      {isToConfirm && (
        <form method="post">
          <IdempotencyField />
          <Button kind="primary" icon="check">
            {t('mine.confirm')}
          </Button>
        </form>
      )}
      {nextLessonId && (
        <LinkButton
          kind={isToConfirm ? 'ghost' : 'primary'}
          icon="arrow-right"
          href={pathOf(nextLessonId)}
        >
          {t('mine.next')}
        </LinkButton>
      )}
      {!nextLessonId && !isToConfirm && (
        <LinkButton kind="primary" href={myCoursePath(firm.firmId, enrolmentId)}>
          {t('mine.toCourse')}
        </LinkButton>
      )}
    </nav>
  )
}

export const meta = headOf
