import { and, eq } from 'drizzle-orm'
import type { DraftInput, MailDraft, NewDraft } from '#contract/communication/mailbox.ts'
import { AppError, changedMeanwhile } from '#contract/core/errors.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { cancel } from '../../firm/jobs/index.ts'
import { recordLetter } from '../../firm/mails/index.ts'
import { requireReadable } from '../../firm/records/index.ts'
import { type MailboxRow, type MailRowStored, requireMail, requireMailbox } from './access.ts'
import type { DraftRow } from './draft-rows.ts'
import { filesOf } from './files.ts'
import { sendJob } from './job-names.ts'
import { answerSubject, forwarded, forwardSubject, quoted } from './quote.ts'
import { typedPeople } from './recipients.ts'
import { forgetLater, removeFiles } from './remove.ts'
import { mailDraftsTable } from './tables.ts'

/**
 * Begins a draft: an empty one, or an answer to a mail with that quoted.
 * @throws AppError not_found
 */
export function createDraft(writer: Writer, context: FirmContext, input: NewDraft): MailDraft {
  const { actor, newId, now } = context
  const mailbox = requireMailbox(writer, actor, input.mailboxId)
  const answered = input.mailId ? requireMail(writer, actor, input.mailId) : undefined
  if (input.about) requireReadable(writer, context, input.about)
  const isHere = answered?.mailbox.id === mailbox.id
  const start = startOf(writer, context, mailbox, input, answered?.mail)
  const isAnswer = answered && input.way !== 'forward'
  const row = {
    id: newId(),
    mailboxId: mailbox.id,
    threadId: isAnswer && isHere ? answered.mail.threadId : null,
    answersId: isAnswer ? answered.mail.id : null,
    ...start,
    aboutKind: input.about?.kind ?? null,
    aboutId: input.about?.id ?? null,
    leavesAt: null,
    version: 1,
    createdBy: actor.userId,
    createdByName: actor.userName,
    updatedAt: now.toISOString(),
  }
  writer.db.insert(mailDraftsTable).values(row).run()
  return toDraft(writer, row)
}

function startOf(
  reader: Reader,
  context: FirmContext,
  mailbox: MailboxRow,
  { way = 'reply', to, subject, text, about }: NewDraft,
  mail: MailRowStored | undefined,
): DraftInput {
  const { language } = context.actor
  const isRich = false
  const { timeZone, address: home } = getFirmProfile(reader)
  const form = { language, country: home.country, timeZone }
  const sign = mailbox.signature === '' ? '' : `\n\n-- \n${mailbox.signature}`
  if (!mail) {
    const letter = about && recordLetter(reader, context, about)
    const typed = { to: to || letter?.to || '', subject: subject || letter?.subject || '' }
    const words = text || letter?.text || ''
    return { ...typed, cc: '', bcc: '', text: `${words}${sign}`, isRich }
  }
  if (way === 'forward') {
    const handedOn = forwarded(mail, form)
    const named = subject || forwardSubject(mail.subject)
    const words = `${text}${sign}\n\n${handedOn}`
    return { to, cc: '', bcc: '', subject: named, text: words, isRich }
  }
  const isOther = ({ email }: { email: string }) =>
    email.toLowerCase() !== mailbox.address.toLowerCase()
  const writers = mail.replyTo.length > 0 ? mail.replyTo : [mail.from]
  const answeredTo = mail.isOurs ? mail.to : writers
  const shown = answeredTo.map(({ email }) => email.toLowerCase())
  const others = mail.isOurs ? mail.cc : [...mail.to, ...mail.cc]
  const copies = others.filter((one) => isOther(one) && !shown.includes(one.email.toLowerCase()))
  return {
    to: to || typedPeople(answeredTo),
    cc: way === 'replyAll' ? typedPeople(copies) : '',
    bcc: '',
    subject: subject || answerSubject(mail.subject),
    text: `${text}${sign}\n\n${quoted(mail, form)}`,
    isRich,
  }
}

/** @throws AppError not_found; conflict for one that is leaving, or with the newer one as `detail.current` */
export function changeDraft(
  writer: Writer,
  context: FirmContext,
  id: string,
  { version, ...input }: DraftInput & { version?: number | undefined },
): MailDraft {
  const before = requireWaiting(writer, context, id)
  if (version !== undefined && version !== before.version) {
    const current = toDraft(writer, before)
    throw changedMeanwhile(current)
  }
  return setDraft(writer, before, { ...input, updatedAt: context.now.toISOString() })
}

/** Takes a draft away, also one that waits to leave. @throws AppError not_found */
export function removeDraft(writer: Writer, context: FirmContext, id: string): { id: string } {
  requireDraft(writer, context, id)
  cancel(writer, sendJob, id)
  forgetLater(writer, id, removeFiles(writer, id))
  writer.db.delete(mailDraftsTable).where(eq(mailDraftsTable.id, id)).run()
  return { id }
}

/** Takes one back that was sent and has not left. @throws AppError not_found where it has */
export function takeBack(writer: Writer, context: FirmContext, id: string): MailDraft {
  const before = requireDraft(writer, context, id)
  cancel(writer, sendJob, id)
  return setDraft(writer, before, { leavesAt: null })
}

export function setDraft(writer: Writer, before: DraftRow, change: Partial<DraftRow>): MailDraft {
  const after = { ...before, ...change, version: before.version + 1 }
  const isMeant = eq(mailDraftsTable.id, before.id)
  writer.db.update(mailDraftsTable).set(after).where(isMeant).run()
  return toDraft(writer, after)
}

/** A draft of the caller. @throws AppError not_found, also for one of others */
export function requireDraft(reader: Reader, { actor }: FirmContext, id: string): DraftRow {
  const isTheirs = and(eq(mailDraftsTable.id, id), eq(mailDraftsTable.createdBy, actor.userId))
  const row = reader.db.select().from(mailDraftsTable).where(isTheirs).get()
  if (!row) throw new AppError('not_found', 'No such draft')
  requireMailbox(reader, actor, row.mailboxId)
  return row
}

/** @throws AppError not_found; conflict with the reason `mailLeaves` for one that waits to leave */
export function requireWaiting(reader: Reader, context: FirmContext, id: string): DraftRow {
  const row = requireDraft(reader, context, id)
  if (row.leavesAt === null) return row
  throw new AppError('conflict', 'The message is already being sent', {
    detail: { reason: 'mailLeaves' },
  })
}

export function toDraft(reader: Reader, row: DraftRow): MailDraft {
  const { id, mailboxId, threadId, to, cc, bcc, subject, text, isRich, aboutKind, aboutId } = row
  const { leavesAt, version, updatedAt } = row
  const typed = { to, cc, bcc, subject, text, isRich }
  const about = aboutKind && aboutId ? { kind: aboutKind, id: aboutId } : null
  return {
    id,
    mailboxId,
    threadId,
    ...typed,
    about,
    files: filesOf(reader, id),
    leavesAt,
    version,
    updatedAt,
  }
}
