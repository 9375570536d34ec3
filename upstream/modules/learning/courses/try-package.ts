import { AppError } from '#contract/core/errors.ts'
import type { PackageSession, PackageStanding } from '#contract/learning/packages.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import {
  type Launching,
  launchPart,
  type Meeting,
  packageStanding,
  showSession,
  trialOf,
} from '../packages/index.ts'
import { draftFileId, getLesson } from './lessons.ts'

type LessonRef = { courseId: string; lessonId: string }

/** The package of a lesson of a draft, with what the caller tried of it. @throws AppError not_found */
export function draftPackage(reader: Reader, firm: FirmContext, ref: LessonRef): PackageStanding {
  return packageStanding(reader, firm, requireDraft(reader, firm, ref))
}

/** Opens a part of it to look at, of which nothing counts. @throws AppError not_found */
export function tryPackage(
  writer: Writer,
  firm: FirmContext,
  { launching, itemId, ...ref }: LessonRef & { itemId: string; launching: Launching },
): { sessionId: string } {
  return launchPart(writer, firm, {
    meeting: requireDraft(writer, firm, ref),
    ...{ itemId, launching },
  })
}

/** A part that the caller opened so. @throws AppError not_found, of others' too */
export function triedPackage(
  reader: Reader,
  firm: FirmContext,
  {
    launching,
    packageSessionId: sessionId,
    ...ref
  }: LessonRef & { packageSessionId: string; launching: Launching },
): PackageSession {
  return showSession(reader, firm, {
    meeting: requireDraft(reader, firm, ref),
    ...{ sessionId, launching },
  })
}

function requireDraft(reader: Reader, { actor }: FirmContext, ref: LessonRef): Meeting {
  const { kind, title } = getLesson(reader, ref)
  const packageId = draftFileId(reader, ref)
  if (kind !== 'package' || packageId === '') throw new AppError('not_found', 'No package')
  const { userId, userName } = actor
  return {
    ...{ ...ref, packageId, lessonTitle: title, enrolmentId: trialOf(userId) },
    ...{ learnerId: userId, learnerName: userName },
  }
}
