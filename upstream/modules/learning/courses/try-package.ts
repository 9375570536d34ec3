import { AppError } from '#contract/core/errors.ts'
import type { PackageStanding } from '#contract/learning/packages.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { type Meeting, packageDifferences, packageDoors, trialOf } from '../packages/index.ts'
import { draftFileId, getLesson } from './lessons.ts'

type LessonRef = { courseId: string; lessonId: string }

const doors = packageDoors(requireDraft)

/**
 * The package of a lesson of a draft with what the caller tried of it, and what of it is not played as its
 * author meant. @throws AppError not_found
 */
export function draftPackage(reader: Reader, firm: FirmContext, ref: LessonRef): PackageStanding {
  const { packageId } = requireDraft(reader, firm, ref)
  return {
    ...doors.standing(reader, firm, ref),
    differences: packageDifferences(reader, packageId),
  }
}

/** A part of it opened to look at, of which nothing counts, and one opened so. @throws AppError not_found */
export const { launch: tryPackage, show: triedPackage } = doors

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
