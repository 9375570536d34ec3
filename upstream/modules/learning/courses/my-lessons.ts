import { AppError, conflictOf } from '#contract/core/errors.ts'
import { LessonCompletion, LessonKind } from '#contract/learning/lessons.ts'
import type { MyLesson } from '#contract/learning/my-courses.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import type { QuizGraded } from '../quizzes/index.ts'
import { tellCompleted } from './completed.ts'
import { type CourseVersion, type Lesson, lessonsOf } from './course.ts'
import { courseProgress, isCourseCompleted, mayOpen } from './course-progress.ts'
import { type Enrolment, start } from './enrolment.ts'
import { getEnrolment, keepEnrolment, keepProgress, progressOf, toRule } from './enrolment-rows.ts'
import { applyEvent, type LessonEvent, nothingDone } from './lesson-progress.ts'
import { requireMine, shownVersion } from './my-courses.ts'
import { courses } from './register.ts'
import { getVersion, getVersionLesson } from './versions.ts'

type LessonRef = { enrolmentId: string; lessonId: string }

/**
 * Notes what the caller did in a lesson, and gives the lesson as it then is. The first that is opened
 * begins the course.
 * @throws AppError not_found; conflict (lessonLocked, enrolmentOver)
 */
export function doLesson(
  writer: Writer,
  context: FirmContext,
  { enrolmentId, lessonId }: LessonRef,
  event: LessonEvent,
): MyLesson {
  const row = requireMine(writer, context, enrolmentId)
  if (row.cancelledAt !== null) throw conflictOf('enrolmentOver')
  const now = context.now.toISOString()
  const { publishedVersion } = courses.get(writer, row.courseId)
  const enrolment = start(toRule(row), publishedVersion, now)
  const version = getVersion(writer, row.courseId, enrolment.version)
  noteEvent(writer, context, { version, enrolment, lessonId, event })
  return toMyLesson(writer, { version, enrolment, lessonId })
}

/**
 * Follows the result of a quiz: what completes its lesson is never taken back. Nothing where the
 * enrolment was ended meanwhile, or a later version has the lesson no more.
 */
export function followQuiz(writer: Writer, context: FirmContext, graded: QuizGraded): void {
  const { enrolmentId, lessonId, isPassed, percent } = graded
  const row = getEnrolment(writer, enrolmentId)
  if (row.cancelledAt !== null) return
  const enrolment = toRule(row)
  const version = getVersion(writer, row.courseId, enrolment.version)
  const isThere = lessonsOf(version).some((lesson) => lesson.lessonId === lessonId)
  if (!isThere) return
  const event = { kind: 'quiz', isPassed, percent } as const
  noteEvent(writer, context, { version, enrolment, lessonId, event })
}

/**
 * The quiz of a lesson of the caller's, which is open to them.
 * @throws AppError not_found; conflict (lessonLocked, enrolmentOver)
 */
export function requireQuizLesson(
  reader: Reader,
  context: FirmContext,
  { enrolmentId, lessonId }: LessonRef,
): { quizId: string; title: string; enrolmentId: string; lessonId: string } {
  const row = requireMine(reader, context, enrolmentId)
  if (row.cancelledAt !== null) throw conflictOf('enrolmentOver')
  const { version } = shownVersion(reader, row)
  const { title, content } = requireLesson(version, lessonId)
  if (content.kind !== 'quiz') throw new AppError('not_found', 'No quiz')
  if (!mayOpen(version, progressOf(reader, enrolmentId), lessonId)) throw conflictOf('lessonLocked')
  return { quizId: content.quizId, title, enrolmentId, lessonId }
}

type Noting = {
  version: CourseVersion
  enrolment: Enrolment
  lessonId: string
  event: LessonEvent
}

/** Keeps what happened in a lesson; the course is completed by what completes it. */
function noteEvent(
  writer: Writer,
  context: FirmContext,
  { version, enrolment, lessonId, event }: Noting,
): void {
  const { enrolmentId } = enrolment
  const now = context.now.toISOString()
  const lesson = requireLesson(version, lessonId)
  const before = progressOf(writer, enrolmentId)
  if (!mayOpen(version, before, lessonId)) throw conflictOf('lessonLocked')
  const progress = applyEvent(lesson, before[lessonId] ?? nothingDone, event, now)
  keepProgress(writer, { version, enrolment }, lessonId, progress)
  const isDone = isCourseCompleted(version, { ...before, [lessonId]: progress })
  if (enrolment.completedAt !== null || !isDone) return
  const { percent, score } = courseProgress(version, { ...before, [lessonId]: progress })
  const completed = { ...enrolment, completedAt: now }
  keepEnrolment(writer, completed, { percent })
  const { hasCertificate, validMonths } = courses.get(writer, enrolment.courseId)
  const { learnerName } = getEnrolment(writer, enrolmentId)
  const course = { title: version.title, hasCertificate, validMonths }
  tellCompleted(writer, context, { enrolment: completed, learnerName, course, percent: score })
}

function toMyLesson(
  reader: Reader,
  { version, enrolment, lessonId }: Pick<Noting, 'version' | 'enrolment' | 'lessonId'>,
): MyLesson {
  const { enrolmentId, courseId } = enrolment
  const lessons = lessonsOf(version)
  const at = lessons.findIndex((one) => one.lessonId === lessonId)
  const progress = progressOf(reader, enrolmentId)
  const { title, content } = requireLesson(version, lessonId)
  const next = lessons[at + 1]
  const isNextOpen = next !== undefined && mayOpen(version, progress, next.lessonId)
  const chapter = version.chapters.find((one) =>
    one.lessons.some((lesson) => lesson.lessonId === lessonId),
  )
  return {
    ...{ enrolmentId, lessonId, title },
    courseTitle: version.title,
    chapterTitle: chapter?.title ?? '',
    kind: LessonKind.parse(content.kind),
    completedBy: LessonCompletion.parse('completedBy' in content ? content.completedBy : 'opening'),
    body: getVersionLesson(reader, courseId, version.version, lessonId).body,
    completedAt: progress[lessonId]?.completedAt ?? null,
    isOpen: enrolment.cancelledAt === null,
    place: at + 1,
    lessons: lessons.length,
    previousLessonId: lessons[at - 1]?.lessonId ?? null,
    nextLessonId: isNextOpen ? next.lessonId : null,
  }
}

function requireLesson(version: CourseVersion, lessonId: string): Lesson {
  const found = lessonsOf(version).find((lesson) => lesson.lessonId === lessonId)
  if (!found) throw new AppError('not_found', 'No such lesson')
  return found
}
