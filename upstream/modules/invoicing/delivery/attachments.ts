import { AppError, invalidField } from '#contract/errors.ts'
import type { Attachment } from '#contract/invoice.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import type { Reader } from '../../../firm/store.ts'
import { attachmentsOf, getDocument } from '../reader.ts'
import { deleteAttachment, insertAttachment } from './attachment-writer.ts'
import { cleanFileName } from './file-name.ts'
import { fileTypeOf } from './file-type.ts'

const mebibyte = 1024 * 1024
const largest = 10
const maxEach = 20

function keyOf(firmId: string, attachmentId: string): string {
  return `firms/${firmId}/attachments/${attachmentId}`
}

/** Keeps a file with a document. @throws AppError not_found, invalid */
export async function addAttachment(
  { store, firm, env }: HandlerContext,
  invoiceId: string,
  file: File,
): Promise<Attachment> {
  requireRoom(store.reader, invoiceId)
  if (file.size === 0) throw invalidField('file', 'fileEmpty')
  if (file.size > largest * mebibyte) {
    throw invalidField('file', 'fileTooLarge', { maximum: largest })
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const attachment: Attachment = {
    id: firm.newId(),
    name: cleanFileName(file.name),
    type: fileTypeOf(bytes),
    size: bytes.byteLength,
    createdAt: firm.now.toISOString(),
  }
  const key = keyOf(firm.firmId, attachment.id)
  await env.FILES.put(key, bytes, { httpMetadata: { contentType: attachment.type } })
  let kept: Attachment | undefined
  try {
    kept = store.transact(firm, (writer) => {
      requireRoom(writer, invoiceId)
      insertAttachment(writer, firm, invoiceId, attachment)
      const { name, type, size } = attachment
      const after = { attachmentId: attachment.id, name, type, size }
      writer.audit({ entity: 'invoice', entityId: invoiceId, action: 'attach', after })
      return attachment
    })
    return kept
  } finally {
    // Refused, or a repetition of a call that kept the file before.
    if (kept?.id !== attachment.id) await env.FILES.delete(key)
  }
}

/** @throws AppError not_found */
export async function getAttachment(
  { store, firm, env }: HandlerContext,
  invoiceId: string,
  attachmentId: string,
): Promise<File> {
  const { name, type } = findAttachment(store.reader, invoiceId, attachmentId)
  const object = await env.FILES.get(keyOf(firm.firmId, attachmentId))
  if (!object) throw new AppError('not_found', 'No such file')
  return new File([await object.arrayBuffer()], name, { type })
}

/** @throws AppError not_found */
export async function removeAttachment(
  { store, firm, env }: HandlerContext,
  invoiceId: string,
  attachmentId: string,
): Promise<void> {
  store.transact(firm, (writer) => {
    const before = findAttachment(writer, invoiceId, attachmentId)
    deleteAttachment(writer, attachmentId)
    writer.audit({ entity: 'invoice', entityId: invoiceId, action: 'detach', before })
  })
  await env.FILES.delete(keyOf(firm.firmId, attachmentId))
}

function requireRoom(reader: Reader, invoiceId: string): void {
  const { id } = getDocument(reader, invoiceId)
  if (attachmentsOf(reader, id).length >= maxEach) {
    throw invalidField('file', 'tooManyFiles', { maximum: maxEach })
  }
}

function findAttachment(reader: Reader, invoiceId: string, attachmentId: string): Attachment {
  const found = attachmentsOf(reader, invoiceId).find(({ id }) => id === attachmentId)
  if (!found) throw new AppError('not_found', 'No such file')
  return found
}

/** Throws away the files of a document that is gone, behind the answer. */
export function forgetFiles(
  { firm, env, defer }: HandlerContext,
  attachments: readonly Pick<Attachment, 'id'>[],
): void {
  const keys = attachments.map(({ id }) => keyOf(firm.firmId, id))
  if (keys.length > 0) defer(env.FILES.delete(keys))
}
