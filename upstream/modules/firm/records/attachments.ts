import { createHash } from 'node:crypto'
import { and, asc, eq, sql, sum } from 'drizzle-orm'
import { AppError, conflictOf, invalidField } from '#contract/core/errors.ts'
import { fileTypeOf, isKeepableFile } from '#contract/core/file-type.ts'
import { type Attachment, maxAttachmentMebibytes, maxAttachments } from '#contract/firm/records.ts'
import { cleanFileName } from '../../../firm/file-name.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import { prepared } from '../../../firm/prepared.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import type { Condition } from '../../../register/describe.ts'
import { type JobMeans, schedule } from '../jobs/index.ts'
import { findKind, type RecordRef, requireReadable, requireWritable } from './kinds.ts'
import { attachmentsTable } from './tables.ts'

const mebibyte = 1024 * 1024

/** Where a file of a record lies among the firm's files. */
export function attachmentKey(firmId: string, attachmentId: string): string {
  return `firms/${firmId}/attachments/${attachmentId}`
}

/** What a file is known by: SHA-256 of its bytes, in hexadecimal digits. */
export function attachmentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

const attachmentsOfRecord = prepared((db) =>
  db
    .select({
      id: attachmentsTable.id,
      name: attachmentsTable.name,
      type: attachmentsTable.type,
      size: attachmentsTable.size,
      createdAt: attachmentsTable.createdAt,
      by: attachmentsTable.byName,
    })
    .from(attachmentsTable)
    .where(
      and(
        eq(attachmentsTable.recordId, sql.placeholder('id')),
        eq(attachmentsTable.kind, sql.placeholder('kind')),
      ),
    )
    .orderBy(asc(attachmentsTable.id))
    .prepare(),
)

/** A record's files, the oldest first. */
export function attachmentsOf({ db }: Reader, { kind, id }: RecordRef): Attachment[] {
  return attachmentsOfRecord(db).all({ kind, id })
}

/** The bytes of all files of the firm. */
export function sumAttachments({ db }: Reader): number {
  const files = db
    .select({ bytes: sum(attachmentsTable.size) })
    .from(attachmentsTable)
    .get()
  return Number(files?.bytes ?? 0)
}

/** @throws AppError invalid at `file` for one that is empty or too large */
export function requireKeepable({ size }: File): void {
  if (size === 0) throw invalidField('file', 'fileEmpty')
  if (size > maxAttachmentMebibytes * mebibyte) {
    throw invalidField('file', 'fileTooLarge', { maximum: maxAttachmentMebibytes })
  }
}

/**
 * Keeps a file with a record.
 * @throws AppError not_found, forbidden; invalid for an empty file, one too large or one too many, a
 *   program or what else is no document, and what is kept with the record already
 */
export async function addAttachment(
  { store, firm, env }: HandlerContext,
  record: RecordRef,
  file: File,
): Promise<Attachment> {
  requireWritable(store.reader, firm, record)
  requireRoom(store.reader, record)
  requireKeepable(file)
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!isKeepableFile(file.name, bytes)) throw invalidField('file', 'fileKind')
  const hash = attachmentHash(bytes)
  const attachment: Attachment = {
    id: firm.newId(),
    name: cleanFileName(file.name),
    type: fileTypeOf(bytes),
    size: bytes.byteLength,
    createdAt: firm.now.toISOString(),
    by: firm.actor.userName,
  }
  const key = attachmentKey(firm.firmId, attachment.id)
  await env.FILES.put(key, bytes, { httpMetadata: { contentType: attachment.type } })
  let kept: Attachment | undefined
  try {
    kept = store.transact(firm, (writer) => {
      const { title } = requireWritable(writer, firm, record)
      requireRoom(writer, record)
      requireNew(writer, record, hash)
      insertAttachment(writer, firm, record, { attachment, hash, title })
      return attachment
    })
    return kept
  } finally {
    // Refused, or a repetition of a call that kept the file before.
    if (kept?.id !== attachment.id) await env.FILES.delete(key)
  }
}

type Kept = {
  attachment: Attachment
  /** SHA-256 of its bytes, in hex. */
  hash: string
  /** Of the record, as its history says it. */
  title: string
}

/** Notes a file of a record whose bytes lie at its key, or are laid there by a job. */
export function insertAttachment(
  writer: Writer,
  { actor }: FirmContext,
  record: RecordRef,
  { attachment, hash, title }: Kept,
): void {
  const { by: byName, ...row } = attachment
  const { kind, id: recordId } = record
  writer.db
    .insert(attachmentsTable)
    .values({ ...row, kind, recordId, hash, createdBy: actor.userId, byName })
    .run()
  tell(writer, record, 'attach', title, attachment)
  findKind(kind)?.attached?.(writer, recordId, attachment)
}

