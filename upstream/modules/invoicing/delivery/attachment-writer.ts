import { eq } from 'drizzle-orm'
import type { Attachment } from '#contract/invoice.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { attachmentsTable } from '../tables.ts'

export function insertAttachment(
  { db }: Writer,
  { actor }: FirmContext,
  invoiceId: string,
  attachment: Attachment,
): void {
  db.insert(attachmentsTable)
    .values({ ...attachment, invoiceId, createdBy: actor.userId })
    .run()
}

export function deleteAttachment({ db }: Writer, attachmentId: string): void {
  db.delete(attachmentsTable).where(eq(attachmentsTable.id, attachmentId)).run()
}
