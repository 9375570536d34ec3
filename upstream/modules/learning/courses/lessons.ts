import { eq } from 'drizzle-orm'
import { AppError, invalidField } from '#contract/core/errors.ts'
import type { Course, OutlineChange } from '#contract/learning/courses.ts'
import { completions, type Lesson, type LessonInput } from '#contract/learning/lessons.ts'
import { requireVersion } from '../../../firm/require-version.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { findQuizTitle } from '../quizzes/index.ts'
import { dropUnused, enterFile, findFile } from './course-files.ts'
import { type StoredCourse, type StoredLesson, toCourse } from './draft.ts'
import { formatLength, type LaidFiles, mediaColumns } from './lesson-media.ts'
import {
  changeOutline,
  chapterOf,
  type Outline,
  parseOutline,
  putLesson,
  withoutChapter,
  withoutLesson,
} from './outline.ts'
import { courses } from './register.ts'
import { lessonsTable } from './tables.ts'

type LessonRef = { courseId: string; lessonId: string }

/** A lesson as it is written: its files lie among the firm's already. */
type WrittenLesson = Omit<LessonInput, 'file' | 'captions'> & LaidFiles

/** A lesson of a draft. @throws AppError not_found */
export function getLesson(reader: Reader, { courseId, lessonId }: LessonRef): Lesson {
  return toLesson(reader, courses.get(reader, courseId), requireLesson(reader, courseId, lessonId))
}

/** Which file a lesson of a draft is. @throws AppError not_found */
export function draftFileId(reader: Reader, { courseId, lessonId }: LessonRef): string {
  return requireLesson(reader, courseId, lessonId).fileId
}

/** Adds a lesson at the end of a chapter. @throws AppError not_found, invalid */
export function addLesson(
  writer: Writer,
  context: FirmContext,
  {
    courseId,
    chapterId,
    isChanged: _,
    isReplaced: __,
    files,
    ...input
  }: WrittenLesson & { courseId: string },
): Lesson {
  requireFitting(writer, input)
  const course = courses.get(writer, courseId)
  const id = context.newId()
  const { length: ___, ...values } = input
  const kept = { ...values, ...mediaColumns(input, files) }
  const stored = { ...kept, id, courseId, contentVersion: 1, version: 1 }
  writer.db
    .insert(lessonsTable)
    .values({ ...stored, updatedAt: context.now.toISOString() })
    .run()
  enterFiles(writer, courseId, files)
  revise(writer, context, course, putLesson(parseOutline(course.outline), chapterId, id))
  return getLesson(writer, { courseId, lessonId: id })
}

/** @throws AppError not_found, invalid; conflict with the newer version as `detail.current` */
export function updateLesson(
  writer: Writer,
  context: FirmContext,
  input: WrittenLesson & LessonRef & { version: number },
): Lesson {
  const { courseId, lessonId, chapterId, version, isChanged, isReplaced, files, ...typed } = input
  const { length: _, ...values } = typed
  const course = courses.get(writer, courseId)
  const before = requireLesson(writer, courseId, lessonId)
  requireVersion(before, version, () => toLesson(writer, course, before))
  requireFitting(writer, typed)
  const isOther = before.packageKind !== '' && files.file !== undefined
  if (isOther && !isReplaced) throw invalidField('isReplaced', 'package_replace')
  writer.db
    .update(lessonsTable)
    .set({
      ...values,
      ...mediaColumns(typed, files, before.kind === typed.kind ? before : undefined),
      contentVersion: before.contentVersion + (isChanged ? 1 : 0),
      version: version + 1,
      updatedAt: context.now.toISOString(),
    })
    .where(eq(lessonsTable.id, lessonId))
    .run()
  enterFiles(writer, courseId, files)
  dropUnused(writer, context, courseId)
  revise(writer, context, course, putLesson(parseOutline(course.outline), chapterId, lessonId))
  return getLesson(writer, { courseId, lessonId })
}

/** Takes a lesson out of a draft. @throws AppError not_found */
export function deleteLesson(
  writer: Writer,
  context: FirmContext,
  { courseId, lessonId }: LessonRef,
): Course {
  const course = courses.get(writer, courseId)
  requireLesson(writer, courseId, lessonId)
  writer.db.delete(lessonsTable).where(eq(lessonsTable.id, lessonId)).run()
  dropUnused(writer, context, courseId)
  return revise(writer, context, course, withoutLesson(parseOutline(course.outline), lessonId))
}

/** @throws AppError not_found; conflict (tooManyChapters) */
export function arrange(
  writer: Writer,
  context: FirmContext,
  { courseId, change }: { courseId: string; change: OutlineChange },
): Course {
  const course = courses.get(writer, courseId)
  const outline = changeOutline(parseOutline(course.outline), change, context.newId)
  return revise(writer, context, course, outline)
}

/** @throws AppError not_found; conflict (chapterHasLessons) */
export function deleteChapter(
  writer: Writer,
  context: FirmContext,
  { courseId, chapterId }: { courseId: string; chapterId: string },
): Course {
  const course = courses.get(writer, courseId)
  return revise(writer, context, course, withoutChapter(parseOutline(course.outline), chapterId))
}

/** Writes the outline of a draft anew, which is then to be published again. */
function revise(
  writer: Writer,
  context: FirmContext,
  before: StoredCourse,
  outline: Outline,
): Course {
  const was = toCourse(writer, context, before)
  const change = { outline: JSON.stringify(outline), state: 'draft' } as const
  courses.change(writer, context, before.id, { ...change, version: before.version + 1 })
  const course = toCourse(writer, context, courses.get(writer, before.id))
  writer.audit({
    entity: 'course',
    entityId: before.id,
    action: 'update',
    title: course.title,
    before: { lessons: titlesOf(was) },
    after: { lessons: titlesOf(course) },
  })
  return course
}

function enterFiles(
  writer: Writer,
  courseId: string,
  { file, captions }: LaidFiles['files'],
): void {
  for (const one of [file, captions]) if (one) enterFile(writer, courseId, one)
}

function titlesOf({ chapters }: Course): string[] {
  return chapters.flatMap(({ lessons }) => lessons.map(({ title }) => title))
}

function requireLesson({ db }: Reader, courseId: string, lessonId: string): StoredLesson {
  const row = db.select().from(lessonsTable).where(eq(lessonsTable.id, lessonId)).get()
  if (row?.courseId !== courseId) throw new AppError('not_found', 'No such lesson')
  return row
}

type Fitting = Pick<LessonInput, 'kind' | 'completedBy' | 'quizId'>

/** @throws AppError invalid where a kind of lesson is not completed like that, or names no quiz */
function requireFitting(reader: Reader, { kind, completedBy, quizId }: Fitting): void {
  if (!completions[kind].includes(completedBy)) throw invalidField('completedBy', 'invalid')
  if (kind === 'quiz' && findQuizTitle(reader, quizId) === undefined)
    throw invalidField('quizId', 'required')
}

function toLesson(reader: Reader, course: StoredCourse, stored: StoredLesson): Lesson {
  const { contentVersion: _, packageKind: __, fileId, captionsId, seconds, ...lesson } = stored
  const chapterId = chapterOf(parseOutline(course.outline), stored.id)?.chapterId ?? ''
  const file = findFile(reader, fileId)
  return {
    ...lesson,
    chapterId,
    courseTitle: course.title,
    length: formatLength(seconds),
    media: file ? { name: file.name, type: file.type, bytes: file.bytes } : null,
    hasCaptions: captionsId !== '',
  }
}
