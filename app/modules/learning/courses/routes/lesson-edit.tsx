import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { attempt } from '#app/shell/form/attempt.ts'
import { ConflictNotice, differencesOf } from '#app/shell/form/conflict-notice.tsx'
import { SelectField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, LinkButton, PageHead } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { Version } from '#contract/core/fields.ts'
import { coursesContract } from '#contract/learning/courses.ts'
import { isFileLesson, Lesson, LessonInput } from '#contract/learning/lessons.ts'
import { LessonFields, useLessonLabels } from '../components/lesson-fields.tsx'
import { listQuizzes } from '../list-quizzes.server.ts'
import { coursePath, lessonPath, lessonPreviewPath } from '../paths.ts'

const formId = 'lesson-form'
const dialogId = 'ask-delete-lesson'

/** What the API says where somebody else was quicker. */
const Newer = z.object({ current: Lesson })

function idsOf(args: Args, firmId: string) {
  const courseId = requireIdParam(args, 'courseId')
  return { firmId, courseId, lessonId: requireIdParam(args, 'lessonId') }
}

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const ids = idsOf(args, firm.firmId)
  const [lesson, course] = await Promise.all([
    call(coursesContract.getLesson, ids),
    call(coursesContract.get, ids),
  ])
  const { chapters, publishedVersion } = course
  const quizzes = lesson.kind === 'quiz' ? await listQuizzes(access) : []
  const head = pageMeta(args, { title: lesson.title })
  return { head, lesson, chapters, publishedVersion, quizzes }
}

/** Writes the lesson, or takes it out of the draft. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const ids = idsOf(args, firm.firmId)
  const form = await readForm(args.request)
  const { idempotencyKey } = form
  const t = (await getVisit(args)).t('courses')
  const to = coursePath(ids.firmId, ids.courseId)
  if (form.intent === 'delete') {
    const gone = await attempt(form, () =>
      call(coursesContract.deleteLesson, ids, { idempotencyKey }),
    )
    if (gone.refusal) return refuse(gone.refusal, gone.status)
    return redirectWithToast(args, to, { type: 'success', message: t('lesson.deleted') })
  }
  const { value, refusal } = parseForm(LessonInput.extend({ version: Version }), form)
  if (refusal) return refuse(refusal)
  const result = await attempt(form, () =>
    call(coursesContract.updateLesson, { ...value, ...ids }, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('lesson.saved', { title: result.value.title })
  return redirectWithToast(args, to, { type: 'success', message })
}

export default function LessonEditRoute() {
  const { lesson, chapters, publishedVersion, quizzes } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('courses')
  const { firm, can } = useFirm()
  const back = coursePath(firm.firmId, lesson.courseId)
  const yesNo = ['false', 'true'].map((value) => ({ value, label: t(`changed.${value}`) }))
  const { title, chapterId, completedBy, body, quizId } = lesson
  const labels = useLessonLabels()
  const newer = Newer.safeParse(refusal?.conflict).data?.current
  const differences = differencesOf(
    (['title', 'body'] as const).map((name) => ({
      label: labels[name] ?? name,
      theirs: newer?.[name] ?? '',
      yours: textAt(refusal?.values, name),
    })),
  )
  return (
    <>
      <PageHead
        title={title}
        crumb={{ href: back, label: lesson.courseTitle }}
        actions={
          <>
            {can(needsOf(coursesContract.deleteLesson)) && (
              <Button kind="danger" icon="trash-2" opens={dialogId}>
                {t('lesson.delete')}
              </Button>
            )}
            <LinkButton
              icon="eye"
              href={lessonPreviewPath(firm.firmId, lesson.courseId, lesson.id)}
            >
              {t('lesson.preview')}
            </LinkButton>
          </>
        }
      />
      <PageForm
        id={formId}
        refusal={refusal}
        initial={{
          ...{ title, chapterId, completedBy, body, quizId },
          ...{ alt: lesson.alt, length: lesson.length },
          watchedPercent: String(lesson.watchedPercent),
          isRequired: String(lesson.isRequired),
          isChanged: 'false',
          isReplaced: 'false',
        }}
        labels={labels}
        takesFiles={isFileLesson(lesson.kind)}
        notices={
          newer && (
            <ConflictNotice
              differences={differences}
              theirsHref={lessonPath(firm.firmId, lesson.courseId, lesson.id)}
              formId={formId}
            />
          )
        }
        submit={t('lesson.save')}
        cancelHref={back}
      >
        <input type="hidden" name="version" value={newer?.version ?? lesson.version} />
        <LessonFields kind={lesson.kind} chapters={chapters} quizzes={quizzes} lesson={lesson} />
        {publishedVersion > 0 && (
          <FormSection title={t('lesson.change')} words={t('lesson.changeWords')}>
            <SelectField name="isChanged" options={yesNo} />
          </FormSection>
        )}
      </PageForm>
      <AskDialog
        id={dialogId}
        title={t('lesson.deleteAsk')}
        words={t('lesson.deleteWords')}
        intent="delete"
        submit={t('lesson.delete')}
        icon="trash-2"
        keep={t('lesson.keep')}
      />
    </>
  )
}

export const meta = headOf
