import { and, desc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { AppError, invalidField } from '#contract/core/errors.ts'
import type { Language } from '#contract/core/fields.ts'
import type { OutboundMessage } from '#contract/firm/mails.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import type { WrittenMail } from '../../../mail/mailer.ts'
import { schedule } from '../jobs/index.ts'
import { countRecipients } from './quota.ts'
import { isSuppressed, suppress } from './suppression.ts'
import { type MessageRow, messageTable } from './tables.ts'

/** The record that a mail is about; `kind` is the entity's name, as in the audit. */
export type RecordRef = { kind: string; id: string }

/** What a document's module renders when the mail leaves; `id` is of the record to render. */
export type MailFile = { module: string; id: string }

export type MailToSend = {
  to: string
  cc?: readonly string[]
  /** Where answers go: the firm's own address. */
  replyTo: string
  subject: string
  text: string
  language: Language
  attachments: readonly MailFile[]
  /** Whether it is kept that it was opened; the text must say so. */
  isTracked?: boolean
  /** Of a mail that a person wrote; `to` and `cc` are then those who get it by the transport. */
  written?: WrittenMail
  /** Where a press of a button in the mail program ends such mails (RFC 8058). */
  leaveUrl?: string
  /** Id of the only person who is notified when it fails. */
  onlyFor?: string
  /** The mail's id where it has one already. */
  id?: string
  record: RecordRef
  /** Of the party that the record is a document of. */
  partyId?: string | null
  /** The record's address below the firm's: `invoices/01…`. */
  link: string
}

/**
 * Writes a mail beside the write that causes it: both are there or neither. It leaves as soon as
 * that is written; its state stands on its record from then on.
 * @throws AppError invalid at `to` or `cc` for an address that mail came back from; rate_limited where
 *   the firm has written to as many as it may today; conflict while its mail is stopped
 */
export function queueMail(writer: Writer, context: FirmContext, mail: MailToSend): string {
  const { to, cc = [], subject, link } = mail
  countAllowed(writer, context, to, cc)
  const id = insertMessage(writer, context, mail)
  scheduleMail(writer, context, { id, to, subject, link })
  return id
}

/** Counts who gets a mail against the day's limit. @throws AppError as `queueMail` */
function countAllowed(
  writer: Writer,
  context: FirmContext,
  to: string,
  cc: readonly string[],
): void {
  for (const [field, addresses] of [['to', [to]] as const, ['cc', cc] as const]) {
    if (addresses.some((address) => isSuppressed(writer, address))) {
      throw invalidField(field, 'addressBounced')
    }
  }
  countRecipients(writer, context, new Set([to, ...cc]).size)
}

function insertMessage(writer: Writer, context: FirmContext, mail: MailToSend): string {
  const { to, cc = [], replyTo, subject, text, language, attachments, record, link } = mail
  const id = mail.id ?? context.newId()
  writer.db
    .insert(messageTable)
    .values({
      id,
      recordKind: record.kind,
      recordId: record.id,
      partyId: mail.partyId ?? null,
      link,
      to,
      cc: JSON.stringify(cc),
      replyTo,
      subject,
      text,
      language,
      attachments: JSON.stringify(attachments),
      state: 'queued',
      isKept: false,
      isTracked: mail.isTracked ?? false,
      written: mail.written ? JSON.stringify(mail.written) : '',
      leaveUrl: mail.leaveUrl ?? '',
      onlyFor: mail.onlyFor ?? '',
      error: '',
      createdAt: context.now.toISOString(),
      createdBy: context.actor.userName,
      isByStranger: context.actor.role === null,
    })
    .run()
  return id
}

/** What became of a mail of which no transport is asked; `said` is what the other side answered. */
export type PastMail = { state: 'sent' | 'delivered' | 'bounced' | 'failed'; said: string }

/**
 * Keeps a mail of the past with what became of it, for the made-up years of a demo: nothing leaves,
 * and nobody is notified. An address that it came back from is suppressed, as of any other.
 */
export function keepPastMail(
  writer: Writer,
  context: FirmContext,
  mail: MailToSend,
  { state, said }: PastMail,
): string {
  const id = insertMessage(writer, context, mail)
  const at = context.now.toISOString()
  const isOut = state === 'sent' || state === 'delivered'
  changeMessage(writer, id, {
    state,
    error: said,
    sentAt: state === 'failed' ? null : at,
    deliveredAt: state === 'delivered' ? at : null,
    failedAt: isOut ? null : at,
  })
  if (state === 'bounced') suppress(writer, context, mail.to, said)
  return id
}

function scheduleMail(
  writer: Writer,
  { now }: FirmContext,
  { id, to, subject, link }: { id: string; to: string; subject: string; link: string },
): void {
  const job = { kind: 'outbound.mail', key: id, dueAt: now, payload: { messageId: id, link } }
  schedule(writer, { ...job, title: `${to}: ${subject}`, link })
}

/** The mails of a record, newest first. */
export function listMessages({ db }: Reader, { kind, id }: RecordRef): MessageRow[] {
  const isOfRecord = and(eq(messageTable.recordKind, kind), eq(messageTable.recordId, id))
  return db.select().from(messageTable).where(isOfRecord).orderBy(desc(messageTable.id)).all()
}

export function findMessage({ db }: Reader, id: string): MessageRow | undefined {
  return db.select().from(messageTable).where(eq(messageTable.id, id)).get()
}

/** What became of a mail; undefined where there is none. */
export function stateOfMessage(reader: Reader, id: string): MessageRow['state'] | undefined {
  return findMessage(reader, id)?.state
}

/** The record that a mail of ours was about, by its Message-ID; undefined where that is of none. */
export function recordOfMessage(reader: Reader, messageId: string): RecordRef | undefined {
  const row = findMessage(reader, messageId.split('@')[0] ?? '')
  return row && { kind: row.recordKind, id: row.recordId }
}

export function changeMessage(writer: Writer, id: string, change: Partial<MessageRow>): void {
  writer.db.update(messageTable).set(change).where(eq(messageTable.id, id)).run()
}

/** Keeps that whoever got the mails of a record has opened what they lead to. */
export function markOpened(writer: Writer, { now }: FirmContext, { kind, id }: RecordRef): void {
  const isOfRecord = and(eq(messageTable.recordKind, kind), eq(messageTable.recordId, id))
  const isOut = inArray(messageTable.state, ['sent', 'delivered'])
  writer.db
    .update(messageTable)
    .set({ state: 'opened', openedAt: now.toISOString() })
    .where(and(isOfRecord, isOut, eq(messageTable.isKept, false)))
    .run()
}

/**
 * Sends a mail that failed or came back once more, as it was.
 * @throws AppError as `queueMail`; not_found; conflict for one that is under way or out
 */
export function resend(
  writer: Writer,
  context: FirmContext,
  { record, messageId, link }: { record: RecordRef; messageId: string; link: string },
): void {
  const row = requireMessage(writer, record, messageId)
  if (row.state !== 'failed' && row.state !== 'bounced') {
    throw new AppError('conflict', 'The email has been sent already', {
      detail: { reason: 'mailIsOut' },
    })
  }
  countAllowed(writer, context, row.to, ccOf(row))
  changeMessage(writer, row.id, { state: 'queued', error: '', failedAt: null })
  scheduleMail(writer, context, { ...row, link })
  writer.audit({
    entity: record.kind,
    entityId: record.id,
    action: 'resend',
    after: { to: row.to },
  })
}

/** @throws AppError not_found */
export function requireMessage(reader: Reader, record: RecordRef, id: string): MessageRow {
  const row = findMessage(reader, id)
  const isOfRecord = row?.recordKind === record.kind && row.recordId === record.id
  if (!row || !isOfRecord) throw new AppError('not_found', 'No such email')
  return row
}

function ccOf({ cc }: MessageRow): string[] {
  return z.array(z.string()).parse(JSON.parse(cc))
}

export function toMessage(row: MessageRow): OutboundMessage {
  const { id, to, subject, state, isKept, error, createdAt, createdBy } = row
  const { sentAt, deliveredAt, openedAt, failedAt } = row
  const instants = { createdAt, sentAt, deliveredAt, openedAt, failedAt }
  return { id, to, cc: JSON.parse(row.cc), subject, state, isKept, error, createdBy, ...instants }
}
