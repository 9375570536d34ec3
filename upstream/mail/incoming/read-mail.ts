import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import type { MailAuth, MailPerson } from '#contract/communication/mailbox.ts'
import { cleanFileName } from '../../firm/file-name.ts'
import { authOf } from './auth-results.ts'
import { type Bounce, bounceOf } from './bounce.ts'
import { firstParts } from './first-parts.ts'
import { headersByHand } from './headers-by-hand.ts'
import { isMisread, metaCharset, withCharset } from './named-charset.ts'
import { withReadableHead } from './readable-head.ts'
import { textOfHtml } from './text-of-html.ts'
import { fromUtf7, isUtf7, withUtf8Words } from './utf-7.ts'

export type ReadFile = {
  name: string
  /** What the sender calls it. */
  type: string
  bytes: Uint8Array
  /** Without angle brackets; empty where nothing in the HTML names it. */
  contentId: string
}

/** A mail as far as it can be read. */
export type ReadMail = {
  /** Without angle brackets; empty where it has none. */
  messageId: string
  /** What it answers, the oldest first. */
  references: string[]
  from: MailPerson
  to: MailPerson[]
  cc: MailPerson[]
  replyTo: MailPerson[]
  subject: string
  text: string
  html: string
  /** When its sender says that it was written; undefined where that makes no sense. */
  sentAt: Date | undefined
  files: ReadFile[]
  hasMoreFiles: boolean
  auth: MailAuth | null
  isAutomatic: boolean
  /** Headers by which programs and lists are known, those that it has; names in lower case. */
  marks: Record<string, string>
  isSpam: boolean
  /** Servers that it went through. */
  hops: number
  bounce: Bounce | undefined
}

const maxText = 200_000
const maxHtml = 2_000_000
const maxPeople = 500
const maxFiles = 100
const maxReferences = 50
const maxReferencesText = 20_000

/**
 * Reads a mail (RFC 5322, MIME). Nothing in it is trusted: what is too much is left out, and one that
 * cannot be taken apart keeps its head and its beginning. Never throws.
 * @param server whose word on the sender is believed; nobody's where it is left out
 */
export async function readMail(raw: Uint8Array, server?: string): Promise<ReadMail> {
  try {
    return toReadMail(await parse(withUtf8Words(withReadableHead(firstParts(raw)))), server)
  } catch {
    return toReadMail(headersByHand(raw), server)
  }
}

const parseOptions = { maxNestingDepth: 100 }
const usualCharset = 'windows-1252'

/** Takes a mail apart; once more where its parts are in characters that their heads do not name. */
async function parse(raw: Uint8Array): Promise<Email> {
  const mail = await PostalMime.parse(raw, parseOptions)
  const { html = '', text = '' } = mail
  const meta = metaCharset(html)
  // A page that is not what its own head says is what it can be read as.
  const named8Bit = meta === 'utf-8' ? undefined : meta
  const isOther = named8Bit !== undefined && !/^(windows-125\d|iso-8859)/.test(named8Bit)
  // What says that it is UTF-8 and cannot be read so is something else.
  const ofHtml = isOther || isMisread(html) ? (named8Bit ?? usualCharset) : undefined
  // The same words are in the page beside it, and a page says more often what it is in.
  const ofText = isMisread(text) ? (named8Bit ?? usualCharset) : undefined
  const named = ofHtml ? withCharset(raw, 'text/html', ofHtml) : undefined
  const whole = (ofText && withCharset(named ?? raw, 'text/plain', ofText)) ?? named
  return withUtf7(whole ? await PostalMime.parse(whole, parseOptions) : mail, raw)
}

function withUtf7(mail: Email, raw: Uint8Array): Email {
  const { html, text } = mail
  return {
    ...mail,
    ...(html && isUtf7(raw, 'text/html') && { html: fromUtf7(html) }),
    ...(text && isUtf7(raw, 'text/plain') && { text: fromUtf7(text) }),
  }
}

