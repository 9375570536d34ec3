import { asc, eq, isNotNull } from 'drizzle-orm'
import type { PlannedMail } from '#contract/communication/mailbox.ts'
import { AppError } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import type { PresentRights } from '../../../identity/members/present-rights.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { cancel } from '../../firm/jobs/index.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import type { MailboxRow } from './access.ts'
import type { DraftRow } from './draft-rows.ts'
import { sendJob } from './job-names.ts'
import { readRecipients } from './recipients.ts'
import { mailboxesTable, mailDraftsTable } from './tables.ts'

/** Whether the writer of a planned mail may still write from its mailbox. */
export function mayLeave(
  rights: PresentRights | undefined,
  { ownerId }: Pick<MailboxRow, 'ownerId'>,
  { createdBy }: Pick<DraftRow, 'createdBy'>,
): boolean {
  if (!rights || !isAllowed(rights, 'mail:edit')) return false
  return ownerId === null ? isAllowed(rights, 'mail:shared') : ownerId === createdBy
}

/** Keeps a planned mail as a draft again, and tells the administrators of the firm. */
export function stopPlanned(writer: Writer, context: FirmContext, draft: DraftRow): void {
  keepBack(writer, draft)
  queueNotice(writer, context, {
    kind: 'plannedMailStopped',
    params: { by: draft.createdByName, subject: draft.subject },
    link: `/firms/${context.firmId}/mail/settings`,
    isForAll: true,
  })
}

/** Mails of all members that wait for an instant, the next first. What they say is not shown. */
export function listPlanned(reader: Reader): PlannedMail[] {
  const { tradeName, legalName } = getFirmProfile(reader)
  return reader.db
    .select({ draft: mailDraftsTable, ownerId: mailboxesTable.ownerId })
    .from(mailDraftsTable)
    .innerJoin(mailboxesTable, eq(mailboxesTable.id, mailDraftsTable.mailboxId))
    .where(isNotNull(mailDraftsTable.leavesAt))
    .orderBy(asc(mailDraftsTable.leavesAt), asc(mailDraftsTable.id))
    .limit(200)
    .all()
    .map(({ draft, ownerId }) => ({
      id: draft.id,
      by: draft.createdByName,
      mailbox: ownerId === null ? tradeName || legalName : draft.createdByName,
      leavesAt: draft.leavesAt ?? draft.updatedAt,
      recipients: countRecipients(draft),
    }))
}

function countRecipients(draft: DraftRow): number {
  const { to, cc, bcc } = readRecipients(draft)
  return to.length + cc.length + bcc.length
}

/** Keeps somebody's planned mail from leaving; it stays their draft. @throws AppError not_found */
export function endPlanned(writer: Writer, id: string): { id: string } {
  const draft = writer.db.select().from(mailDraftsTable).where(eq(mailDraftsTable.id, id)).get()
  if (!draft || draft.leavesAt === null) throw new AppError('not_found', 'No such planned email')
  cancel(writer, sendJob, id)
  keepBack(writer, draft)
  writer.audit({
    entity: 'mailbox',
    entityId: draft.mailboxId,
    action: 'endPlanned',
    detail: draft.createdByName,
    before: { leavesAt: draft.leavesAt },
  })
  return { id }
}

function keepBack({ db }: Writer, { id, version }: DraftRow): void {
  const change = { leavesAt: null, version: version + 1 }
  db.update(mailDraftsTable).set(change).where(eq(mailDraftsTable.id, id)).run()
}
