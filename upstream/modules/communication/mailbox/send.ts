import { eq } from 'drizzle-orm'
import { type MailDraft, undoSeconds } from '#contract/communication/mailbox.ts'
import { invalidField } from '#contract/core/errors.ts'
import type { Env } from '../../../core/env.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import type { FirmContext, Reader, Store, Writer } from '../../../firm/store.ts'
import { findPresentRights } from '../../../identity/members/present-rights.ts'
import { findAddress, mailDomain } from '../../../mail/addresses.ts'
import { writtenBody } from '../../../mail/rich-letter.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { schedule } from '../../firm/jobs/index.ts'
import { openingNote, tracksOpening } from '../../firm/mails/index.ts'
import { queueMail, requireMailRoom } from '../../firm/outbound/index.ts'
import { findPartyByEmail } from '../../firm/parties/index.ts'
import { findRecord, linkRecords } from '../../firm/records/index.ts'
import type { MailboxRow } from './access.ts'
import type { DraftRow } from './draft-rows.ts'
import { requireWaiting, setDraft } from './drafts.ts'
import { filesOf } from './files.ts'
import { deliverJob, sendJob } from './job-names.ts'
import { mayLeave, stopPlanned } from './planned.ts'
import { type Recipients, readRecipients } from './recipients.ts'
import { mailboxesTable, mailDraftsTable, mailsTable } from './tables.ts'
import { addMail } from './threads.ts'

const maxAheadMs = 366 * 86_400_000

/**
 * Has a draft leave: in a moment, in which it can be taken back, or at `sendAt`.
 * @throws AppError not_found; conflict for one that leaves already; invalid at the field with the fault;
 *   rate_limited where the firm has written to as many as it may today
 */
export async function sendDraft(
  { store, firm, env }: HandlerContext,
  draftId: string,
  sendAt: string | undefined,
): Promise<MailDraft> {
  const draft = requireWaiting(store.reader, firm, draftId)
  const recipients = readRecipients(draft)
  await requireKnown(env, recipients)
  const now = firm.now.getTime()
  const at = sendAt === undefined ? now + undoSeconds * 1000 : Date.parse(sendAt)
  if (sendAt !== undefined && (at <= now || at > now + maxAheadMs)) {
    throw invalidField('sendAt', 'invalidDate')
  }
  return store.transact(firm, (writer) => {
    const row = requireWaiting(writer, firm, draftId)
    requireMailRoom(writer, firm, outsideOf(env, recipients).length)
    const dueAt = new Date(at)
    const link = `mail/drafts/${row.id}`
    const job = { kind: sendJob, key: row.id, dueAt, payload: { draftId: row.id } }
    schedule(writer, { ...job, title: row.subject, link })
    return setDraft(writer, row, { leavesAt: dueAt.toISOString() })
  })
}

function outsideOf(env: Env, { to, cc, bcc }: Recipients): string[] {
  return [...to, ...cc, ...bcc].map(({ email }) => email).filter((email) => isOutside(env, email))
}

/** Whether an address is of no mailbox of this installation. */
export function isOutside(env: Env, email: string): boolean {
  return !email.toLowerCase().endsWith(`@${mailDomain(env)}`)
}

/** An address of here that nobody has is refused before the mail leaves. */
export async function requireKnown(env: Env, recipients: Recipients): Promise<void> {
  const ending = `@${mailDomain(env)}`
  for (const field of ['to', 'cc', 'bcc'] as const) {
    for (const { email } of recipients[field]) {
      if (!email.toLowerCase().endsWith(ending)) continue
      if (!(await findAddress(env, email))) throw invalidField(field, 'noSuchAddress', { email })
    }
  }
}

type Leaving = { store: Store; env: Env; firm: FirmContext }

/**
 * Turns a draft whose time has come into a mail, and delivers it: to mailboxes of this installation, and out
 * by the transport to everybody else. All of it is written at once, so nothing leaves twice. What its
 * writer may do is asked anew: the mail of somebody who was removed or may not write any more stays.
 */
