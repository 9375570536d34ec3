import { AppError, invalidField } from '#contract/core/errors.ts'
import type { Language } from '#contract/core/fields.ts'
import { requirePermission } from '#contract/core/roles.ts'
import type { MailInput, MailPreview } from '#contract/firm/mails.ts'
import { addressesIn, mailWords } from '../../../documents/delivery/mail-words.ts'
import { fillText } from '../../../documents/paper/texts/paper-texts.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../firms/index.ts'
import { keepPastMail, type MailToSend, type PastMail, queueMail } from '../outbound/index.ts'
import { partyOfRecord } from '../parties/index.ts'
import { requireReadable } from '../records/index.ts'
import { withAddedTexts } from './added-texts.ts'
import {
  type MailContent,
  type MailKind,
  type MailSubject,
  recordOfMail,
  requireMailKind,
} from './kinds.ts'
import { replyAddress, storedSettings } from './settings.ts'
import { openingNote, usualWords } from './templates.ts'

/** What a mail is about: the name of its kind, and the record. */
export type RecordMail = {
  mailKind: string
  recordId: string
  /** Which of several, where one record has them: a statement's period. */
  variant?: string
  /** Of the web app, for links. */
  origin: string
}

const nothingTyped: MailInput = { to: '', cc: '', subject: '', message: '' }

/**
 * The mail as it would leave, with what the sender has typed so far; nothing is written.
 * @throws AppError not_found; conflict for a record that cannot be sent
 */
export function previewRecordMail(
  reader: Reader,
  context: FirmContext,
  mail: RecordMail,
  { to, cc, ...typed }: MailInput = nothingTyped,
): MailPreview {
  const kind = requireMailKind(mail.mailKind)
  const content = contentOf(reader, context, kind, subjectOf(mail))
  const { tradeName, legalName, logoType } = getFirmProfile(reader)
  return {
    from: tradeName || legalName,
    replyTo: replyAddress(reader),
    to: to || content.to,
    cc,
    ...wordsOf(reader, mail.mailKind, content, typed),
    hasLogo: logoType !== null,
    color: storedSettings(reader).color,
    files: content.files.map(({ name }) => name),
  }
}

/**
 * Queues a mail about a record, with its words filled in where the sender wrote none; it leaves as
 * soon as the write has committed. The record's history says so.
 * @returns the id of the mail
 * @throws AppError not_found; conflict for a record that cannot be sent; invalid at `to` without an
 * address, or at `to` and `cc` for one that mail came back from
 */
export function sendRecordMail(
  writer: Writer,
  context: FirmContext,
  mail: RecordMail,
  typed: MailInput = nothingTyped,
): string {
  return writeMail(writer, context, mail, typed, (toSend) => queueMail(writer, context, toSend))
}

/**
 * Keeps a mail about a record as if it had left at the context's time, for the made-up years of a
 * demo. Its text has no link, which would be that of the firm it was made for.
 * @throws as `sendRecordMail`
 */
export function keepPastRecordMail(
  writer: Writer,
  context: FirmContext,
  mail: Omit<RecordMail, 'origin'>,
  past: PastMail,
): string {
  return writeMail(writer, context, { ...mail, origin: '' }, nothingTyped, (toSend) =>
    keepPastMail(writer, context, toSend, past),
  )
}

