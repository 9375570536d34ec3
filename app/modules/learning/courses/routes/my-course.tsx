import { useLoaderData } from '@remix-run/react'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { LinkButton, PageHead, Rules, RulesCell, StatusDisc, text } from '#app/ui/index.ts'
import { type MyCourseOutline, myCoursesContract } from '#contract/learning/my-courses.ts'
import { CourseStanding } from '../components/course-cards.tsx'
import * as styles from '../components/learner.css.ts'
import { myCoursesPath, myLessonPath } from '../paths.ts'

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
  const { enrolmentId, resumeLessonId, startedAt, completedAt, order } = course
  return (
    <>
      <PageHead
        title={course.title}
        sentence={course.summary}
        crumb={{ href: myCoursesPath(firm.firmId), label: t('mine.title') }}
        actions={
          completedAt === null &&
          resumeLessonId !== null && (
            <LinkButton
              kind="primary"
              icon="arrow-right"
              href={myLessonPath(firm.firmId, enrolmentId, resumeLessonId)}
            >
              {t(startedAt === null ? 'mine.begin' : 'mine.goOn')}
            </LinkButton>
          )
        }
      />
      <Rules>
        <RulesCell title={t('mine.progress')}>
          <CourseStanding course={course} />
          {order === 'locked' && completedAt === null && (
            <p className={text.soft}>{t('mine.lockedWords')}</p>
          )}
        </RulesCell>
        {course.chapters.map((chapter) => (
          <RulesCell key={chapter.chapterId} title={chapter.title}>
            <ol className={styles.lessons}>
              {chapter.lessons.map((lesson) => (
                <LessonRow key={lesson.lessonId} lesson={lesson} enrolmentId={enrolmentId} />
              ))}
            </ol>
          </RulesCell>
        ))}
      </Rules>
    </>
  )
}

type Line = MyCourseOutline['chapters'][number]['lessons'][number]

const discs = { locked: 'void', open: 'draft', started: 'sent', completed: 'paid' } as const

function LessonRow({ lesson, enrolmentId }: { lesson: Line; enrolmentId: string }) {
  const t = useT('courses')
  const { firm } = useFirm()
  const { lessonId, title, kind, state, isRequired } = lesson
  return (
    <li className={styles.lessonRow}>
      <StatusDisc kind={discs[state]} />
      <span>
        {state === 'locked' ? (
          <span className={text.soft}>{title}</span>
        ) : (
          <a className={text.link} href={myLessonPath(firm.firmId, enrolmentId, lessonId)}>
            {title}
          </a>
        )}
        <span className={text.secondLine}>
          {t(`lessonState.${state}`)}
          {!isRequired && ` · ${t('outline.optional')}`}
        </span>
      </span>
      <span className={styles.lessonKind}>{t(`kind.${kind}`)}</span>
    </li>
  )
}

export const meta = headOf
