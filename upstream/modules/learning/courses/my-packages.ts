import { AppError } from '#contract/core/errors.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { type Meeting, type Opening, packageDoors } from '../packages/index.ts'
import { doLesson, requireOpenLesson } from './my-lessons.ts'

type LessonRef = { enrolmentId: string; lessonId: string }

const doors = packageDoors(requirePackage)

/**
 * The parts of the package of a lesson of the caller's with what came of them, and a part that they
 * opened. @throws AppError not_found, of others' too
 */
export const { standing: packageStandingOf, show: packageSessionOf } = doors

/** Opens a part of the package of a lesson. @throws AppError not_found, conflict */
export function launchPackage(
  writer: Writer,
  firm: FirmContext,
  asked: LessonRef & Opening,
): { sessionId: string } {
  doLesson(writer, firm, asked, { kind: 'opened' })
  return doors.launch(writer, firm, asked)
}

/** @throws AppError not_found; conflict (lessonLocked, enrolmentOver) */
function requirePackage(reader: Reader, firm: FirmContext, ref: LessonRef): Meeting {
  const { row, lesson } = requireOpenLesson(reader, firm, ref)
  const { content, title } = lesson
  if (content.kind !== 'scorm' && content.kind !== 'cmi5') {
    throw new AppError('not_found', 'No package')
  }
  const { enrolmentId, lessonId } = ref
  const { courseId, learnerId, learnerName } = row
  const { packageId } = content
  return {
    ...{ enrolmentId, lessonId, packageId, courseId, learnerId, learnerName },
    lessonTitle: title,
  }
}
