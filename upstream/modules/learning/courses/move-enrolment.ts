import { eq } from 'drizzle-orm'
import { conflictOf } from '#contract/core/errors.ts'
import type { Enrolment } from '#contract/learning/courses.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { toEnrolment } from './assign.ts'
import { courseProgress } from './course-progress.ts'
import { moveToVersion } from './enrolment.ts'
import {
  getEnrolment,
  getOpenEnrolment,
  keepEnrolment,
  keepProgress,
  progressOf,
  toRule,
} from './enrolment-rows.ts'
import { courses } from './register.ts'
import { lessonProgressTable } from './tables.ts'
import { getVersion } from './versions.ts'

/**
 * Takes a learner who has begun to the version that is published now. What they did in lessons that
 * are the same stays; the others are to be done anew.
 * @throws AppError not_found; conflict (enrolmentOver, newestAlready)
 */
export function moveToNewest(
  writer: Writer,
  context: FirmContext,
  { courseId, enrolmentId }: { courseId: string; enrolmentId: string },
): Enrolment {
  const row = getOpenEnrolment(writer, { courseId, enrolmentId })
  const { publishedVersion, title } = courses.get(writer, courseId)
  if (row.version >= publishedVersion) throw conflictOf('newestAlready')
  const from = getVersion(writer, courseId, row.version)
  const to = getVersion(writer, courseId, publishedVersion)
  const moved = moveToVersion(toRule(row), progressOf(writer, enrolmentId), from, to)
  writer.db
    .delete(lessonProgressTable)
    .where(eq(lessonProgressTable.enrolmentId, enrolmentId))
    .run()
  const { percent } = courseProgress(to, moved.progress)
  keepEnrolment(writer, moved.enrolment, { percent })
  for (const [lessonId, progress] of Object.entries(moved.progress)) {
    keepProgress(writer, { version: to, enrolment: moved.enrolment }, lessonId, progress)
  }
  writer.audit({
    entity: 'course',
    entityId: courseId,
    action: 'moveLearner',
    title,
    before: { version: row.version },
    after: { version: to.version, learners: [row.learnerName] },
  })
  return toEnrolment(getEnrolment(writer, enrolmentId), firmDate(writer, context))
}
