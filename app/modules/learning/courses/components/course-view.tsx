import type { ReactNode } from 'react'
import { useT } from '#app/shell/page-context.tsx'
import { LinkButton, PageHead, Rules, RulesCell, StatusDisc, text } from '#app/ui/index.ts'
import type { MyCourseOutline } from '#contract/learning/my-courses.ts'
import { lessonBelow } from '../paths.ts'
import { CourseStanding } from './course-cards.tsx'
import * as styles from './learner.css.ts'

type CourseViewProps = {
  course: MyCourseOutline
  /** Of the course; its lessons are below it. */
  base: string
  /** Where the head leads back to. */
  crumb?: { href: string; label: string }
  /** Below the standing of the course. */
  children?: ReactNode
}

/** A course as its learner sees it: how far it is, and its lessons. */
export function CourseView({ course, base, crumb, children }: CourseViewProps) {
  const t = useT('courses')
  const { resumeLessonId, startedAt, completedAt, order } = course
  return (
    <>
      <PageHead
        title={course.title}
        sentence={course.summary}
        {...(crumb && { crumb })}
        actions={
          completedAt === null &&
          resumeLessonId !== null && (
            <LinkButton kind="primary" icon="arrow-right" href={lessonBelow(base, resumeLessonId)}>
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
          {children}
        </RulesCell>
        {course.chapters.map((chapter) => (
          <RulesCell key={chapter.chapterId} title={chapter.title}>
            <ol className={styles.lessons}>
              {chapter.lessons.map((lesson) => (
                <LessonRow key={lesson.lessonId} lesson={lesson} base={base} />
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

function LessonRow({ lesson, base }: { lesson: Line; base: string }) {
  const t = useT('courses')
  const { lessonId, title, kind, state, isRequired } = lesson
  return (
    <li className={styles.lessonRow}>
      <StatusDisc kind={discs[state]} />
      <span>
        {state === 'locked' ? (
          <span className={text.soft}>{title}</span>
        ) : (
          <a className={text.link} href={lessonBelow(base, lessonId)}>
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
