import { asc, eq } from 'drizzle-orm'
import type { MailFile } from '#contract/communication/mailbox.ts'
import { AppError } from '#contract/core/errors.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { mailKey } from '../../../mail/incoming/prepare-mail.ts'
import { findBillState } from '../../buying/bills/views.ts'
import { requireMail, requireMailbox } from './access.ts'
import { mailDraftsTable, mailFilesTable } from './tables.ts'

type FileRow = typeof mailFilesTable.$inferSelect

/** Endings of files that run something when they are opened. */
const risky =
  /\.(exe|com|scr|pif|bat|cmd|ps1|psm1|vbs?|vbe|jse?|mjs|wsf|wsh|hta|msi|msp|jar|lnk|url|reg|cpl|dll|iso|img|vhdx?|apk|app|dmg|pkg|sh|html?|xhtml|svgz?|xml|mht(ml)?|chm|docm|xlsm|pptm|one|appref-ms|application)$/i
const invoiceXml = /\.xml$/i

/** The files of a mail or a draft. */
export function filesOf(reader: Reader, mailId: string): MailFile[] {
  return reader.db
    .select()
    .from(mailFilesTable)
    .where(eq(mailFilesTable.mailId, mailId))
    .orderBy(asc(mailFilesTable.id))
    .all()
    .map((row) => ({ ...toMailFile(row), billId: standingBill(reader, row.billId) }))
}

export function toMailFile({ id, name, type, size, isInline }: Omit<FileRow, 'billId'>): MailFile {
  const isRisky = risky.test(name) && !invoiceXml.test(name)
  return { id, name, type, size, isInline, isRisky, billId: null }
}

/** A bill that was made of a file and whose draft was not deleted. */
function standingBill(reader: Reader, billId: string | null): string | null {
  return billId !== null && findBillState(reader, billId) ? billId : null
}

/**
 * A file of a mail, or of a draft of one's own.
 * @throws AppError not_found
 */
export async function getMailFile(context: HandlerContext, id: string): Promise<File> {
  const { store, firm } = context
  const row = requireFile(store.reader, firm, id)
  return readFile(context, row)
}

/** The bytes of a file whose mail may be looked into. @throws AppError not_found */
export async function readFile({ env, firm }: HandlerContext, row: FileRow): Promise<File> {
  const object = await env.FILES.get(mailKey(firm.firmId, row.mailId, row.id))
  if (!object) throw new AppError('not_found', 'No such file')
  return new File([await object.arrayBuffer()], row.name, { type: row.type })
}

/** @throws AppError not_found for one of a mail that the caller may not look into */
export function requireFile(reader: Reader, { actor }: FirmContext, id: string): FileRow {
  const { db } = reader
  const row = db.select().from(mailFilesTable).where(eq(mailFilesTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such file')
  const draft = db.select().from(mailDraftsTable).where(eq(mailDraftsTable.id, row.mailId)).get()
  if (draft && draft.createdBy !== actor.userId) throw new AppError('not_found', 'No such file')
  if (draft) requireMailbox(reader, actor, draft.mailboxId)
  else requireMail(reader, actor, row.mailId)
  return row
}

/** The mail as it came. @throws AppError not_found */
export async function getRawMail({ store, firm, env }: HandlerContext, id: string): Promise<File> {
  const { mail } = requireMail(store.reader, firm.actor, id)
  const object = mail.hasRaw ? await env.FILES.get(mailKey(firm.firmId, id, 'raw')) : null
  if (!object) throw new AppError('not_found', 'No such file')
  return new File([await object.arrayBuffer()], 'message.eml', { type: 'message/rfc822' })
}
