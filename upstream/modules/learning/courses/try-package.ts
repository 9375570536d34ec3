import { AppError } from '#contract/core/errors.ts'
import type { PackageSession, PackageStanding } from '#contract/learning/packages.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import {
  launchPart,
  type Meeting,
  type Opened,
  type Opening,
  packageDifferences,
  packageStanding,
  showSession,
  trialOf,
} from '../packages/index.ts'
import { draftFileId, getLesson } from './lessons.ts'

type LessonRef = { courseId: string; lessonId: string }

/** The package of a lesson of a draft, with what the caller tried of it. @throws AppError not_found */
export function draftPackage(reader: Reader, firm: FirmContext, ref: LessonRef): PackageStanding {
  const meeting = requireDraft(reader, firm, ref)
  return {
    ...packageStanding(reader, firm, meeting),
    differences: packageDifferences(reader, meeting.packageId),
  }
}

/** Opens a part of it to look at, of which nothing counts. @throws AppError not_found */
export function tryPackage(
  writer: Writer,
  firm: FirmContext,
  asked: LessonRef & Opening,
): { sessionId: string } {
  return launchPart(writer, firm, requireDraft(writer, firm, asked), asked)
}

/** A part that the caller opened so. @throws AppError not_found, of others' too */
export function triedPackage(
  reader: Reader,
  firm: FirmContext,
  asked: LessonRef & Opened,
): PackageSession {
  return showSession(reader, firm, requireDraft(reader, firm, asked), asked)
}

function requireDraft(reader: Reader, { actor }: FirmContext, ref: LessonRef): Meeting {
  const { kind, title } = getLesson(reader, ref)
  const packageId = draftFileId(reader, ref)
  if (kind !== 'package' || packageId === '') throw new AppError('not_found', 'No package')
  const { courseId, lessonId } = ref
  const { userId, userName } = actor
  return {
    ...{ courseId, lessonId, packageId, lessonTitle: title, enrolmentId: trialOf(userId) },
    ...{ learnerId: userId, learnerName: userName },
  }
}
