import { AppError } from '#contract/core/errors.ts'
import type { LearnerPageQuery } from '#contract/learning/learner-page.ts'
import type {
  CourseReport,
  LearnerReport,
  LearningReport,
} from '#contract/learning/learning-reports.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import type { FirmMember } from '../../../identity/members/names.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { toEnrolment } from './assign.ts'
import { type CourseVersion, lessonsOf } from './course.ts'
import { courseReport, type EnrolmentFacts, lineOf, percentOf } from './course-report.ts'
import { isOverdue } from './enrolment.ts'
import { enrolmentsOf } from './enrolment-rows.ts'
import { pageOfLearners } from './learner-page.ts'
import { courses } from './register.ts'
import { getVersion } from './versions.ts'

type FactRow = {
  id: string
  courseId: string
  learnerId: string
  learnerName: string
  kind: string
  startedAt: string | null
  completedAt: string | null
  dueDate: string | null
  score: number | null
}

/** As many enrolments as are looked at. */
const mostCounted = 20_000

/** What enrolments have done, but for those that were ended; of one course, or of all. */
function factRows({ sql }: Reader, courseId = ''): FactRow[] {
  return sql
    .exec<FactRow>(
      `select enrolment.id, enrolment.course_id as courseId, enrolment.learner_id as learnerId,
         enrolment.learner_name as learnerName, enrolment.kind, enrolment.started_at as startedAt,
         enrolment.completed_at as completedAt, enrolment.due_date as dueDate,
         (select avg(cast(percent as real)) from lesson_progress
           where enrolment_id = enrolment.id and percent is not null) as score
       from course_enrolments enrolment
       where enrolment.cancelled_at is null and (?1 = '' or enrolment.course_id = ?1)
       order by enrolment.id limit ${mostCounted}`,
      courseId,
    )
    .toArray()
}

function factsOf(row: FactRow, today: string, groupIds: string[] = []): EnrolmentFacts {
  const { id, learnerId, startedAt, completedAt, dueDate, score } = row
  return {
    ...{ enrolmentId: id, learnerId, startedAt, completedAt, groupIds },
    isOverdue: isOverdue({ completedAt, cancelledAt: null, dueDate }, today),
    // Counted by the database: of thousands of learners each lesson would be a million names.
    completedLessonIds: [],
    score: score === null ? null : toDigits(score),
  }
}

function toDigits(percent: number): string {
  return String(Math.round(percent * 100) / 100)
}

/** A course by role and lesson. @throws AppError not_found */
export function reportOfCourse(
  reader: Reader,
  context: FirmContext,
  { courseId, members }: { courseId: string; members: readonly FirmMember[] },
): CourseReport {
  const { title, publishedVersion } = courses.get(reader, courseId)
  const today = firmDate(reader, context)
  const roleOf = new Map(members.map(({ userId, role }) => [userId, role ?? 'left']))
  const nameOf = new Map(members.map(({ role, custom }) => [role ?? '', custom?.name ?? '']))
  const facts = factRows(reader, courseId).map((row) => {
    const group = row.kind === 'paid' ? 'outside' : (roleOf.get(row.learnerId) ?? 'left')
    return factsOf(row, today, [group])
  })
  const version =
    publishedVersion === 0
      ? { ...emptyCourse, courseId }
      : getVersion(reader, courseId, publishedVersion)
  const { whole, groups } = courseReport(version, facts)
  const ids = lessonsOf(version).map(({ lessonId }) => lessonId)
  const done = completedByLesson(reader, courseId, ids)
  return {
    ...{ courseTitle: title, courseVersion: publishedVersion, whole },
    groups: groups.map(({ groupId, line }) => ({
      ...{ group: groupId, line },
      name: nameOf.get(groupId) ?? '',
    })),
    lessons: lessonsOf(version).map(({ lessonId, title: name }) => {
      const completed = done.get(lessonId) ?? 0
      return { lessonId, title: name, completed, percent: percentOf(completed, facts.length) ?? 0 }
    }),
  }
}

