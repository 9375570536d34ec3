import { invalidField } from '#contract/core/errors.ts'
import { isFileLesson, isPlayed, type LessonInput } from '#contract/learning/lessons.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import { hasFile, type LaidFile, layCaptions, layLessonFile, takeBack } from './course-files.ts'
import type { StoredLesson } from './draft.ts'

/** Files that lie among the firm's already, for a lesson that is written. */
export type LaidFiles = { files: { file?: LaidFile | undefined; captions?: LaidFile | undefined } }

/**
 * Lays the files that come with a lesson among the firm's, then writes it. What was laid is taken
 * back where the lesson is refused.
 * @throws AppError invalid at `file` and `captions`, and what `write` throws
 */
export async function withFiles<Given extends Pick<LessonInput, 'kind' | 'file' | 'captions'>, Out>(
  context: HandlerContext,
  { file, captions, ...given }: Given,
  write: (lesson: Omit<Given, 'file' | 'captions'> & LaidFiles) => Out,
): Promise<Out> {
  const { kind } = given
  const files: LaidFiles['files'] = {}
  try {
    if (file && isFileLesson(kind)) files.file = await layLessonFile(context, kind, file)
    if (captions && isPlayed(kind)) files.captions = await layCaptions(context, captions)
    return write({ ...given, files })
  } finally {
    const laid = [files.file, files.captions].filter((one) => one !== undefined)
    await takeBack(
      context,
      laid.filter((one) => !hasFile(context.store.reader, one)),
    )
  }
}

type Media = Pick<StoredLesson, 'fileId' | 'captionsId' | 'seconds' | 'packageKind'>

/**
 * What a lesson keeps of its files: new ones in place of those before.
 * @throws AppError invalid at `length` where a length is needed and nothing tells it
 */
export function mediaColumns(
  { kind, completedBy, length }: Pick<LessonInput, 'kind' | 'completedBy' | 'length'>,
  { file, captions }: LaidFiles['files'],
  before: Media = { fileId: '', captionsId: '', seconds: 0, packageKind: '' },
): Media {
  const told = file ? (file.seconds ?? 0) : before.seconds
  const seconds = length === '' ? told : parseLength(length)
  const fileId = file?.id ?? before.fileId
  if (completedBy === 'watching' && fileId !== '' && seconds === 0) {
    throw invalidField('length', 'mediaLength')
  }
  return {
    fileId,
    captionsId: captions?.id ?? before.captionsId,
    seconds: isPlayed(kind) ? seconds : 0,
    packageKind: file ? packageKindOf(file) : before.packageKind,
  }
}

function packageKindOf({ holds }: LaidFile): StoredLesson['packageKind'] {
  if (!holds) return ''
  return holds.standard === 'cmi5' ? 'cmi5' : 'scorm'
}

/** 4:30 is 270. */
function parseLength(length: string): number {
  const [minutes, seconds] = length.split(':')
  return Number(minutes) * 60 + Number(seconds)
}

/** 270 is 4:30; nothing for 0. */
export function formatLength(seconds: number): string {
  if (seconds === 0) return ''
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
