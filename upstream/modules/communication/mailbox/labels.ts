import { and, asc, eq } from 'drizzle-orm'
import type { LabelInput, MailLabel } from '#contract/communication/mailbox.ts'
import { AppError, conflictOf } from '#contract/core/errors.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { requireMailbox } from './access.ts'
import { mailLabelsTable, mailThreadLabelsTable } from './tables.ts'

const maxLabels = 50

/** The labels of a mailbox by name. */
export function labelsOf({ db }: Reader, mailboxId: string): MailLabel[] {
  const { id, name, color } = mailLabelsTable
  return db
    .select({ id, name, color })
    .from(mailLabelsTable)
    .where(eq(mailLabelsTable.mailboxId, mailboxId))
    .orderBy(asc(name))
    .all()
}

/** @throws AppError not_found; conflict with the reason `tooManyLabels` */
export function addLabel(
  writer: Writer,
  { actor, newId }: FirmContext,
  { mailboxId, ...input }: LabelInput & { mailboxId: string },
): MailLabel {
  requireMailbox(writer, actor, mailboxId)
  if (labelsOf(writer, mailboxId).length >= maxLabels) throw conflictOf('tooManyLabels')
  const label = { id: newId(), ...input }
  writer.db
    .insert(mailLabelsTable)
    .values({ ...label, mailboxId })
    .run()
  return label
}

type OneLabel = { mailboxId: string; mailLabelId: string }

/** @throws AppError not_found */
export function changeLabel(
  writer: Writer,
  { actor }: FirmContext,
  { mailboxId, mailLabelId: id, ...input }: LabelInput & OneLabel,
): MailLabel {
  requireLabel(writer, actor, mailboxId, id)
  writer.db.update(mailLabelsTable).set(input).where(eq(mailLabelsTable.id, id)).run()
  return { id, ...input }
}

/** Takes a label away, and off all conversations. @throws AppError not_found */
export function removeLabel(
  writer: Writer,
  { actor }: FirmContext,
  { mailboxId, mailLabelId: id }: OneLabel,
): { id: string } {
  requireLabel(writer, actor, mailboxId, id)
  writer.db.delete(mailThreadLabelsTable).where(eq(mailThreadLabelsTable.labelId, id)).run()
  writer.db.delete(mailLabelsTable).where(eq(mailLabelsTable.id, id)).run()
  return { id }
}

/** @throws AppError not_found for a label of another mailbox, or of one of others */
export function requireLabel(
  reader: Reader,
  actor: FirmContext['actor'],
  mailboxId: string,
  id: string,
): void {
  requireMailbox(reader, actor, mailboxId)
  const { db } = reader
  const isMeant = and(eq(mailLabelsTable.id, id), eq(mailLabelsTable.mailboxId, mailboxId))
  if (!db.select().from(mailLabelsTable).where(isMeant).get()) {
    throw new AppError('not_found', 'No such label')
  }
}
