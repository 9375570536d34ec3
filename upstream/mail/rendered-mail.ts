/** Somebody in the head of a mail. */
export type Address = { email: string; name: string }

export type Attachment = {
  name: string
  type: string
  bytes: Uint8Array
  /** Shown inside of the HTML, as `cid:{contentId}`, and not listed as a file. */
  contentId?: string
}

/** A mail as every transport takes it: complete, and in words that fit one line where they must. */
export type RenderedMail = {
  /** Ours; it becomes the `Message-ID` and, where a provider knows one, the idempotency key. */
  id: string
  from: Address
  to: Address[]
  cc: Address[]
  replyTo: Address | undefined
  subject: string
  text: string
  html: string
  attachments: Attachment[]
  /** Whether the provider may report that it was opened, as the mail says. */
  isTracked: boolean
  /** Where a press of a button in the mail program ends such mails (RFC 8058). */
  leaveUrl?: string | undefined
  /** Where the servers on the way report to; else to whom it is from. */
  returnAddress?: string | undefined
  /** Of a mail that a person wrote: what its head says beside, and who is to get it from here. */
  letter?: Letter | undefined
}

/** A mail between people. What it answers is in message ids without angle brackets. */
export type Letter = {
  messageId: string
  inReplyTo: string
  references: readonly string[]
  /** Addresses that get it by the transport, those of a hidden copy among them. */
  recipients: readonly string[]
}

/** Who is to get a mail by the transport, each once. */
export function recipientsOf({
  to,
  cc,
  letter,
}: Pick<RenderedMail, 'to' | 'cc' | 'letter'>): string[] {
  return [...new Set(letter?.recipients ?? [...to, ...cc].map(({ email }) => email))]
}

/** What a transport says of a mail that it has handed on. */
export type Delivered = {
  /** The other side's own name for it, by which it reports what became of it. */
  transportId: string
}

/** A way out of this installation. */
export type Transport = {
  name: 'outbox' | 'smtp' | 'cloudflare' | 'http'
  /** @throws MailRefused, MailUnsure, or any error where nothing was handed over */
  deliver(mail: RenderedMail): Promise<Delivered>
}

/** The other side will not take this mail, however often it is tried. */
export class MailRefused extends Error {
  /** Where there is no such mailbox: nothing more is to be sent there. */
  readonly bouncedAddress: string | undefined

  constructor(message: string, bouncedAddress?: string) {
    super(message)
    this.bouncedAddress = bouncedAddress
  }
}

/** The mail was out, to some at least, when something went wrong: it may have arrived. */
export class MailUnsure extends Error {}

/** A header is one line: what follows a line break would be a header of the sender's choosing. */
export function singleLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/**
 * Whether an address can stand in an SMTP command and in a header as it is: plain ASCII, no quoting,
 * one `@`. International ones need SMTPUTF8, which few take; their domain can be typed as `xn--…`.
 */
export function isPlainAddress(email: string): boolean {
  return /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])$/.test(
    email,
  )
}

/** Whether two addresses are of one mailbox: no server tells capitals from small letters. */
export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/**
 * What lets a mail program end such mails by one press, as RFC 2369 and RFC 8058 write it: over HTTPS
 * alone. Otherwise it has the address, which a person opens.
 */
export function leaveHeaders(url: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${url.replace(/[^\x21-\x7e]|[<>]/g, '')}>`,
    ...(url.startsWith('https://') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  }
}
