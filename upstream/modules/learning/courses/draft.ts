import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { roles } from '#contract/core/roles.ts'
import type { Course } from '#contract/learning/courses.ts'
import { isFileLesson } from '#contract/learning/lessons.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { isQuizReady } from '../quizzes/index.ts'
import {
  type CourseFault,
  type CourseVersion,
  courseFaults,
  kindOf,
  type Lesson,
  type LessonContent,
} from './course.ts'
import { parseOutline } from './outline.ts'
import { type coursesTable, lessonsTable } from './tables.ts'

export type StoredCourse = typeof coursesTable.$inferSelect
export type StoredLesson = typeof lessonsTable.$inferSelect

const AutoRoles = z.array(z.enum(roles))

/** The lessons of a draft, in no order. */
export function draftLessons({ db }: Reader, courseId: string): StoredLesson[] {
  return db
    .select()
    .from(lessonsTable)
    .where(eq(lessonsTable.courseId, courseId))
    .orderBy(asc(lessonsTable.id))
    .all()
}

/** A draft as the version that it would become. */
export function draftVersion(course: StoredCourse, stored: readonly StoredLesson[]): CourseVersion {
  const byId = new Map(stored.map((lesson) => [lesson.id, lesson]))
  const { completionPercent: percent, dueDays } = course
  return {
    courseId: course.id,
    version: course.publishedVersion + 1,
    title: course.title,
    chapters: parseOutline(course.outline).map(({ chapterId, title, lessonIds }) => ({
      chapterId,
      title,
      lessons: lessonIds.flatMap((id) => {
        const lesson = byId.get(id)
        return lesson ? [toLesson(lesson)] : []
      }),
    })),
    order: course.order,
    completion: percent === 100 ? { kind: 'all' } : { kind: 'percent', percent },
    score: { kind: 'mean' },
    due: dueDays === null ? null : { kind: 'days', days: dueDays },
  }
}

function toLesson(stored: StoredLesson): Lesson {
  const { id, title, isRequired, contentVersion } = stored
  return { lessonId: id, title, isRequired, contentVersion, content: contentOf(stored) }
}

function contentOf(lesson: StoredLesson): LessonContent {
  const { kind, completedBy, quizId, seconds, watchedPercent } = lesson
  const opened = completedBy === 'opening' ? completedBy : 'confirming'
  switch (kind) {
    case 'quiz':
      return { kind, quizId, completedBy: completedBy === 'submitting' ? completedBy : 'passing' }
    case 'assignment':
      return { kind, completedBy: completedBy === 'submitting' ? completedBy : 'acceptance' }
    case 'video':
    case 'audio': {
      const how = completedBy === 'watching' ? completedBy : opened
      return { kind, completedBy: how, seconds, watchedPercent }
    }
    case 'package': {
      const { fileId: packageId, packageKind } = lesson
      if (packageKind === 'cmi5') return { kind: 'cmi5', packageId }
      const how = completedBy === 'passing' || completedBy === 'either' ? completedBy : 'completing'
      return { kind: 'scorm', packageId, completedBy: how }
    }
    default:
      return { kind, completedBy: opened }
  }
}

/** A course as the API shows it to who manages courses. */
export function toCourse(reader: Reader, _: FirmContext, course: StoredCourse): Course {
  const stored = draftLessons(reader, course.id)
  const version = draftVersion(course, stored)
  const titles = new Map(stored.map(({ id, title }) => [id, title]))
  const { id, title, summary, order, completionPercent, dueDays, isSelfAllowed } = course
  const { hasCertificate, validMonths } = course
  const { state, publishedVersion, isArchived, createdAt, updatedAt } = course
  return {
    ...{ id, title, summary, order, completionPercent, dueDays, isSelfAllowed },
    ...{ state, publishedVersion, isArchived, createdAt, updatedAt },
    ...{ hasCertificate, validMonths },
    autoRoles: autoRolesOf(course),
    chapters: version.chapters.map(({ lessons, ...chapter }) => ({
      ...chapter,
      lessons: lessons.map(({ lessonId, title: name, isRequired, content }) => ({
        ...{ lessonId, title: name, isRequired },
        kind: kindOf(content),
      })),
    })),
    faults: faultsOf(reader, version, stored).map(({ at, fault }) => ({
      lessonId: at === '' ? null : at,
      title: titles.get(at) ?? '',
      key: fault,
    })),
    version: course.version,
  }
}

/** Everything that keeps a draft from being published. */
export function faultsOf(
  reader: Reader,
  version: CourseVersion,
  stored: readonly StoredLesson[],
): CourseFault[] {
  const isWritten: readonly string[] = ['text', 'assignment']
  const empty = stored.filter(({ kind, body }) => isWritten.includes(kind) && body.trim() === '')
  const without = stored.filter(({ kind, fileId }) => isFileLesson(kind) && fileId === '')
  const undescribed = stored.filter(({ kind, alt }) => kind === 'picture' && alt === '')
  const unready = stored.filter(
    ({ kind, quizId }) => kind === 'quiz' && !isQuizReady(reader, quizId),
  )
  return [
    ...courseFaults(version),
    ...empty.map(({ id }) => ({ at: id, fault: 'noText' as const })),
    ...without.map(({ id }) => ({ at: id, fault: 'noFile' as const })),
    ...undescribed.map(({ id }) => ({ at: id, fault: 'noAlt' as const })),
    ...unready.map(({ id }) => ({ at: id, fault: 'quizNotReady' as const })),
  ]
}

export function autoRolesOf({ autoRoles }: Pick<StoredCourse, 'autoRoles'>) {
  return AutoRoles.parse(JSON.parse(autoRoles))
}
