import { eq } from 'drizzle-orm'
import { AppError, invalidField } from '#contract/core/errors.ts'
import type { PackageStandard } from '#contract/learning/packages.ts'
import { pause } from '../../../core/breathe.ts'
import type { Env } from '../../../core/env.ts'
import { RefusedArchive } from '../../../core/zip/refused-archive.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { type Cmi5Course, unitsOf } from './cmi5/course-structure.ts'
import { RefusedPackage } from './package-problem.ts'
import { type ReadPackage, readPackage } from './read-package.ts'
import type { ScormPackage } from './scorm/scorm-package.ts'
import { type FileIndex, indexKey } from './serve/file-index.ts'
import { packagesTable } from './tables.ts'
import type { Archive, ArchiveLimits } from './zip/open-archive.ts'

/** What an upload of the usual size may unpack to. */
const limits: ArchiveLimits = {
  maxEntries: 4_000,
  maxEntryBytes: 100 * 1024 * 1024,
  maxTotalBytes: 200 * 1024 * 1024,
}
/** A manifest that says more is no course. */
const longestContent = 1_000_000
/** Unpacked between two turns of others. */
const turnBytes = 8 * 1024 * 1024

/** A package that was read, before it is entered. */
export type LaidPackage = { standard: PackageStandard; title: string; content: string }

/** A package and where its files are in its ZIP. */
type ReadUpload = { laid: LaidPackage; index: FileIndex }

/**
 * Reads an uploaded package, and looks at each of its files.
 * @throws AppError invalid at `file`, with the reason
 */
export async function readUploaded(bytes: Uint8Array): Promise<ReadUpload> {
  const read = readUpload(bytes)
  if (read.archive) await judgeFiles(read.archive)
  return toUpload(read)
}

/** A package of our own, as if it had been uploaded. */
export function readOwn(bytes: Uint8Array): ReadUpload {
  return toUpload(readUpload(bytes))
}

function toUpload(read: ReadPackage): ReadUpload {
  const { archive } = read
  if (archive === null) throw invalidField('file', 'package_notZip')
  const laid = laidOf(read)
  if (laid.content.length > longestContent) throw invalidField('file', 'package_tooLarge')
  const index: FileIndex = Object.fromEntries(
    archive.files.map(({ path, size, place: { at, packedSize, method } }) => [
      path,
      [at, packedSize, size, method],
    ]),
  )
  return { laid, index }
}

/**
 * Lays beside the ZIP of a package where its files are in it.
 * @param fileId of the ZIP, which lies among the firm's files
 */
export async function layIndex(
  { firm, env }: { firm: Pick<FirmContext, 'firmId'>; env: Pick<Env, 'FILES'> },
  fileId: string,
  { index }: ReadUpload,
): Promise<void> {
  await env.FILES.put(indexKey(firm.firmId, fileId), JSON.stringify(index))
}

/** Enters a package whose file was laid. */
export function enterPackage(
  { db }: Writer,
  kept: LaidPackage & { id: string; createdAt: string },
): void {
  db.insert(packagesTable).values(kept).run()
}

/** Forgets packages that nothing has any more; what came of them stays. */
export function dropPackages({ sql }: Writer, ids: readonly string[]): void {
  for (const id of ids) sql.exec('delete from learning_packages where id = ?', id)
}

/** A package as it is kept. */
export type StoredPackage =
  | { id: string; standard: 'scorm12' | 'scorm2004'; title: string; scorm: ScormPackage }
  | { id: string; standard: 'cmi5'; title: string; course: Cmi5Course }

/** @throws AppError not_found */
export function getPackage({ db }: Reader, id: string): StoredPackage {
  const row = db.select().from(packagesTable).where(eq(packagesTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such package')
  const { standard, title } = row
  if (standard !== 'cmi5') return { id, standard, title, scorm: JSON.parse(row.content) }
  return { id, standard, title, course: JSON.parse(row.content) }
}

function readUpload(bytes: Uint8Array): ReadPackage {
  try {
    return readPackage(bytes, limits)
  } catch (error) {
    throw refusalOf(error)
  }
}

/** Each file is unpacked once: one that is damaged would be found by a learner. */
async function judgeFiles({ files }: Archive): Promise<void> {
  let unpacked = 0
  for (const file of files) {
    try {
      unpacked += file.read().length
    } catch (error) {
      throw refusalOf(error)
    }
    if (unpacked < turnBytes) continue
    unpacked = 0
    await pause()
  }
}

/** Why an upload is no package, with the place where that says more. */
function refusalOf(error: unknown): unknown {
  if (error instanceof RefusedArchive) {
    return invalidField('file', 'package_archive', { at: `${error.reason} ${error.entry}`.trim() })
  }
  if (!(error instanceof RefusedPackage)) return error
  const [problem] = error.problems
  if (!problem) return error
  const { what, at, line } = problem
  const place = [at, line === null ? '' : `(${line})`].filter(Boolean).join(' ')
  return invalidField('file', `package_${what}`, { at: place })
}

function laidOf(read: ReadPackage): LaidPackage {
  if (read.kind === 'scorm') {
    const { standard, title } = read.scorm
    return { standard, title: title.slice(0, 300), content: JSON.stringify(read.scorm) }
  }
  const outside = unitsOf(read.course.children).find(({ launch }) => launch.kind === 'outside')
  // What is served from elsewhere is no page that we could hold to our rules.
  if (outside?.launch.kind === 'outside') {
    throw invalidField('file', 'package_outsideAddress', { at: outside.launch.url.slice(0, 200) })
  }
  const title = read.course.title[0]?.text ?? ''
  return { standard: 'cmi5', title: title.slice(0, 300), content: JSON.stringify(read.course) }
}
