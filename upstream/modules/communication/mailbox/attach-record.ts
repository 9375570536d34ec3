import type { MailRecord } from '#contract/communication/mailbox.ts'
import { AppError } from '#contract/core/errors.ts'
import { fileTypeOf } from '#contract/core/file-type.ts'
import { cleanFileName } from '../../../firm/file-name.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import { mailKey } from '../../../mail/incoming/prepare-mail.ts'
import { recordLetter } from '../../firm/mails/index.ts'
import { renderFile } from '../../firm/outbound/index.ts'
import { attachmentsOf, getAttachment } from '../../firm/records/index.ts'
import { requireRoom } from './draft-files.ts'
import { requireWaiting } from './drafts.ts'
import { mailFilesTable } from './tables.ts'

type Found = { name: string; bytes: Uint8Array }

/**
 * Puts a record's document into a draft, as it is now; of a record without one, its files. What does
 * not fit into a mail any more is left out.
 * @throws AppError not_found for a record that the caller may not see; conflict for a draft that leaves
 */
export async function attachRecord(
  context: HandlerContext,
  draftId: string,
  record: MailRecord,
): Promise<void> {
  const { store, firm, env } = context
  requireWaiting(store.reader, firm, draftId)
  for (const { name, bytes } of await filesOfRecord(context, record)) {
    if (!hasRoom(context, draftId, bytes.byteLength)) continue
    const row = {
      id: firm.newId(),
      mailId: draftId,
      name: cleanFileName(name),
      type: fileTypeOf(bytes),
      size: bytes.byteLength,
      contentId: '',
      isInline: false,
    }
    await env.FILES.put(mailKey(firm.firmId, draftId, row.id), bytes, {
      httpMetadata: { contentType: row.type },
    })
    store.transact({ ...firm, idempotency: null }, ({ db }) => {
      db.insert(mailFilesTable).values(row).run()
    })
  }
}

async function filesOfRecord(context: HandlerContext, record: MailRecord): Promise<Found[]> {
  const { store, firm } = context
  const { files } = recordLetter(store.reader, firm, record)
  if (files.length > 0) return Promise.all(files.map((file) => renderFile(context, file)))
  const kept = attachmentsOf(store.reader, record)
  const read = kept.map(async ({ id, name }) => {
    const file = await getAttachment(context, record, id)
    return { name, bytes: new Uint8Array(await file.arrayBuffer()) }
  })
  return Promise.all(read)
}

function hasRoom({ store }: HandlerContext, draftId: string, size: number): boolean {
  try {
    requireRoom(store.reader, draftId, size)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
