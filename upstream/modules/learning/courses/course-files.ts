import { eq } from 'drizzle-orm'
import { AppError, invalidField } from '#contract/core/errors.ts'
import type { FileLessonKind } from '#contract/learning/lessons.ts'
import { cleanFileName } from '../../../firm/file-name.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { type JobMeans, schedule } from '../../firm/jobs/index.ts'
import {
  dropPackages,
  enterPackage,
  indexKey,
  type LaidPackage,
  layIndex,
  readUploaded,
} from '../packages/index.ts'
import { toWebVtt } from './captions.ts'
import { lessonFileType, secondsOf } from './file-kinds.ts'
import { courseFilesTable } from './tables.ts'

export type CourseFile = typeof courseFilesTable.$inferSelect
type Means = Pick<HandlerContext, 'firm' | 'env'>

/** A file that lies among the firm's files already, before it is entered. */
export type LaidFile = Omit<CourseFile, 'courseId'> & {
  seconds: number | undefined
  /** What it holds, where it is a package. */
  holds?: LaidPackage
}

export const forgetFilesJob = 'courses.forgetFiles'

/** Where a file lies. */
export function fileKey(firmId: string, fileId: string): string {
  return `firms/${firmId}/courses/${fileId}`
}

/** What lies among the firm's files for a file; of a package its index, too. */
function keysOf(firmId: string, fileId: string): string[] {
  return [fileKey(firmId, fileId), indexKey(firmId, fileId)]
}

/** Lays the file of a lesson among the firm's files. @throws AppError invalid at `file` */
export async function layLessonFile(
  means: Means,
  kind: FileLessonKind,
  file: File,
): Promise<LaidFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes.length === 0) throw invalidField('file', 'fileEmpty')
  if (kind === 'package') {
    const read = await readUploaded(bytes)
    const laid = await lay(means, { name: file.name, type: 'application/zip', bytes })
    await layIndex(means, laid.id, read)
    return { ...laid, holds: read.laid }
  }
  const type = lessonFileType(kind, bytes)
  if (!type) throw invalidField('file', `lessonFile_${kind}`)
  return lay(means, { name: file.name, type, bytes, seconds: secondsOf(type, bytes) })
}

/** Lays captions among the firm's files, as WebVTT. @throws AppError invalid at `captions` */
export async function layCaptions(means: Means, file: File): Promise<LaidFile> {
  const text = toWebVtt(new Uint8Array(await file.arrayBuffer()))
  if (text === undefined) throw invalidField('captions', 'captionsKind')
  const bytes = new TextEncoder().encode(text)
  return lay(means, { name: file.name, type: 'text/vtt', bytes, seconds: undefined })
}

type ToLay = { name: string; type: string; bytes: Uint8Array; seconds?: number | undefined }

/** Lays bytes among the firm's files, under an id of their own. */
export async function lay(
  { firm, env }: Means,
  { name, type, bytes, seconds }: ToLay,
): Promise<LaidFile> {
  const id = firm.newId()
  await env.FILES.put(fileKey(firm.firmId, id), bytes, { httpMetadata: { contentType: type } })
  const createdAt = firm.now.toISOString()
  return { id, name: cleanFileName(name), type, bytes: bytes.byteLength, createdAt, seconds }
}

/** Takes back what was laid for a call that was refused, or that was made before. */
export async function takeBack({ firm, env }: Means, files: readonly LaidFile[]): Promise<void> {
  if (files.length > 0) await env.FILES.delete(files.flatMap(({ id }) => keysOf(firm.firmId, id)))
}

/** Enters a file that was laid. */
export function enterFile(
  writer: Writer,
  courseId: string,
  { seconds: _, holds, ...file }: LaidFile,
): void {
  writer.db
    .insert(courseFilesTable)
    .values({ ...file, courseId })
    .run()
  const { id, createdAt } = file
  if (holds) enterPackage(writer, { ...holds, id, createdAt })
}

/** Undefined for none. */
export function findFile({ db }: Reader, id: string): CourseFile | undefined {
  if (id === '') return undefined
  return db.select().from(courseFilesTable).where(eq(courseFilesTable.id, id)).get()
}

/** The bytes of all files of courses together. */
export function sumCourseFiles({ sql }: Reader): number {
  return (
    sql.exec<{ bytes: number | null }>('select sum(bytes) as bytes from course_files').one()
      .bytes ?? 0
  )
}

/** Whether a file was entered: not where its call was refused, or had been made before. */
export function hasFile(reader: Reader, { id }: LaidFile): boolean {
  return findFile(reader, id) !== undefined
}

type Part = { from?: number | undefined; to?: number | undefined }

/** A file, or the bytes of it from and to, both included. @throws AppError not_found */
export async function openFile(
  { store, firm, env }: HandlerContext,
  fileId: string,
  { from, to }: Part = {},
): Promise<File> {
  const file = findFile(store.reader, fileId)
  if (!file) throw new AppError('not_found', 'No such file')
  const offset = Math.min(from ?? 0, file.bytes)
  const length = Math.max(0, Math.min(to ?? file.bytes - 1, file.bytes - 1) - offset + 1)
  const { name, type } = file
  // No bytes at all are no range of a file.
  if (length === 0) return new File([], name, { type })
  const object = await env.FILES.get(fileKey(firm.firmId, fileId), { range: { offset, length } })
  if (!object) throw new AppError('not_found', 'The file is missing')
  return new File([await object.arrayBuffer()], name, { type })
}

/**
 * Takes away files of a course that no draft, version or hand-in has any more; their bytes go by a
 * job once this is written.
 */
export function dropUnused(writer: Writer, { now }: FirmContext, courseId: string): void {
  const ids = writer.sql
    .exec<{ id: string }>(
      `select id from course_files as file where course_id = ?
         and not exists (select 1 from course_lessons
           where file_id = file.id or captions_id = file.id)
         and not exists (select 1 from course_version_lessons
           where file_id = file.id or captions_id = file.id)
         and not exists (select 1 from course_hand_ins where file_id = file.id)`,
      courseId,
    )
    .toArray()
    .map(({ id }) => id)
  const [first] = ids
  if (first === undefined) return
  for (const id of ids) writer.sql.exec('delete from course_files where id = ?', id)
  dropPackages(writer, ids)
  schedule(writer, { kind: forgetFilesJob, key: first, dueAt: now, payload: { ids } })
}

/** Throws away the bytes of files that nothing has any more. */
export async function forgetFiles({ firm, env }: JobMeans, ids: readonly string[]): Promise<void> {
  await env.FILES.delete(ids.flatMap((id) => keysOf(firm.firmId, id)))
}