/** @throws AppError not_found */
export async function getAttachment(
  { store, firm, env }: HandlerContext,
  record: RecordRef,
  attachmentId: string,
): Promise<File> {
  requireReadable(store.reader, firm, record)
  const { name, type } = requireAttachment(store.reader, record, attachmentId)
  return new File([await attachmentBytes({ env, firm }, attachmentId)], name, { type })
}

/** The bytes of a file of a record. @throws AppError not_found where they are lost */
export async function attachmentBytes(
  { env, firm }: Pick<JobMeans, 'env' | 'firm'>,
  attachmentId: string,
): Promise<ArrayBuffer> {
  const object = await env.FILES.get(attachmentKey(firm.firmId, attachmentId))
  if (!object) throw new AppError('not_found', 'No such file')
  return object.arrayBuffer()
}

/** @throws AppError not_found, forbidden; conflict where the record keeps its files */
export async function removeAttachment(
  { store, firm, env }: HandlerContext,
  record: RecordRef,
  attachmentId: string,
): Promise<void> {
  store.transact(firm, (writer) => {
    const { title } = requireWritable(writer, firm, record)
    const attachment = requireAttachment(writer, record, attachmentId)
    if (findKind(record.kind)?.keepsFiles?.(writer, record.id)) throw conflictOf('filesKept')
    writer.db.delete(attachmentsTable).where(eq(attachmentsTable.id, attachmentId)).run()
    tell(writer, record, 'detach', title, attachment)
    findKind(record.kind)?.detached?.(writer, record.id, attachment)
  })
  await env.FILES.delete(attachmentKey(firm.firmId, attachmentId))
}

/**
 * Takes all files of a record away. Their bytes go by a job once this is written, so that they go
 * whoever deletes the record, and stay where the transaction fails.
 */
export function removeAttachments(writer: Writer, record: RecordRef): void {
  const { kind, id: recordId } = record
  const ids = attachmentsOf(writer, record).map(({ id }) => id)
  if (ids.length === 0) return
  writer.sql.exec('delete from attachments where record_id = ? and kind = ?', recordId, kind)
  const key = `${kind}:${recordId}:${ids[0]}`
  schedule(writer, { kind: forgetFilesJob, key, dueAt: new Date(), payload: { ids } })
}

export const forgetFilesJob = 'records.forgetFiles'

/** Throws away the bytes of files that no record has any more. */
export async function forgetFiles({ firm, env }: JobMeans, ids: readonly string[]): Promise<void> {
  await env.FILES.delete(ids.map((id) => attachmentKey(firm.firmId, id)))
}

function tell(
  writer: Writer,
  { kind, id }: RecordRef,
  action: 'attach' | 'detach',
  title: string,
  { name }: Attachment,
): void {
  writer.audit({ entity: kind, entityId: id, action, title, detail: name })
}

function requireRoom(reader: Reader, record: RecordRef): void {
  if (attachmentsOf(reader, record).length >= maxAttachments) {
    throw invalidField('file', 'tooManyFiles', { maximum: maxAttachments })
  }
}

/** The same bytes are kept with a record once. */
function requireNew({ db }: Reader, { kind, id }: RecordRef, hash: string): void {
  const same = db
    .select({ name: attachmentsTable.name })
    .from(attachmentsTable)
    .where(
      and(
        eq(attachmentsTable.recordId, id),
        eq(attachmentsTable.kind, kind),
        eq(attachmentsTable.hash, hash),
      ),
    )
    .get()
  if (same) throw invalidField('file', 'fileKeptAlready', { name: same.name })
}

/** Whether a file of a record is kept with another one of its kind too, byte for byte. */
export function sharesFile({ sql }: Reader, { kind, id }: RecordRef): boolean {
  const twins = sql.exec(
    `select 1 from attachments own join attachments other
       on other.hash = own.hash and other.kind = own.kind and other.record_id <> own.record_id
     where own.record_id = ? and own.kind = ? and own.hash <> '' limit 1`,
    id,
    kind,
  )
  return twins.toArray().length > 0
}

function requireAttachment(reader: Reader, record: RecordRef, attachmentId: string): Attachment {
  const found = attachmentsOf(reader, record).find(({ id }) => id === attachmentId)
  if (!found) throw new AppError('not_found', 'No such file')
  return found
}

/** For the list of a register with the column `id`: records of a kind that have no file. */
export function withoutFile(kind: string): Condition {
  return { sql: 'id not in (select record_id from attachments where kind = ?)', bound: [kind] }
}

/** Ids of those records of a kind that have a file. */
export function idsWithFiles({ sql }: Reader, kind: string, ids: readonly string[]): Set<string> {
  const rows = sql.exec<{ id: string }>(
    `select distinct record_id as id from attachments
     where kind = ? and record_id in (select value from json_each(?))`,
    kind,
    JSON.stringify(ids),
  )
  return new Set(rows.toArray().map(({ id }) => id))
}