function writeMail(
  writer: Writer,
  context: FirmContext,
  mail: RecordMail,
  { to, cc, ...typed }: MailInput,
  write: (mail: MailToSend) => string,
): string {
  const kind = requireMailKind(mail.mailKind)
  const about = subjectOf(mail)
  kind.prepare?.(writer, context, about)
  const made = contentOf(writer, context, kind, about)
  const content = mail.origin === '' ? { ...made, link: '' } : made
  const address = to || content.to
  if (address === '') throw invalidField('to', 'required')
  const { subject, text } = wordsOf(writer, mail.mailKind, content, typed)
  const record = recordOfMail(writer, kind, mail.recordId)
  const { registered, facts } = requireReadable(writer, context, record)
  const id = write({
    to: address,
    cc: addressesIn(cc),
    replyTo: replyAddress(writer),
    subject,
    text,
    language: content.language,
    isTracked: storedSettings(writer).tracksOpening,
    attachments: content.files.map(({ module, id }) => ({ module, id })),
    record,
    partyId: partyOfRecord(writer, record),
    link: registered.path(mail.recordId),
  })
  writer.audit({
    entity: record.kind,
    entityId: mail.recordId,
    action: 'send',
    title: facts.title,
    detail: address,
    after: { to: address },
  })
  return id
}

/**
 * The record of a mail that the caller may send.
 * @throws AppError not_found for a record they may not see; forbidden where they may not send it
 */
export function requireSendable(
  reader: Reader,
  context: FirmContext,
  { mailKind, recordId }: Pick<RecordMail, 'mailKind' | 'recordId'>,
) {
  const kind = requireMailKind(mailKind)
  const readable = requireReadable(reader, context, recordOfMail(reader, kind, recordId))
  requirePermission(context.actor, kind.send)
  return { kind, ...readable }
}

function subjectOf({ recordId, variant = '', origin }: RecordMail) {
  return { id: recordId, variant, origin }
}

/** What a mail says and carries, where such a one can be sent about the record now. */
function contentOf(
  reader: Reader,
  context: FirmContext,
  kind: MailKind,
  about: MailSubject,
): MailContent {
  const content = kind.compose(reader, context, about)
  if (kind.applies(reader, about.id, context)) {
    const { also } = content
    return {
      ...content,
      values: withAddedTexts(reader, kind, about.id, content),
      also: also && { ...also, values: withAddedTexts(reader, kind, about.id, also) },
    }
  }
  throw new AppError('conflict', 'This document cannot be emailed', {
    detail: { reason: 'mailDoesNotFit' },
  })
}

/**
 * Subject and text: the sender's own words, or the usual ones in the reader's language, with the same
 * in the content's other language below.
 */
function wordsOf(
  reader: Reader,
  mailKind: string,
  { language, values, link, also }: MailContent,
  typed: Pick<MailInput, 'subject' | 'message'>,
) {
  const { tradeName, legalName } = getFirmProfile(reader)
  const firm = tradeName || legalName
  const each = [{ language, values }, ...(also ? [also] : [])].map((one) =>
    filled(reader, mailKind, one.language, { ...one.values, firm, link: link ?? '' }),
  )
  const usual = {
    subject: joined(each, 'subject', ' / '),
    message: joined(each, 'message', between),
    ...(link !== undefined && { link: joined(each, 'link', '\n') }),
  }
  const words = mailWords(typed, usual, {})
  if (!storedSettings(reader).tracksOpening) return words
  const notes = [language, also?.language].flatMap((one) => (one ? [openingNote[one]] : []))
  return { ...words, text: `${words.text}\n${notes.join('\n')}\n` }
}

/** What stands between a message and the same in another language. */
const between = '\n\n———\n\n'

/** The usual words of a kind of mail in a language, their gaps filled. */
function filled(
  reader: Reader,
  mailKind: string,
  language: Language,
  values: Readonly<Record<string, string>>,
): Record<'subject' | 'message' | 'link', string> {
  const {
    subject,
    message,
    link = '',
  } = usualWords(reader, requireMailKind(mailKind), {
    mailKind,
    language,
  })
  return {
    subject: fillText(subject, values),
    message: fillText(message, values),
    link: fillText(link, values),
  }
}

/** A part in each language, one behind the other; what is the same is said once. */
function joined<Part extends string>(
  each: readonly Record<Part, string>[],
  part: Part,
  separator: string,
): string {
  return [...new Set(each.map((one) => one[part]))].filter(Boolean).join(separator)
}
