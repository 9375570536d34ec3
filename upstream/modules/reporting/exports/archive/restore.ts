import { AppError, invalidField } from '#contract/core/errors.ts'
import { fileTypeOf } from '#contract/core/file-type.ts'
import type { Firm } from '#contract/firm/firms.ts'
import { givenParts, hooks } from '../../../../core/hooks.ts'
import { fitsTables, writeContents } from '../../../../firm/contents.ts'
import type { HandlerContext } from '../../../../firm/implement.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { uploadedArchiveKey } from '../../../../firm/uploaded-archive.ts'
import {
  isJournalSound,
  listAccounts,
  sealCopiedEntries,
  withoutEntries,
} from '../../../books/ledger/index.ts'
import { getFirm } from '../../../firm/firms/index.ts'
import { keepOnlyKinds } from '../../../firm/jobs/index.ts'
import { harmlessJobs } from './harmless-jobs.ts'
import { type Archive, readArchive } from './read-archive.ts'
import { findStrangers, withoutStrangers } from './strangers.ts'

declare module '../../../../core/hooks.ts' {
  interface ModuleParts {
    /** What must be put right, or must not go on, in a firm that is made of an archive. */
    onRestore: (writer: Writer, context: FirmContext) => void
    /** Queries that find where a sum that is kept is not that of its rows; nothing in sound books. */
    wrongSums: readonly string[]
  }
}

/**
 * Fills a firm that has nothing yet with an archive that waits among its files: all of it, or nothing.
 * Files come first, so that a firm that has its rows has its files. Repeating it for a firm that is
 * filled gives that firm.
 * @throws AppError invalid at `file`; not_found where no archive waits
 */
export async function restoreArchive(context: HandlerContext): Promise<Firm> {
  const { store, firm, env } = context
  if (isFilled(store.reader)) return getFirm(store.reader)
  const upload = await env.FILES.get(uploadedArchiveKey(firm.firmId))
  if (!upload) throw new AppError('not_found', 'No archive is waiting to be restored')
  const archive = await readArchive(new Uint8Array(await upload.arrayBuffer()))
  if (!fitsTables(store.reader, archive.contents)) throw invalidField('file', 'archiveVersion')
  const { firmId: before } = archive.manifest
  if (!/^[0-9A-Za-z]{26}$/.test(before)) throw invalidField('file', 'noArchive')
  const filled = await fillWithFiles(context, archive)
  await env.FILES.delete(uploadedArchiveKey(firm.firmId))
  return filled
}

async function fillWithFiles(context: HandlerContext, archive: Archive): Promise<Firm> {
  const { store, env } = context
  const put: string[] = []
  try {
    for (const { key, bytes, httpMetadata } of filesToPut(context, archive)) {
      await env.FILES.put(key, bytes, { httpMetadata })
      put.push(key)
    }
    const strangers = await findStrangers(context, archive.contents, archive.manifest.firmId)
    if (strangers.size > 0) proveAsItCame(context, archive)
    return fill(context, archive, strangers)
  } catch (error) {
    // A call beside this one may have filled the firm: then they are its files.
    if (!isFilled(store.reader)) for (const key of put) await env.FILES.delete(key)
    throw error
  }
}

/** Thrown to take back what was written to be looked at. */
const looked = new Error('Looked')

/**
 * The books of the archive must be sound as they came, before ids in them are replaced and their chain is
 * made anew. @throws AppError invalid at `file`
 */
function proveAsItCame({ store, firm }: HandlerContext, { contents, manifest }: Archive): void {
  try {
    store.transact(firm, (writer) => {
      write(() => writeContents(writer, contents, withFirm(manifest, firm)))
      requireSound(writer)
      throw looked
    })
  } catch (error) {
    if (error !== looked) throw error
  }
}

/** All rows in one transaction; what does not fit the tables, or each other, undoes it. */
function fill(
  { store, firm }: HandlerContext,
  { contents, manifest }: Archive,
  strangers: ReadonlyMap<string, string>,
): Firm {
  const named = withFirm(manifest, firm)
  const toNobody = withoutStrangers(strangers)
  const own = (rows: string) => toNobody(named(rows))
  return store.transact(firm, (writer) => {
    write(() => {
      if (strangers.size === 0) writeContents(writer, contents, own)
      else {
        writeContents(writer, withoutEntries(contents), own)
        sealCopiedEntries(writer, contents, own)
      }
    })
    keepOnlyKinds(writer, harmlessJobs)
    for (const onRestore of hooks('onRestore')) onRestore(writer, firm)
    requireSound(writer)
    const { name, madeAt } = manifest
    writer.audit({
      entity: 'firm',
      entityId: firm.firmId,
      action: 'makeOfArchive',
      after: { name, madeAt },
    })
    return getFirm(writer)
  })
}

function withFirm({ firmId: before }: Archive['manifest'], { firmId }: FirmContext) {
  return (rows: string) => rows.replaceAll(before, firmId)
}

/** @throws AppError invalid at `file` where rows do not fit the tables, or each other */
function write(rows: () => void): void {
  try {
    rows()
  } catch (cause) {
    throw Object.assign(invalidField('file', 'archiveChanged'), { cause })
  }
}

/**
 * Whoever wrote the archive could work out its hashes anew: so the sums are added up once more.
 * @throws AppError invalid at `file`, which names the module of the first records whose sums are wrong
 */
function requireSound(writer: Writer): void {
  if (!isJournalSound(writer)) throw invalidField('file', 'archiveChanged')
  const isWrong = (query: string) => writer.sql.exec(query).toArray().length > 0
  const wrong = givenParts('wrongSums').find(({ part }) => part.some(isWrong))
  if (wrong) throw invalidField('file', `archiveSums_${wrong.module}`)
}

function isFilled(reader: Reader): boolean {
  return listAccounts(reader).length > 0
}

/** The firm's files under its own id, each as what its bytes are. */
function filesToPut({ firm }: HandlerContext, { files, manifest }: Archive) {
  return files.map(({ path, type, bytes }) => ({
    key: `firms/${firm.firmId}/${path.replaceAll(manifest.firmId, firm.firmId)}`,
    bytes,
    httpMetadata: { contentType: type && fileTypeOf(bytes) },
  }))
}
