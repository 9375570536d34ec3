import { and, eq } from 'drizzle-orm'
import { billsTag } from '#contract/communication/mailbox.ts'
import { hooks } from '../../../core/hooks.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import type { PreparedMail } from '../../../mail/incoming/prepare-mail.ts'
import { schedule } from '../../firm/jobs/index.ts'
import { queueNotice, recordOfMessage } from '../../firm/outbound/index.ts'
import { findPartyByEmail } from '../../firm/parties/index.ts'
import { findRecord, linkRecords, type RecordRef } from '../../firm/records/index.ts'
import type { MailboxRow } from './access.ts'
import { scheduleEmptying } from './empty-bins.ts'
import { makeBillsJob, takeRepliesJob } from './job-names.ts'
import { findConversation } from './join-threads.ts'
import { mailboxOf } from './mailboxes.ts'
import { mayHoldCalendar } from './replies-of-mail.ts'
import { mailFilesTable, mailsTable } from './tables.ts'
import { addMail } from './threads.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** It does something with a mail that came in, in the same transaction. */
    mailTaken: (
      writer: Writer,
      means: MailMeans,
      taken: { mail: PreparedMail; threadId: string },
    ) => void
  }
}

/** Who takes a mail, and the origin of the web app, for links in answers. */
type MailMeans = { context: FirmContext; origin: string }

export type TakenMail = { threadId: string; mailId: string }

/**
 * Puts a mail that came in into its mailbox: into the conversation that it answers, linked to the
 * records it is about. Undefined where the mailbox has it already.
 */
export function takeMail(
  writer: Writer,
  { context, origin }: MailMeans,
  mail: PreparedMail,
): TakenMail | undefined {
  const mailbox = mailboxOf(writer, context, { ownerId: mail.ownerId, ownerName: '' })
  if (isKnown(writer, mailbox, mail)) return undefined
  const { id, messageId, references, from, to, cc, replyTo, subject, text, hasHtml, at } = mail
  const { hasMoreFiles, auth, isAutomatic, isBounce, isSpam, files } = mail
  const row = { id, messageId, references, from, to, cc, bcc: [], replyTo, subject, text, at }
  const marks = { hasHtml, hasRaw: true, hasMoreFiles, auth, isAutomatic, isBounce }
  const isAttached = files.some(({ isInline }) => !isInline)
  const threadId = addMail(
    writer,
    context,
    { ...row, ...marks, mailboxId: mailbox.id, isOurs: false, outboundId: null, createdBy: '' },
    {
      threadId: findConversation(writer, mailbox.id, mail),
      place: isSpam ? 'spam' : 'inbox',
      hasFiles: isAttached || hasMoreFiles,
    },
  )
  if (isSpam) scheduleEmptying(writer)
  for (const file of files) {
    writer.db
      .insert(mailFilesTable)
      .values({ ...file, mailId: id })
      .run()
  }
  for (const record of recordsOf(writer, mail)) {
    const thread = { kind: 'mailThread', id: threadId }
    linkRecords(writer, context, { from: thread, relation: 'relatesTo', to: record })
  }
  if (mail.ownerId === null && isAttached && !isSpam && !isBounce) {
    // An electronic invoice is one wherever it arrives; what is a bill otherwise, only the address tells.
    const payload = { mailId: id, takesInvoicesAlone: mail.tag !== billsTag }
    schedule(writer, { kind: makeBillsJob, key: id, dueAt: context.now, payload, title: subject })
  }
  // Calendars say of themselves that they answer without a person, so such mails count too.
  if (!isSpam && files.some(mayHoldCalendar)) {
    const payload = { mailId: id, tag: mail.tag }
    schedule(writer, {
      kind: takeRepliesJob,
      key: id,
      dueAt: context.now,
      payload,
      title: subject,
    })
  }
  for (const take of hooks('mailTaken')) take(writer, { context, origin }, { mail, threadId })
  if (mail.isNews && !isSpam && !isAutomatic) tell(writer, context, mailbox, mail, threadId)
  return { threadId, mailId: id }
}

/** A mail without a message id is never taken for another. */
function isKnown({ db }: Writer, { id }: MailboxRow, { messageId }: PreparedMail): boolean {
  if (messageId === '') return false
  const isSame = and(eq(mailsTable.messageId, messageId), eq(mailsTable.mailboxId, id))
  return db.select({ id: mailsTable.id }).from(mailsTable).where(isSame).get() !== undefined
}

/** What a mail is about: by its plus-address, by the mail of ours that it answers, by its sender. */
function recordsOf(writer: Writer, { tag, references, from, isBounce }: PreparedMail): RecordRef[] {
  const [, kind = '', id = ''] = /^([a-z]{2,30})-([0-9a-z]{26})$/i.exec(tag) ?? []
  const tagged = findRecord(writer, kind, id.toUpperCase())
  const answered = references.flatMap((one) => {
    const record = recordOfMessage(writer, one)
    return record && findRecord(writer, record.kind, record.id) ? [record] : []
  })
  const partyId = isBounce ? undefined : findPartyByEmail(writer, from.email)
  const party = partyId === undefined ? [] : [{ kind: 'party', id: partyId }]
  const byTag = tagged ? [{ kind, id: id.toUpperCase() }] : []
  return [...byTag, ...answered, ...party]
}

function tell(
  writer: Writer,
  context: FirmContext,
  { ownerId }: MailboxRow,
  { from, subject }: PreparedMail,
  threadId: string,
): void {
  queueNotice(writer, context, {
    kind: ownerId === null ? 'firmMailReceived' : 'mailReceived',
    params: { from: from.name || from.email, subject },
    link: `/firms/${context.firmId}/mail/threads/${threadId}`,
    ...(ownerId !== null && { userIds: [ownerId], isForAll: true }),
  })
}
