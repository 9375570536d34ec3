import { AppError, conflictOf, invalidField } from '#contract/core/errors.ts'
import { fileTypeOf, isKeepableFile } from '#contract/core/file-type.ts'
import type { HandInInput } from '#contract/learning/hand-ins.ts'
import type { MyLesson } from '#contract/learning/my-courses.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import { enterFile, hasFile, type LaidFile, lay, takeBack } from './course-files.ts'
import { handInsOf } from './hand-in-rows.ts'
import { doLesson, requireOpenLesson } from './my-lessons.ts'
import { courses } from './register.ts'
import { handInsTable } from './tables.ts'

type LessonRef = { enrolmentId: string; lessonId: string }

/**
 * Hands in what an assignment asks for.
 * @throws AppError not_found; invalid where nothing is handed in, or a file that cannot be kept;
 *   conflict where the last one still waits or is accepted
 */
export async function handIn(
  context: HandlerContext,
  { file, text, ...ref }: HandInInput & LessonRef,
): Promise<MyLesson> {
  const { store, firm } = context
  requireRoom(store.reader, firm, ref)
  const laid = file ? await layHandIn(context, file) : undefined
  try {
    return store.transact(firm, (writer) => keepHandIn(writer, firm, ref, { text, file: laid }))
  } finally {
    if (laid && !hasFile(store.reader, laid)) await takeBack(context, [laid])
  }
}

async function layHandIn(context: HandlerContext, file: File): Promise<LaidFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes.length === 0) throw invalidField('file', 'fileEmpty')
  if (!isKeepableFile(file.name, bytes)) throw invalidField('file', 'fileKind')
  return lay(context, { name: file.name, type: fileTypeOf(bytes), bytes })
}

function requireRoom(reader: Parameters<typeof handInsOf>[0], firm: FirmContext, ref: LessonRef) {
  const { row, lesson } = requireOpenLesson(reader, firm, ref)
  if (lesson.content.kind !== 'assignment') throw new AppError('not_found', 'No assignment')
  const [last] = handInsOf(reader, ref.enrolmentId, ref.lessonId)
  if (last && last.state !== 'returned') throw conflictOf('handedInAlready')
  return { row, lesson }
}

/** Keeps what is handed in, its file laid among the firm's already. @throws as `handIn` */
export function keepHandIn(
  writer: Writer,
  firm: FirmContext,
  ref: LessonRef,
  { text, file }: { text: string; file: LaidFile | undefined },
): MyLesson {
  const { row, lesson } = requireRoom(writer, firm, ref)
  if (text === '' && !file) throw invalidField('text', 'required')
  const { courseId, learnerName } = row
  if (file) enterFile(writer, courseId, file)
  writer.db
    .insert(handInsTable)
    .values({
      id: firm.newId(),
      ...{ ...ref, courseId, text },
      lessonTitle: lesson.title,
      fileId: file?.id ?? '',
      state: 'submitted',
      note: '',
      submittedAt: firm.now.toISOString(),
      judgedBy: '',
    })
    .run()
  queueNotice(writer, firm, {
    kind: 'handInArrived',
    params: { name: learnerName, course: courses.get(writer, courseId).title },
    link: `/firms/${firm.firmId}/courses/${courseId}/hand-ins`,
  })
  return doLesson(writer, firm, ref, { kind: 'assignment', state: 'submitted' })
}
