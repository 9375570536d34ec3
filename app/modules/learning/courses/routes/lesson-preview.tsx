import { useLoaderData } from '@remix-run/react'
import { makeMarkdown } from '#app/shell/content/make-markdown.ts'
import { Prose } from '#app/shell/content/prose.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { Band, LinkButton, PageHead } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { coursesContract } from '#contract/learning/courses.ts'
import * as styles from '../components/learner.css.ts'
import { LessonMedia } from '../components/lesson-media.tsx'
import { coursePath, lessonPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const courseId = requireIdParam(args, 'courseId')
  const ids = { firmId: firm.firmId, courseId, lessonId: requireIdParam(args, 'lessonId') }
  const { body, ...lesson } = await call(coursesContract.getLesson, ids)
  return {
    head: pageMeta(args, { title: lesson.title }),
    lesson,
    html: makeMarkdown().render(body),
  }
}

/** A lesson of a draft as its learners will see it. */
export default function LessonPreviewRoute() {
  const { lesson, html } = useLoaderData<typeof loader>()
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
        <Prose html={html} />
      </article>
    </>
  )
}

export const meta = headOf
