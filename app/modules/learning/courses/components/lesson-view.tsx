import { Prose } from '#app/shell/content/prose.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button, LinkButton, PageHead, Status } from '#app/ui/index.ts'
import type { QuizStanding } from '#contract/learning/attempts.ts'
import type { MyLesson } from '#contract/learning/my-courses.ts'
import type { PackageStanding } from '#contract/learning/packages.ts'
import { lessonBelow } from '../paths.ts'
import { HandInPanel } from './hand-in-panel.tsx'
import * as styles from './learner.css.ts'
import { LessonMedia } from './lesson-media.tsx'
import { PackagePanel } from './package-panel.tsx'
import { QuizPanel } from './quiz-standing.tsx'

type Shown = Omit<MyLesson, 'body'>

type LessonViewProps = {
  lesson: Shown
  html: string
  standing: QuizStanding | undefined
  /** Of a lesson that is a package. */
  held?: PackageStanding | undefined
  refusal: Refusal | undefined
  /** Of the course; its lessons are below it. */
  base: string
}

/** A lesson as its learner sees it, with the ways on. */
export function LessonView({ lesson, html, standing, held, refusal, base }: LessonViewProps) {
  const t = useT('courses')
  const { lessonId, title, place, lessons, chapterTitle, completedAt } = lesson
  const path = lessonBelow(base, lessonId)
  return (
    <>
      <PageHead
        title={title}
        sentence={[chapterTitle, t('mine.place', { place, lessons })].filter(Boolean).join(' · ')}
        crumb={{ href: base, label: lesson.courseTitle }}
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
        {held && <PackagePanel held={held} />}
        {standing && <QuizPanel standing={standing} base={base} lessonId={lessonId} />}
        <LessonFoot lesson={lesson} base={base} />
      </article>
    </>
  )
}

/** The ways on: done, the next lesson, the one before. */
function LessonFoot({ lesson, base }: { lesson: Shown; base: string }) {
  const t = useT('courses')
  const { completedBy, completedAt, previousLessonId, nextLessonId } = lesson
  const isToConfirm = completedBy === 'confirming' && completedAt === null
  return (
    <nav className={styles.lessonFoot} aria-label={t('mine.ways')}>
      {previousLessonId && (
        <LinkButton kind="ghost" icon="arrow-left" href={lessonBelow(base, previousLessonId)}>
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
          href={lessonBelow(base, nextLessonId)}
        >
          {t('mine.next')}
        </LinkButton>
      )}
      {!nextLessonId && !isToConfirm && (
        <LinkButton kind="primary" href={base}>
          {t('mine.toCourse')}
        </LinkButton>
      )}
    </nav>
  )
}
