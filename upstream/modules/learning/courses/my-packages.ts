import { AppError } from '#contract/core/errors.ts'
import type { PackageSession, PackageStanding, PackageTaking } from '#contract/learning/packages.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import {
  type Launching,
  launchPart,
  type Meeting,
  packageStanding,
  showSession,
  takingsIn,
} from '../packages/index.ts'
import { doLesson, requireOpenLesson } from './my-lessons.ts'
import { courses } from './register.ts'

type LessonRef = { enrolmentId: string; lessonId: string }

/** The parts of the package of a lesson of the caller's, and what came of them. @throws AppError not_found */
export function packageStandingOf(
  reader: Reader,
  firm: FirmContext,
  ref: LessonRef,
): PackageStanding {
  return packageStanding(reader, firm, requirePackage(reader, firm, ref))
}

/** Opens a part of the package of a lesson. @throws AppError not_found, conflict */
export function launchPackage(
  writer: Writer,
  firm: FirmContext,
  { launching, itemId, ...ref }: LessonRef & { itemId: string; launching: Launching },
): { sessionId: string } {
  doLesson(writer, firm, ref, { kind: 'opened' })
  return launchPart(writer, firm, {
    meeting: requirePackage(writer, firm, ref),
    ...{ itemId, launching },
  })
}

/** A part that the caller opened. @throws AppError not_found, of others' too */
export function packageSessionOf(
  reader: Reader,
  firm: FirmContext,
  {
    launching,
    packageSessionId: sessionId,
    ...ref
  }: LessonRef & { packageSessionId: string; launching: Launching },
): PackageSession {
  return showSession(reader, firm, {
    meeting: requirePackage(reader, firm, ref),
    ...{ sessionId, launching },
  })
}

/** What came of the packages of a course. @throws AppError not_found */
export function packageTakings(reader: Reader, courseId: string): PackageTaking[] {
  const { id } = courses.get(reader, courseId)
  return takingsIn(reader, id).map((row) => {
    const { learnerId, learnerName, lessonTitle, standard, sessions, startedAt, lastAt } = row
    const { state, percent, seconds } = row
    return {
      takingId: row.id,
      ...{ learnerId, learnerName, lessonTitle, standard, sessions, startedAt, lastAt },
      ...{ state, percent, seconds },
    }
  })
}

/** @throws AppError not_found; conflict (lessonLocked, enrolmentOver) */
function requirePackage(reader: Reader, firm: FirmContext, ref: LessonRef): Meeting {
  const { row, lesson } = requireOpenLesson(reader, firm, ref)
  const { content, title } = lesson
  if (content.kind !== 'scorm' && content.kind !== 'cmi5') {
    throw new AppError('not_found', 'No package')
  }
  const { courseId, learnerId, learnerName } = row
  const { packageId } = content
  return { ...ref, ...{ packageId, courseId, learnerId, learnerName }, lessonTitle: title }
}
