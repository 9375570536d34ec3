import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '#contract/core/errors.ts'
import type { Reader } from '../../../firm/store.ts'
import type { CourseVersion } from './course.ts'
import { courseVersionsTable, versionLessonsTable } from './tables.ts'

const LessonContent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['text', 'document', 'picture']),
    completedBy: z.enum(['opening', 'confirming']),
  }),
  z.object({
    kind: z.enum(['video', 'audio']),
    completedBy: z.enum(['opening', 'confirming', 'watching']),
    seconds: z.number(),
    watchedPercent: z.number(),
  }),
  z.object({
    kind: z.literal('quiz'),
    quizId: z.string(),
    completedBy: z.enum(['submitting', 'passing']),
  }),
  z.object({ kind: z.literal('assignment'), completedBy: z.enum(['submitting', 'acceptance']) }),
  z.object({
    kind: z.literal('scorm'),
    packageId: z.string(),
    completedBy: z.enum(['completing', 'passing', 'either']),
  }),
  z.object({ kind: z.literal('cmi5'), packageId: z.string() }),
])

const Content = z.object({
  courseId: z.string(),
  version: z.int(),
  title: z.string(),
  chapters: z.array(
    z.object({
      chapterId: z.string(),
      title: z.string(),
      lessons: z.array(
        z.object({
          lessonId: z.string(),
          title: z.string(),
          isRequired: z.boolean(),
          contentVersion: z.int(),
          content: LessonContent,
        }),
      ),
    }),
  ),
  order: z.enum(['free', 'locked']),
  completion: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('all') }),
    z.object({ kind: z.literal('percent'), percent: z.int() }),
    z.object({ kind: z.literal('lessons'), lessonIds: z.array(z.string()) }),
  ]),
  score: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('none') }),
    z.object({ kind: z.literal('lesson'), lessonId: z.string() }),
    z.object({ kind: z.literal('mean') }),
  ]),
  due: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('days'), days: z.int() }),
      z.object({ kind: z.literal('date'), date: z.string() }),
    ])
    .nullable(),
}) satisfies z.ZodType<CourseVersion>

/** A version that was published, with what is said of the course. @throws AppError not_found */
export function getVersion(
  { db }: Reader,
  courseId: string,
  version: number,
): CourseVersion & { summary: string } {
  const isMeant = and(
    eq(courseVersionsTable.courseId, courseId),
    eq(courseVersionsTable.version, version),
  )
  const row = db.select().from(courseVersionsTable).where(isMeant).get()
  if (!row) throw new AppError('not_found', 'No such version')
  return { ...Content.parse(JSON.parse(row.content)), summary: row.summary }
}

/** What a lesson of a version says. @throws AppError not_found */
export function getVersionLesson(
  { db }: Reader,
  courseId: string,
  version: number,
  lessonId: string,
): typeof versionLessonsTable.$inferSelect {
  const isMeant = and(
    eq(versionLessonsTable.courseId, courseId),
    eq(versionLessonsTable.version, version),
    eq(versionLessonsTable.lessonId, lessonId),
  )
  const row = db.select().from(versionLessonsTable).where(isMeant).get()
  if (!row) throw new AppError('not_found', 'No such lesson')
  return row
}
