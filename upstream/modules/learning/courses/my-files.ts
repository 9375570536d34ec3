import type { HandlerContext } from '../../../firm/implement.ts'
import { openFile } from './course-files.ts'
import { handInFileId } from './hand-in-rows.ts'
import { requireMine } from './my-courses.ts'
import { requireOpenLesson } from './my-lessons.ts'

type LessonRef = { enrolmentId: string; lessonId: string }
type Part = { from?: number | undefined; to?: number | undefined }

/**
 * The file of a lesson of the caller's, or a part of it; or its captions.
 * @throws AppError not_found; conflict (lessonLocked, enrolmentOver)
 */
export function openLessonFile(
  context: HandlerContext,
  ref: LessonRef & Part,
  what: 'file' | 'captions',
): Promise<File> {
  const { said } = requireOpenLesson(context.store.reader, context.firm, ref)
  return what === 'file' ? openFile(context, said.fileId, ref) : openFile(context, said.captionsId)
}

/** The file of what the caller handed in. @throws AppError not_found, of others' too */
export function openHandInFile(
  context: HandlerContext,
  ref: LessonRef & { handInId: string },
): Promise<File> {
  requireMine(context.store.reader, context.firm, ref.enrolmentId)
  return openFile(context, handInFileId(context.store.reader, ref))
}