/** How many completed each lesson of a course, in enrolments that were not ended. */
function completedByLesson(
  { sql }: Reader,
  courseId: string,
  lessonIds: readonly string[],
): Map<string, number> {
  type Count = { lessonId: string; completed: number }
  // All are counted by an index alone, and then the few of enrolments that were ended taken off.
  const all = sql.exec<Count>(
    `select lesson.value as lessonId,
       (select count(*) from lesson_progress
         where lesson_id = lesson.value and completed_at is not null) as completed
     from json_each(?) lesson`,
    JSON.stringify(lessonIds),
  )
  const done = new Map(all.toArray().map(({ lessonId, completed }) => [lessonId, completed]))
  const ended = sql.exec<Count>(
    `select progress.lesson_id as lessonId, count(*) as completed
     from course_enrolments enrolment
     join lesson_progress progress on progress.enrolment_id = enrolment.id
     where enrolment.course_id = ? and enrolment.cancelled_at is not null
       and progress.completed_at is not null
     group by progress.lesson_id`,
    courseId,
  )
  for (const { lessonId, completed } of ended) {
    done.set(lessonId, (done.get(lessonId) ?? 0) - completed)
  }
  return done
}

/** When each of some learners last opened a lesson. */
function lastOpened({ sql }: Reader, learnerIds: readonly string[]): Map<string, string | null> {
  const rows = sql.exec<{ learnerId: string; lastAt: string | null }>(
    `select enrolment.learner_id as learnerId, max(progress.last_opened_at) as lastAt
     from course_enrolments enrolment
     join lesson_progress progress on progress.enrolment_id = enrolment.id
     where enrolment.cancelled_at is null
       and enrolment.learner_id in (select value from json_each(?))
     group by enrolment.learner_id`,
    JSON.stringify(learnerIds),
  )
  return new Map(rows.toArray().map(({ learnerId, lastAt }) => [learnerId, lastAt]))
}

/** A course without lessons, as one is before it is published. */
const emptyCourse: Omit<CourseVersion, 'courseId'> = {
  version: 0,
  title: '',
  chapters: [],
  order: 'free',
  completion: { kind: 'all' },
  score: { kind: 'none' },
  due: null,
}

/** Made once: of thousands of names, each comparison would make one. */
const byName = new Intl.Collator()

/** All courses, and who learns, page by page, in figures. */
export function reportOfFirm(
  reader: Reader,
  context: FirmContext,
  query: LearnerPageQuery,
): LearningReport {
  const today = firmDate(reader, context)
  const rows = factRows(reader)
  const ofCourse = Map.groupBy(rows, ({ courseId }) => courseId)
  const ofLearner = Map.groupBy(rows, ({ learnerId }) => learnerId)
  const named = [...ofLearner]
    .map(([learnerId, some]) => ({ learnerId, name: some.at(-1)?.learnerName ?? '', some }))
    .sort((one, other) => byName.compare(one.name, other.name))
  const page = pageOfLearners(named, ({ name }) => name, query)
  const opened = lastOpened(
    reader,
    page.rows.map(({ learnerId }) => learnerId),
  )
  const sums = (some: readonly FactRow[]) => lineOf(some.map((row) => factsOf(row, today)))
  return {
    courses: [...ofCourse]
      .map(([courseId, some]) => ({
        ...{ courseId, title: courses.get(reader, courseId).title },
        ...sums(some),
      }))
      .sort((one, other) => one.title.localeCompare(other.title)),
    learners: {
      ...page,
      rows: page.rows.map(({ learnerId, name, some }) => {
        const { enrolled, inProgress, completed, overdue } = sums(some)
        return {
          ...{ learnerId, name, enrolled, inProgress, completed, overdue },
          lastAt: opened.get(learnerId) ?? null,
        }
      }),
    },
  }
}

/** All that one person learns and learnt. @throws AppError not_found for who never learnt here */
export function reportOfLearner(
  reader: Reader,
  context: FirmContext,
  learnerId: string,
): LearnerReport {
  const today = firmDate(reader, context)
  const rows = enrolmentsOf(reader, learnerId)
  const [newest] = rows
  if (!newest) throw new AppError('not_found', 'No such learner')
  return {
    name: newest.learnerName,
    rows: rows.map((row) => {
      const {
        learnerId: _,
        learnerName: __,
        id,
        startedAt: ___,
        ...shown
      } = toEnrolment(row, today)
      const { score } = reader.sql
        .exec<{ score: number | null }>(
          `select avg(cast(percent as real)) as score from lesson_progress
           where enrolment_id = ?`,
          id,
        )
        .one()
      return {
        ...shown,
        enrolmentId: id,
        courseId: row.courseId,
        courseTitle: courses.get(reader, row.courseId).title,
        score: score === null ? null : toDigits(score),
      }
    }),
  }
}
