import {
  type MailFile,
  maxMailFileMebibytes,
  maxMailFiles,
} from '#contract/communication/mailbox.ts'
import { AppError, invalidField } from '#contract/core/errors.ts'
import { fileTypeOf } from '#contract/core/file-type.ts'
import { cleanFileName } from '../../../firm/file-name.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import type { Reader } from '../../../firm/store.ts'
import { mailKey } from '../../../mail/incoming/prepare-mail.ts'
import { requireDraft, requireWaiting } from './drafts.ts'
import { filesOf, toMailFile } from './files.ts'
import { forgetLater } from './remove.ts'
import { mailFilesTable } from './tables.ts'

const mebibyte = 1024 * 1024
/** All files of one mail together: more is taken by hardly any server. */
const maxTogetherMebibytes = 20

/**
 * Keeps a file with a draft.
 * @throws AppError not_found; conflict for one that leaves; invalid at `file`
 */
export async function addDraftFile(
  context: HandlerContext,
  draftId: string,
  file: File,
): Promise<MailFile> {
  const { store, firm, env } = context
  requireWaiting(store.reader, firm, draftId)
  requireRoom(store.reader, draftId, file.size)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const row = {
    id: firm.newId(),
    mailId: draftId,
    name: cleanFileName(file.name),
    type: fileTypeOf(bytes),
    size: bytes.byteLength,
    contentId: '',
    isInline: false,
  }
  const key = mailKey(firm.firmId, draftId, row.id)
  await env.FILES.put(key, bytes, { httpMetadata: { contentType: row.type } })
  let kept: MailFile | undefined
  try {
    kept = store.transact(firm, (writer) => {
      requireWaiting(writer, firm, draftId)
      requireRoom(writer, draftId, row.size)
      writer.db.insert(mailFilesTable).values(row).run()
      return toMailFile(row)
    })
    return kept
  } finally {
    // Refused, or a repetition of a call that kept the file before.
    if (kept?.id !== row.id) await env.FILES.delete(key)
  }
}

/** @throws AppError not_found; conflict for one that leaves */
export function removeDraftFile(
  { store, firm }: HandlerContext,
  draftId: string,
  fileId: string,
): { id: string } {
  return store.transact(firm, (writer) => {
    requireWaiting(writer, firm, draftId)
    const isKnown = filesOf(writer, draftId).some(({ id }) => id === fileId)
    if (!isKnown) throw new AppError('not_found', 'No such file')
    writer.sql.exec('delete from mail_files where id = ?', fileId)
    forgetLater(writer, fileId, [`${draftId}/${fileId}`])
    return { id: fileId }
  })
}

/** Gives a draft that hands a mail on the files of that mail. */
export async function copyFiles(
  { store, firm, env }: HandlerContext,
  fromMailId: string,
  draftId: string,
): Promise<void> {
  requireDraft(store.reader, firm, draftId)
  const rows: (typeof mailFilesTable.$inferInsert)[] = []
  for (const file of filesOf(store.reader, fromMailId).slice(0, maxMailFiles)) {
    const object = file.isInline
      ? null
      : await env.FILES.get(mailKey(firm.firmId, fromMailId, file.id))
    if (!object) continue
    const { name, type, size } = file
    const row = {
      id: firm.newId(),
      mailId: draftId,
      name,
      type,
      size,
      contentId: '',
      isInline: false,
    }
    await env.FILES.put(mailKey(firm.firmId, draftId, row.id), await object.arrayBuffer())
    rows.push(row)
  }
  if (rows.length === 0) return
  store.transact({ ...firm, idempotency: null }, ({ db }) => {
    db.insert(mailFilesTable).values(rows).run()
  })
}

/** @throws AppError invalid at `file` for an empty file, one too large, or one too many */
export function requireRoom(reader: Reader, draftId: string, size: number): void {
  if (size === 0) throw invalidField('file', 'fileEmpty')
  if (size > maxMailFileMebibytes * mebibyte) {
    throw invalidField('file', 'fileTooLarge', { maximum: maxMailFileMebibytes })
  }
  const files = filesOf(reader, draftId)
  if (files.length >= maxMailFiles) {
    throw invalidField('file', 'tooManyFiles', { maximum: maxMailFiles })
  }
  const together = files.reduce((sum, file) => sum + file.size, size)
  if (together > maxTogetherMebibytes * mebibyte) {
    throw invalidField('file', 'fileTooLarge', { maximum: maxTogetherMebibytes })
  }
}
