import { AppError } from '#contract/core/errors.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { type Meeting, packageDoors, trialOf } from '../packages/index.ts'
import { draftFileId, getLesson } from './lessons.ts'

type LessonRef = { courseId: string; lessonId: string }

/**
 * The package of a lesson of a draft with what the caller tried of it, a part of it opened to look at,
 * of which nothing counts, and one that they opened so. @throws AppError not_found
 */
export const {
  standing: draftPackage,
  launch: tryPackage,
  show: triedPackage,
} = packageDoors(requireDraft)

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
