import { useActionData, useLoaderData } from '@remix-run/react'
import { goTo } from '#app/shell/answers.ts'
import { makeMarkdown } from '#app/shell/content/make-markdown.ts'
import { Prose } from '#app/shell/content/prose.tsx'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { Band, LinkButton, PageHead } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { coursesContract } from '#contract/learning/courses.ts'
import { packagesContract } from '#contract/learning/packages.ts'
import * as styles from '../components/learner.css.ts'
import { LessonMedia } from '../components/lesson-media.tsx'
import { PackagePanel } from '../components/package-panel.tsx'
import { coursePath, lessonPath, triedPackagePath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const courseId = requireIdParam(args, 'courseId')
  const ids = { firmId: firm.firmId, courseId, lessonId: requireIdParam(args, 'lessonId') }
  const { body, ...lesson } = await call(coursesContract.getLesson, ids)
  const isPackage = lesson.kind === 'package' && lesson.media !== null
  const held = isPackage ? await call(packagesContract.draft, ids) : undefined
  return {
    held,
    head: pageMeta(args, { title: lesson.title }),
    lesson,
    html: makeMarkdown().render(body),
  }
}

/** Opens a part of a package to look at. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const courseId = requireIdParam(args, 'courseId')
  const lessonId = requireIdParam(args, 'lessonId')
  const form = await readForm(args.request)
  const { idempotencyKey } = form
  const given = { firmId: firm.firmId, courseId, lessonId, itemId: textAt(form.data, 'itemId') }
  const opened = await attempt(form, () =>
    call(packagesContract.preview, given, { idempotencyKey }),
  )
  if (opened.refusal) return refuse(opened.refusal, opened.status)
  const { sessionId } = opened.value
  return goTo(triedPackagePath(firm.firmId, { courseId, lessonId, sessionId }))
}

/** A lesson of a draft as its learners will see it. */
export default function LessonPreviewRoute() {
  const { lesson, held, html } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('courses')
  const { firm, can } = useFirm()
  const { kind, title, alt, completedBy } = lesson
  const path = lessonPath(firm.firmId, lesson.courseId, lesson.id)
  // Captions are those of a published version.
  const media = lesson.media && { ...lesson.media, alt, hasCaptions: false }
  const shown = { kind, title, completedBy, media, played: null, completedAt: null }
  return (
    <>
      <PageHead
        title={title}
        crumb={{ href: coursePath(firm.firmId, lesson.courseId), label: lesson.courseTitle }}
        actions={
          can(needsOf(coursesContract.updateLesson)) && (
            <LinkButton icon="pencil" href={path}>
              {t('lesson.edit')}
            </LinkButton>
          )
        }
      />
      <article className={styles.lesson}>
        <Band tone="info" title={t('lesson.previewWords')} />
        <LessonMedia lesson={shown} path={path} />
        <RefusalSummary refusal={refusal} labels={{}} formId="lesson" />
        {held && <PackagePanel held={held} />}
        <Prose html={html} />
      </article>
    </>
  )
}

export const meta = headOf
