import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { LinkButton, Progress, text } from '#app/ui/index.ts'
import type { MyCourse } from '#contract/learning/my-courses.ts'
import { myCoursePath, myLessonPath } from '../paths.ts'
import * as styles from './learner.css.ts'

/** Courses that somebody is in: how far they are, and the way on. */
export function CourseCards({ courses }: { courses: readonly MyCourse[] }) {
  return (
    <ul className={styles.cards}>
      {courses.map((course) => (
        <CourseCard key={course.enrolmentId} course={course} />
      ))}
    </ul>
  )
}

function CourseCard({ course }: { course: MyCourse }) {
  const t = useT('courses')
  const { firm } = useFirm()
  const { enrolmentId, title, summary, resumeLessonId, completedAt, startedAt } = course
  const outline = myCoursePath(firm.firmId, enrolmentId)
  return (
    <li className={styles.card}>
      <h3 className={styles.cardTitle}>
        <a href={outline}>{title}</a>
      </h3>
      {summary && <p className={text.soft}>{summary}</p>}
      <CourseStanding course={course} />
      {completedAt === null && resumeLessonId !== null && (
        <div>
          <LinkButton
            kind="primary"
            icon="arrow-right"
            href={myLessonPath(firm.firmId, enrolmentId, resumeLessonId)}
          >
            {t(startedAt === null ? 'mine.begin' : 'mine.goOn')}
          </LinkButton>
        </div>
      )}
    </li>
  )
}

/** How far a course is, and until when it is due. */
export function CourseStanding({ course }: { course: MyCourse }) {
  const t = useT('courses')
  const { date, dateTime } = useFormat()
  const { percent, completed, required, dueDate, isOverdue, completedAt } = course
  if (completedAt !== null) {
    return <p className={text.ok}>{t('mine.completedAt', { date: dateTime(completedAt) })}</p>
  }
  const done = t('mine.done', { completed, count: required })
  return (
    <div className={styles.standing}>
      <Progress share={percent / 100} label={done} />
      <p className={text.small}>
        {done}
        {dueDate !== null && (
          <span className={isOverdue ? text.bad : text.soft}>
            {' · '}
            {t(isOverdue ? 'mine.overdue' : 'mine.due', { date: date(dueDate) })}
          </span>
        )}
      </p>
    </div>
  )
}
