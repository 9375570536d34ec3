import { and, desc, eq } from 'drizzle-orm'
import type { InvitationAnswer, MailInvitation } from '#contract/communication/mail-invitations.ts'
import { AppError, invalidField } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import { instantOf } from '#contract/core/zoned-time.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { mailKey } from '../../../mail/incoming/prepare-mail.ts'
import { isSameAddress } from '../../../mail/rendered-mail.ts'
import { type JobMeans, schedule } from '../../firm/jobs/index.ts'
import { requireMailRoom } from '../../firm/outbound/index.ts'
import {
  acceptCancellation,
  answerReceived,
  type ShownInvitation,
  showInvitation,
} from '../calendar/index.ts'
import { type MailboxRow, type MailRowStored, requireMail, requireThread } from './access.ts'
import { createDraft, setDraft } from './drafts.ts'
import { readFile } from './files.ts'
import { answerWords } from './invitation-texts.ts'
import { sendAnswerJob } from './job-names.ts'
import { typedPeople } from './recipients.ts'
import { mayHoldCalendar } from './replies-of-mail.ts'
import { isOutside, leave, requireKnown } from './send.ts'
import { mailDraftsTable, mailFilesTable, mailsTable } from './tables.ts'

/** As many mails of a conversation are looked through, the newest. */
const maxMails = 10

type Found = { mail: MailRowStored; mailbox: MailboxRow; file: string; shown: ShownInvitation }

/** Invitations in the newest mails of a conversation, the oldest first. @throws AppError not_found */
export async function listInvitations(
  context: HandlerContext,
  threadId: string,
): Promise<MailInvitation[]> {
  const { store, firm } = context
  const { thread, mailbox } = requireThread(store.reader, firm.actor, threadId)
  const isFromOthers = and(eq(mailsTable.threadId, thread.id), eq(mailsTable.isOurs, false))
  const mails = store.reader.db
    .select()
    .from(mailsTable)
    .where(isFromOthers)
    .orderBy(desc(mailsTable.at), desc(mailsTable.rowNumber))
    .limit(maxMails)
    .all()
  const found = await Promise.all(mails.map((mail) => findInvitation(context, mail, mailbox)))
  return found.flatMap((one) => (one ? [toInvitation(one)] : [])).reverse()
}

/**
 * Answers the invitation of a mail from its mailbox: the organizer gets a mail that calendar programs
 * understand (RFC 6047), kept among those that were sent, and what is accepted stands in the caller's calendar.
 * @throws AppError not_found; forbidden; invalid at `email` where the mailbox is not among the guests;
 *   conflict for an invitation that a newer one has taken the place of
 */
export async function answerInvitation(
  context: HandlerContext,
  mailId: string,
  given: { answer: InvitationAnswer; comment: string },
): Promise<MailInvitation> {
  const { store, firm, env } = context
  if (!isAllowed(firm.actor, 'mail:edit'))
    throw new AppError('forbidden', 'You have no mailbox of your own')
  const found = await requireInvitation(context, mailId)
  const { file, mail, mailbox } = found
  const email = invitedAs(found)
  if (email === null) throw invalidField('email', 'invalid')
  // Any guest knows what names the event: what was accepted is changed by its organizer alone.
  if (found.shown.answer !== null && !isFromOrganizer(found)) throw invalidField('file', 'invalid')
  await requireKnown(env, { to: [found.shown.organizer], cc: [], bcc: [] })
  store.transact(firm, (writer) => {
    const means = { context: firm, origin: env.PUBLIC_ORIGIN }
    const { reply } = answerReceived(writer, means, { ...given, file, email })
    requireMailRoom(writer, firm, isOutside(env, reply.to.email) ? 1 : 0)
    sendReply(writer, firm, { mail, mailbox, reply, ...given })
    return { mailId }
  })
  return toInvitation(await requireInvitation(context, mailId))
}

/**
 * Takes the event that a mail ends out of the caller's calendar.
 * @throws AppError not_found; forbidden; invalid for what somebody else than its organizer sent; conflict
 */
export async function acceptEnd(context: HandlerContext, mailId: string): Promise<MailInvitation> {
  const { store, firm, env } = context
  const found = await requireInvitation(context, mailId)
  if (!isFromOrganizer(found)) throw invalidField('file', 'invalid')
  const { file, mail } = found
  store.transact(firm, (writer) => {
    const means = { context: firm, origin: env.PUBLIC_ORIGIN }
    return acceptCancellation(writer, means, { file, from: mail.from.email })
  })
  return toInvitation(await requireInvitation(context, mailId))
}

