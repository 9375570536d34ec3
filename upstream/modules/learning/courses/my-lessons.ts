import { AppError, conflictOf } from '#contract/core/errors.ts'
import { LessonCompletion } from '#contract/learning/lessons.ts'
import type { MyLesson, Watched } from '#contract/learning/my-courses.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import type { PackageResult } from '../packages/index.ts'
import type { QuizGraded } from '../quizzes/index.ts'
import { tellCompleted } from './completed.ts'
import { type CourseVersion, kindOf, type Lesson, type LessonContent, lessonsOf } from './course.ts'
import { findFile } from './course-files.ts'
import { courseProgress, isCourseCompleted, mayOpen } from './course-progress.ts'
import { type Enrolment, start } from './enrolment.ts'
import { getEnrolment, keepEnrolment, keepProgress, progressOf, toRule } from './enrolment-rows.ts'
import { handInsOf } from './hand-in-rows.ts'
import {
  applyEvent,
  type LessonEvent,
  type LessonProgress,
  nothingDone,
  watchedSeconds,
} from './lesson-progress.ts'
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

/** Notes which parts of a video or recording the caller played, and where they are. */
export function noteWatched(
  writer: Writer,
  context: FirmContext,
  { spans, position, ...ref }: LessonRef & Watched,
): { isCompleted: boolean; done: number } {
  for (const span of spans) doLesson(writer, context, ref, { kind: 'watched', ...span })
  const at = String(Math.floor(position))
  const lesson = doLesson(writer, context, ref, { kind: 'position', position: at })
  return { isCompleted: lesson.completedAt !== null, done: lesson.played?.done ?? 0 }
}

/**
 * Follows the result of a quiz: what completes its lesson is never taken back. Nothing where the
 * enrolment was ended meanwhile, or a later version has the lesson no more.
 */
export function followQuiz(writer: Writer, context: FirmContext, graded: QuizGraded): void {
  const { enrolmentId, lessonId, isPassed, percent } = graded
  followLesson(writer, context, { enrolmentId, lessonId }, { kind: 'quiz', isPassed, percent })
}

/** Follows what comes of a package, as `followQuiz`. */
export function followPackage(
  writer: Writer,
  context: FirmContext,
  { enrolmentId, lessonId, ...event }: PackageResult,
): void {
  followLesson(writer, context, { enrolmentId, lessonId }, event)
}

/** Notes what somebody else, or the clock, made of a lesson of a learner. */
export function followLesson(
  writer: Writer,
  context: FirmContext,
  { enrolmentId, lessonId }: LessonRef,
  event: LessonEvent,
): void {
  const row = getEnrolment(writer, enrolmentId)
  if (row.cancelledAt !== null) return
  const enrolment = toRule(row)
  const version = getVersion(writer, row.courseId, enrolment.version)
  const isThere = lessonsOf(version).some((lesson) => lesson.lessonId === lessonId)
  if (!isThere) return
  noteEvent(writer, context, { version, enrolment, lessonId, event })
}

/**
 * A lesson of the caller's which is open to them, with what its version says of it.
 * @throws AppError not_found; conflict (lessonLocked, enrolmentOver)
 */
export function requireOpenLesson(
  reader: Reader,
  context: FirmContext,
  { enrolmentId, lessonId }: LessonRef,
) {
  const row = requireMine(reader, context, enrolmentId)
  if (row.cancelledAt !== null) throw conflictOf('enrolmentOver')
  const { version } = shownVersion(reader, row)
  const lesson = requireLesson(version, lessonId)
  if (!mayOpen(version, progressOf(reader, enrolmentId), lessonId)) throw conflictOf('lessonLocked')
  return { row, lesson, said: getVersionLesson(reader, row.courseId, version.version, lessonId) }
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
  const { lesson } = requireOpenLesson(reader, context, { enrolmentId, lessonId })
  const { title, content } = lesson
  if (content.kind !== 'quiz') throw new AppError('not_found', 'No quiz')
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
  const said = getVersionLesson(reader, courseId, version.version, lessonId)
  return {
    ...{ enrolmentId, lessonId, title },
    courseTitle: version.title,
    chapterTitle: chapter?.title ?? '',
    kind: kindOf(content),
    completedBy: LessonCompletion.parse('completedBy' in content ? content.completedBy : 'either'),
    body: said.body,
    media: mediaOf(reader, said),
    played: playedOf(content, progress[lessonId] ?? nothingDone),
    handIns: content.kind === 'assignment' ? handInsOf(reader, enrolmentId, lessonId) : [],
    completedAt: progress[lessonId]?.completedAt ?? null,
    isOpen: enrolment.cancelledAt === null,
    place: at + 1,
    lessons: lessons.length,
    previousLessonId: lessons[at - 1]?.lessonId ?? null,
    nextLessonId: isNextOpen ? next.lessonId : null,
  }
}

/** The file of a lesson; null for one that has none. */
function mediaOf(
  reader: Reader,
  { fileId, captionsId, alt }: ReturnType<typeof getVersionLesson>,
): MyLesson['media'] {
  const file = findFile(reader, fileId)
  if (!file) return null
  const { name, type, bytes } = file
  return { name, type, bytes, alt, hasCaptions: captionsId !== '' }
}

/** How much of what is played was played. */
function playedOf(content: LessonContent, progress: LessonProgress): MyLesson['played'] {
  if (content.kind !== 'video' && content.kind !== 'audio') return null
  const { seconds, watchedPercent } = content
  return {
    length: seconds,
    needed: Math.ceil((seconds * watchedPercent) / 100),
    done: Math.floor(watchedSeconds(progress)),
    position: Number(progress.position ?? '0') || 0,
  }
}

function requireLesson(version: CourseVersion, lessonId: string): Lesson {
  const found = lessonsOf(version).find((lesson) => lesson.lessonId === lessonId)
  if (!found) throw new AppError('not_found', 'No such lesson')
  return found
}