export async function leave({ store, env, firm }: Leaving, draftId: string): Promise<void> {
  const domain = mailDomain(env)
  const planned = findLeaving(store.reader, draftId)
  if (!planned) return
  const rights = await findPresentRights(env, firm.firmId, planned.createdBy)
  store.transact(firm, (writer) => {
    const { db } = writer
    const draft = findLeaving(writer, draftId)
    if (!draft) return
    const mailbox = db
      .select()
      .from(mailboxesTable)
      .where(eq(mailboxesTable.id, draft.mailboxId))
      .get()
    if (!mailbox) return
    if (!mayLeave(rights, mailbox, draft)) return stopPlanned(writer, firm, draft)
    db.delete(mailDraftsTable).where(eq(mailDraftsTable.id, draftId)).run()
    const recipients = readRecipients(draft)
    const isHere = (email: string) => email.toLowerCase().endsWith(`@${domain}`)
    const all = [...recipients.to, ...recipients.cc, ...recipients.bcc].map(({ email }) => email)
    const outside = all.filter((email) => !isHere(email))
    const person = writerOf(writer, mailbox, draft)
    const answered = answeredBy(writer, draft)
    const threadId = keepSent(writer, firm, {
      draft,
      recipients,
      person,
      answered,
      outside,
      domain,
    })
    const context = { ...firm, actor: { ...firm.actor, userName: draft.createdByName } }
    if (outside.length > 0)
      sendOut(writer, context, { draft, recipients, person, answered, outside, threadId, domain })
    if (outside.length < all.length) {
      const to = all.filter(isHere)
      const job = {
        kind: deliverJob,
        key: draftId,
        dueAt: firm.now,
        payload: { mailId: draftId, to },
      }
      schedule(writer, { ...job, title: draft.subject, link: `mail/threads/${threadId}` })
    }
  })
}

function findLeaving({ db }: Reader, draftId: string): DraftRow | undefined {
  const draft = db.select().from(mailDraftsTable).where(eq(mailDraftsTable.id, draftId)).get()
  return draft?.leavesAt === null ? undefined : draft
}

type Sending = {
  draft: DraftRow
  recipients: Recipients
  person: { name: string; email: string }
  answered: { inReplyTo: string; references: string[] }
  outside: readonly string[]
  domain: string
}

/** The firm's mailbox writes as the firm, a person's as the person. */
function writerOf(reader: Reader, { ownerId, address }: MailboxRow, { createdByName }: DraftRow) {
  const { tradeName, legalName } = getFirmProfile(reader)
  return { name: ownerId === null ? tradeName || legalName : createdByName, email: address }
}

function answeredBy({ db }: Reader, { answersId }: DraftRow): Sending['answered'] {
  const mail = answersId
    ? db.select().from(mailsTable).where(eq(mailsTable.id, answersId)).get()
    : undefined
  if (!mail || mail.messageId === '') return { inReplyTo: '', references: [] }
  return { inReplyTo: mail.messageId, references: [...mail.references, mail.messageId].slice(-30) }
}

function keepSent(
  writer: Writer,
  firm: FirmContext,
  { draft, recipients, person, answered, outside, domain }: Sending,
): string {
  const { id, mailboxId, subject, text, isRich, createdBy } = draft
  const { to, cc, bcc } = recipients
  const threadId = addMail(
    writer,
    firm,
    {
      id,
      mailboxId,
      subject,
      text,
      createdBy,
      to,
      cc,
      bcc,
      isOurs: true,
      messageId: `${id}@${domain}`,
      references: answered.references,
      from: person,
      replyTo: [],
      hasHtml: isRich,
      isRich,
      hasRaw: false,
      hasMoreFiles: false,
      auth: null,
      isAutomatic: false,
      isBounce: false,
      outboundId: outside.length > 0 ? id : null,
      at: firm.now.toISOString(),
    },
    {
      threadId: draft.threadId ?? undefined,
      place: 'archive',
      hasFiles: filesOf(writer, id).length > 0,
    },
  )
  const { aboutKind, aboutId } = draft
  const thread = { kind: 'mailThread', id: threadId }
  if (aboutKind && aboutId && findRecord(writer, aboutKind, aboutId)) {
    const to = { kind: aboutKind, id: aboutId }
    linkRecords(writer, firm, { from: thread, relation: 'relatesTo', to })
  }
  for (const { email } of [...to, ...cc, ...bcc]) {
    const party = findPartyByEmail(writer, email)
    if (party === undefined) continue
    const link = { from: thread, relation: 'relatesTo', to: { kind: 'party', id: party } } as const
    linkRecords(writer, firm, link)
  }
  return threadId
}

function sendOut(
  writer: Writer,
  context: FirmContext,
  sending: Sending & { threadId: string },
): void {
  const { draft, recipients, person, answered, outside, threadId, domain } = sending
  const { id, subject, createdBy } = draft
  const [to = '', ...cc] = [...new Set(outside)]
  const { language, email } = getFirmProfile(writer)
  const isTracked = tracksOpening(writer)
  const { text, html } = writtenBody(draft, isTracked ? openingNote[language] : '')
  queueMail(writer, context, {
    id,
    to,
    cc,
    replyTo: person.email.endsWith('localhost') ? email : person.email,
    subject,
    text,
    language,
    isTracked,
    attachments: filesOf(writer, id).map((file) => ({ module: 'mailbox', id: file.id })),
    written: {
      from: person,
      to: recipients.to,
      cc: recipients.cc,
      letter: { messageId: `${id}@${domain}`, ...answered, recipients: [...outside] },
      html,
    },
    onlyFor: createdBy,
    record: { kind: 'mail', id },
    link: `mail/threads/${threadId}`,
  })
}