function toReadMail(mail: Email, server: string | undefined): ReadMail {
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? ''
  const html = clean(mail.html ?? '').slice(0, maxHtml)
  const text = clean(mail.text ?? '').trim() || (html === '' ? '' : textOfHtml(html))
  const bounce = bounceOf(mail, header('content-type'))
  return {
    messageId: idsIn(mail.messageId ?? '')[0] ?? '',
    references: referencesOf(mail),
    from: peopleOf([mail.from ?? mail.sender])[0] ?? { name: '', email: '' },
    to: peopleOf(mail.to),
    cc: peopleOf(mail.cc),
    replyTo: peopleOf(mail.replyTo),
    subject: line(mail.subject ?? '', 500),
    text: text.slice(0, maxText),
    html,
    sentAt: instantOf(mail.date),
    files: mail.attachments.slice(0, maxFiles).map(fileOf),
    hasMoreFiles: mail.attachments.length > maxFiles,
    auth: authOf(mail.headers, server),
    isAutomatic: isAutomatic(header) || bounce !== undefined,
    marks: Object.fromEntries(
      markNames
        .map((name) => [name, line(header(name), 500)] as const)
        .filter(([, value]) => value !== ''),
    ),
    isSpam: /^\s*yes/i.test(header('x-spam-flag') || header('x-spam-status')),
    hops: mail.headers.filter(({ key }) => key === 'received').length,
    bounce,
  }
}

const markNames = [
  ...['auto-submitted', 'precedence', 'x-autoreply', 'x-autorespond', 'x-autoresponder'],
  ...['list-id', 'list-post', 'list-unsubscribe'],
]

/** Answers of machines say so (RFC 3834), or by what was usual before. */
function isAutomatic(header: (name: string) => string): boolean {
  const submitted = header('auto-submitted').trim().toLowerCase()
  if (submitted !== '' && !submitted.startsWith('no')) return true
  if (/auto[_-]?reply/i.test(header('precedence'))) return true
  return ['x-autoreply', 'x-autorespond', 'x-auto-response-suppress'].some((name) => header(name))
}

/** Names of parts that programs write without one. */
const nameless: Readonly<Record<string, string>> = {
  'message/rfc822': 'message.eml',
  'text/calendar': 'invite.ics',
}

function fileOf({ filename, mimeType, content, contentId }: Attachment): ReadFile {
  const bytes =
    typeof content === 'string'
      ? new TextEncoder().encode(content)
      : content instanceof ArrayBuffer
        ? new Uint8Array(content)
        : content
  return {
    name: cleanFileName(filename || (nameless[mimeType] ?? '')),
    type: mimeType.slice(0, 100),
    bytes,
    contentId: (contentId ?? '').replace(/^<|>$/g, '').slice(0, 300),
  }
}

function peopleOf(addresses: readonly (Address | undefined)[] | undefined): MailPerson[] {
  return (addresses ?? [])
    .flatMap((one) => (one === undefined ? [] : (one.group ?? [one])))
    .map(({ name, address }) => ({ name: line(name, 200), email: line(address, 320) }))
    .filter(({ name, email }) => name !== '' || email !== '')
    .slice(0, maxPeople)
}

/** The newest of what it answers: of a longer header only its end is read. */
function referencesOf({ references = '', inReplyTo = '' }: Email): string[] {
  const ids = [references, inReplyTo].flatMap((text) => idsIn(text.slice(-maxReferencesText)))
  return [...new Set(ids)].slice(-maxReferences)
}

function idsIn(text: string): string[] {
  const inBrackets = [...text.matchAll(/<([^<>\s]{1,300})>/g)].map(([, id = '']) => id)
  if (inBrackets.length > 0) return inBrackets
  return text.trim() === '' ? [] : text.trim().slice(0, 300).split(/\s+/)
}

function instantOf(date: string | undefined): Date | undefined {
  const at = new Date(date ?? '')
  const year = at.getUTCFullYear()
  return year >= 1980 && year < 2200 ? at : undefined
}

/** One line without what is invisible or turns the direction of writing. */
function line(text: string, length: number): string {
  return clean(text)
    .replace(/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, length)
    .toWellFormed()
}

const latinSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** What Windows has where Latin-1 has controls, for decoders that take one for the other (WHATWG Encoding). */
function latinSign(control: string): string {
  return latinSigns[control.charCodeAt(0) - 0x80] ?? control
}

/** Text without characters that have no place in one, but for line breaks and tabs. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u0080-\u009f]/g, latinSign)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
}
