import { conflictOf } from '#contract/core/errors.ts'
import type { Course } from '#contract/learning/courses.ts'
import { requireVersion } from '../../../firm/require-version.ts'
import { tellSiteCourses } from '../../../firm/site-courses.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { planAutoEnrol } from './auto-enrol.ts'
import { type CourseAct, nextState } from './course.ts'
import { draftLessons, draftVersion, faultsOf, type StoredCourse, toCourse } from './draft.ts'
import { courses } from './register.ts'
import { courseVersionsTable, versionLessonsTable } from './tables.ts'

type Seen = { courseId: string; version: number }

/** Hands a draft in, or sends it back. @throws AppError not_found, conflict */
export function moveDraft(
  writer: Writer,
  context: FirmContext,
  { courseId, version }: Seen,
  act: 'submit' | 'sendBack',
): Course {
  const course = courses.get(writer, courseId)
  requireVersion(course, version, () => toCourse(writer, context, course))
  return go(writer, context, course, act, {})
}

/**
 * Makes the next version of a draft.
 * @throws AppError not_found; conflict (notReady) with faults, (courseArchived)
 */
export function publish(
  writer: Writer,
  context: FirmContext,
  { courseId, version: seen }: Seen,
): Course {
  const course = courses.get(writer, courseId)
  requireVersion(course, seen, () => toCourse(writer, context, course))
  if (course.isArchived) throw conflictOf('courseArchived')
  const lessons = draftLessons(writer, courseId)
  const made = draftVersion(course, lessons)
  if (faultsOf(writer, made, lessons).length > 0) throw conflictOf('courseNotReady')
  const published = go(writer, context, course, 'publish', { publishedVersion: made.version })
  writer.db
    .insert(courseVersionsTable)
    .values({
      courseId,
      version: made.version,
      summary: course.summary,
      content: JSON.stringify(made),
      publishedAt: context.now.toISOString(),
      publishedBy: context.actor.userId,
    })
    .run()
  for (const { id, body, fileId, captionsId, alt } of lessons) {
    const said = { body, fileId, captionsId, alt }
    const kept = { courseId, version: made.version, lessonId: id, ...said }
    writer.db.insert(versionLessonsTable).values(kept).run()
  }
  planAutoEnrol(writer, context)
  tellSiteCourses(writer, context)
  return published
}

function go(
  writer: Writer,
  context: FirmContext,
  course: StoredCourse,
  act: CourseAct,
  columns: Partial<StoredCourse>,
): Course {
  const state = nextState(course.state, act)
  if (!state) throw conflictOf('courseState')
  const change = { ...columns, state, version: course.version + 1 }
  courses.change(writer, context, course.id, change)
  const { title } = course
  writer.audit({
    entity: 'course',
    entityId: course.id,
    action: act,
    title,
    before: { state: course.state, publishedVersion: course.publishedVersion },
    after: { state, publishedVersion: change.publishedVersion ?? course.publishedVersion },
  })
  return toCourse(writer, context, courses.get(writer, course.id))
}