async function requireInvitation(context: HandlerContext, mailId: string): Promise<Found> {
  const { mail, mailbox } = requireMail(context.store.reader, context.firm.actor, mailId)
  const found = await findInvitation(context, mail, mailbox)
  if (!found) throw new AppError('not_found', 'The message holds no invitation')
  return found
}

async function findInvitation(
  context: HandlerContext,
  mail: MailRowStored,
  mailbox: MailboxRow,
): Promise<Found | undefined> {
  if (mail.isOurs) return undefined
  const { store, firm } = context
  for (const row of calendarFiles(store.reader, mail.id)) {
    const file = await (await readFile(context, row)).text()
    const shown = showInvitation(store.reader, firm, { file })
    if (shown) return { mail, mailbox, file, shown }
  }
  return undefined
}

/** Calendars put an invitation into a mail as a part, and most once more as a file. */
function calendarFiles({ db }: Reader, mailId: string) {
  return db
    .select()
    .from(mailFilesTable)
    .where(eq(mailFilesTable.mailId, mailId))
    .all()
    .filter(mayHoldCalendar)
    .slice(0, 3)
}

/** The guest's address that the mailbox stands for: its own, or the one that this mail came to. */
function invitedAs({ mail, mailbox, shown }: Omit<Found, 'file'>): string | null {
  const guests = shown.attendees.map(({ email }) => email)
  const cameTo = [mailbox.address, ...mail.to.map(({ email }) => email)]
  const isOrganizer = (email: string) => isSameAddress(email, shown.organizer.email)
  for (const address of cameTo) {
    const guest = guests.find((email) => isSameAddress(email, address) && !isOrganizer(email))
    if (guest) return guest
  }
  return null
}

function isFromOrganizer({ mail, shown }: Pick<Found, 'mail' | 'shown'>): boolean {
  return isSameAddress(mail.from.email, shown.organizer.email) && mail.auth?.dmarc !== 'fail'
}

function toInvitation(found: Found): MailInvitation {
  const { state, answer, eventId, organizer, event } = found.shown
  const { title, start, end, allDay, timeZone, place, repeats } = event
  return {
    mailId: found.mail.id,
    ...{ state, answer, eventId, organizer },
    isFromOrganizer: isFromOrganizer(found),
    invitedAs: found.shown.method === 'REQUEST' ? invitedAs(found) : null,
    event: {
      ...{ title, start, end, allDay, timeZone, place, repeats },
      startsAt: instantOf(start, timeZone),
      endsAt: instantOf(end, timeZone),
    },
  }
}

type Reply = ReturnType<typeof answerReceived>['reply']
type Given = { answer: InvitationAnswer; comment: string }

function sendReply(
  writer: Writer,
  firm: FirmContext,
  {
    mail,
    mailbox,
    reply,
    answer,
    comment,
  }: Given & Pick<Found, 'mail' | 'mailbox'> & { reply: Reply },
): void {
  const { language, userName } = firm.actor
  const said = { name: reply.from.name || userName, title: reply.title }
  const { subject, words } = answerWords(language, answer, said)
  const draft = createDraft(writer, firm, {
    mailboxId: mailbox.id,
    mailId: mail.id,
    way: 'reply',
    to: '',
    subject: '',
    text: '',
  })
  const row = writer.db.select().from(mailDraftsTable).where(eq(mailDraftsTable.id, draft.id)).get()
  if (!row) throw new Error('The draft that was just written is not there')
  const text = comment === '' ? words : `${words}\n\n${comment}`
  const to = typedPeople([reply.to])
  setDraft(writer, row, {
    to,
    subject: subject.slice(0, 300),
    text,
    leavesAt: firm.now.toISOString(),
  })
  const link = `mail/threads/${mail.threadId}`
  const payload = { draftId: draft.id, fileId: firm.newId(), file: reply.file }
  const job = { kind: sendAnswerJob, key: draft.id, dueAt: firm.now, payload }
  schedule(writer, { ...job, title: subject, link })
}

/** Puts the calendar's answer into its mail, and has that leave. Doing it again does it once. */
export async function sendAnswer(
  means: JobMeans,
  { draftId, fileId, file }: { draftId: string; fileId: string; file: string },
): Promise<void> {
  const { store, env, firm } = means
  const bytes = new TextEncoder().encode(file)
  const type = 'text/calendar; charset=utf-8; method=REPLY'
  const key = mailKey(firm.firmId, draftId, fileId)
  await env.FILES.put(key, bytes, { httpMetadata: { contentType: 'text/calendar' } })
  const named = { id: fileId, mailId: draftId, name: 'reply.ics', type, size: bytes.byteLength }
  store.transact(firm, ({ db }) => {
    const row = { ...named, contentId: '', isInline: false }
    db.insert(mailFilesTable).values(row).onConflictDoNothing().run()
  })
  await leave(means, draftId)
}
