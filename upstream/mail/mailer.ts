import { waitUntil } from 'cloudflare:workers'
import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Language } from '#contract/core/fields.ts'
import type { Env } from '../core/env.ts'
import { newId } from '../firm/ulid.ts'
import { directory } from '../identity/directory.ts'
import { type Brand, htmlOf, logoId } from './html.ts'
import { maskSecrets } from './masked.ts'
import { withOpenedPicture } from './opened-picture.ts'
import {
  type Address,
  type Attachment,
  type Letter,
  MailRefused,
  MailUnsure,
  type RenderedMail,
  singleLine,
  type Transport,
} from './rendered-mail.ts'
import { returnAddress } from './return-address.ts'
import { type MailEnv, senderOf } from './settings.ts'
import { outbox } from './tables.ts'
import { transportOf } from './transports/index.ts'

/** A mail on its way out. The same `id` is sent once, however often it is handed over. */
export type OutgoingMail = {
  id: string
  /** Null when the platform writes, not a firm. */
  firmId: string | null
  to: string
  cc?: readonly string[]
  /** Where answers go; else to the sender of this installation. */
  replyTo?: string | undefined
  subject: string
  text: string
  attachments: Pick<Attachment, 'name' | 'type' | 'bytes'>[]
  /** Whose name and logo it carries; the platform's unless said. */
  brand?: Brand
  /** Of the reader; screen readers speak it so. */
  language: Language
  /** Kept in the outbox as not sent, whatever the transport: the mail of a demo. */
  isHeld?: boolean
  /** Whether it is kept that it was opened, as the mail says. */
  isTracked?: boolean
  /** Where a press of a button in the mail program ends such mails (RFC 8058). */
  leaveUrl?: string | undefined
  /** Of a mail that a person wrote: it looks as they wrote it, and names everybody that it is for. */
  written?: WrittenMail | undefined
}

/** What a person's mail has that other mail has not. */
export type WrittenMail = {
  from: Address
  to: Address[]
  cc: Address[]
  letter: Letter
  html: string
}

/** `kept`: no transport is set, so it stays in the outbox; `held`: it is of a demo. */
export type MailOutcome = 'kept' | 'held' | 'queued' | 'sent'

type SendingEnv = Pick<Env, 'DIRECTORY' | 'SECRETS' | 'PUBLIC_ORIGIN'> & MailEnv

const maxAttempts = 8
const backOffMs = [60_000, 300_000, 900_000, 3_600_000, 10_800_000, 21_600_000, 43_200_000]
const batch = 5

/**
 * The mail port. Every mail is written to the outbox first; where a transport is set it leaves from
 * there. A firm's mail is tried by the firm's jobs, which are notified when it fails; the platform's
 * own leaves behind the answer, and again later when it could not.
 * @throws for a firm's mail alone: MailRefused and MailUnsure when it must not be tried again
 */
export async function sendMail(env: SendingEnv, mail: OutgoingMail): Promise<MailOutcome> {
  const isHeld = mail.isHeld === true || isNowhere(mail.to)
  const isKept = (env.MAIL_TRANSPORT ?? 'outbox') === 'outbox'
  const state = isHeld ? 'held' : isKept ? 'kept' : 'queued'
  const isOwn = mail.firmId === null
  await keep(env, mail, { state, nextAt: state === 'queued' && isOwn ? Date.now() : null })
  if (state !== 'queued') return state
  if (!isOwn) return deliver(env, mail)
  waitUntil(sendWaiting(env, Date.now()))
  return state
}

type OwnMail = Pick<OutgoingMail, 'subject' | 'text' | 'leaveUrl'>

/** Sends a mail of the platform itself, which is of no firm. */
export async function sendOwnMail(
  env: SendingEnv,
  { email, language }: { email: string; language: OutgoingMail['language'] },
  mail: OwnMail,
): Promise<void> {
  await sendMail(env, {
    ...{ id: newId(), firmId: null, to: email, language, attachments: [] },
    ...mail,
  })
}

/** Sends a few mails of the platform that wait for another attempt. */
export async function sendWaiting(env: SendingEnv, now: number): Promise<void> {
  const due = and(eq(outbox.state, 'queued'), lte(outbox.nextAt, now))
  const rows = await directory(env).select().from(outbox).where(due).limit(batch)
  for (const { id, firmId, recipient, subject, text, language, leaveUrl } of rows) {
    const mail = { id, firmId, to: recipient, subject, text, language, attachments: [], leaveUrl }
    await deliver(env, mail).catch((error) => console.error(error))
  }
}

async function keep(
  env: SendingEnv,
  { id, firmId, to, cc = [], subject, text, language, attachments, leaveUrl = '' }: OutgoingMail,
  { state, nextAt }: { state: 'held' | 'kept' | 'queued'; nextAt: number | null },
): Promise<void> {
  const files = attachments.map(({ name, bytes }) => ({
    name: singleLine(name),
    size: bytes.byteLength,
  }))
  await directory(env)
    .insert(outbox)
    .values({
      id,
      firmId,
      recipient: singleLine(to),
      cc: JSON.stringify(cc.map(singleLine)),
      language,
      subject: singleLine(subject),
      text,
      attachments: JSON.stringify(files),
      leaveUrl,
      sentAt: Date.now(),
      isHeld: state === 'held',
      state,
      nextAt,
    })
    .onConflictDoNothing()
}

/** Marks the mail before it leaves, so that after a crash it is known that it may have arrived. */
async function deliver(env: SendingEnv, mail: OutgoingMail): Promise<MailOutcome> {
  const db = directory(env)
  const isMeant = eq(outbox.id, mail.id)
  const mayLeave = and(isMeant, inArray(outbox.state, ['queued', 'failed', 'bounced']))
  const [claimed] = await db
    .update(outbox)
    .set({ state: 'sending', nextAt: null })
    .where(mayLeave)
    .returning()
  if (!claimed) return interrupted(env, mail.id)
  try {
    const transport: Transport = transportOf(env)
    const rendered = render(env, mail)
    const { transportId } = await transport.deliver({
      ...rendered,
      ...(mail.isTracked && { html: withOpenedPicture(env, mail.id, rendered.html) }),
      ...(mail.firmId !== null && { returnAddress: returnAddress(env, mail.id) }),
    })
    const done = { state: 'sent', transportId, error: '', sentAt: Date.now() } as const
    // What opens something is in the reader's mailbox now, and needed nowhere else.
    await db
      .update(outbox)
      .set({ ...done, text: maskSecrets(mail.text), leaveUrl: '' })
      .where(isMeant)
    return 'sent'
  } catch (error) {
    const change = afterFailure(error, claimed.attempts + 1, mail.firmId === null)
    await db.update(outbox).set(change).where(isMeant)
    throw error
  }
}

/**
 * What became of a mail that may not leave again.
 * @throws MailUnsure when an attempt ended without a word of its outcome
 */
async function interrupted(env: SendingEnv, id: string): Promise<MailOutcome> {
  const db = directory(env)
  const [row] = await db.select({ state: outbox.state }).from(outbox).where(eq(outbox.id, id))
  if (row?.state === 'kept' || row?.state === 'held') return row.state
  if (row?.state === 'sent' || row?.state === 'delivered') return 'sent'
  if (row?.state !== 'sending') throw new Error(`The mail is ${row?.state ?? 'not in the outbox'}`)
  const error = 'Sending was interrupted: the mail may have arrived'
  await db.update(outbox).set({ state: 'failed', error }).where(eq(outbox.id, id))
  throw new MailUnsure(error)
}

function afterFailure(error: unknown, attempts: number, isOwn: boolean) {
  const said = (error instanceof Error ? error.message : String(error)).slice(0, 1000)
  const isBounced = error instanceof MailRefused && error.bouncedAddress !== undefined
  const isForGood = error instanceof MailRefused || error instanceof MailUnsure
  if (isBounced) return { state: 'bounced', error: said, attempts } as const
  if (isForGood || (isOwn && attempts >= maxAttempts)) {
    return { state: 'failed', error: said, attempts } as const
  }
  const wait = backOffMs[Math.min(attempts, backOffMs.length) - 1] ?? 60_000
  const nextAt = isOwn ? Date.now() + wait : null
  return { state: 'queued', error: said, attempts, nextAt } as const
}

function render(env: SendingEnv, mail: OutgoingMail): RenderedMail {
  const { id, to, cc = [], replyTo, subject, text, attachments, language } = mail
  if (mail.written) return renderWritten(env, mail, mail.written)
  const sender = senderOf(env)
  const brand = mail.brand ?? { name: sender.name }
  const logo = brand.logo && [{ ...brand.logo, name: 'logo', contentId: logoId }]
  const addressOf = (email: string) => ({ email: singleLine(email), name: '' })
  return {
    id,
    from: { email: sender.email, name: singleLine(brand.name) },
    to: [addressOf(to)],
    cc: cc.map(addressOf),
    replyTo: replyTo ? { email: singleLine(replyTo), name: singleLine(brand.name) } : undefined,
    subject: singleLine(subject),
    text,
    html: htmlOf(text, { brand, subject, language }),
    attachments: [...(logo ?? []), ...attachments],
    isTracked: mail.isTracked ?? false,
    leaveUrl: mail.leaveUrl,
  }
}

/** From the writer's own address where mail of its domain leaves from here, else in their name. */
function renderWritten(env: SendingEnv, mail: OutgoingMail, written: WrittenMail): RenderedMail {
  const { id, replyTo, subject, text, attachments } = mail
  const { to, cc, letter, html } = written
  const clean = ({ email, name }: Address) => ({ email: singleLine(email), name: singleLine(name) })
  const from = clean(written.from)
  const isOurDomain = from.email.endsWith(`@${(env.MAIL_DOMAIN ?? '').toLowerCase()}`)
  return {
    id,
    from: isOurDomain ? from : { email: senderOf(env).email, name: from.name },
    to: to.map(clean),
    cc: cc.map(clean),
    replyTo: replyTo ? { email: singleLine(replyTo), name: from.name } : undefined,
    subject: singleLine(subject),
    text,
    html,
    attachments: [...attachments],
    isTracked: mail.isTracked ?? false,
    letter,
  }
}

/** Addresses of demo people end in `.invalid`, which leads nowhere (RFC 2606). */
function isNowhere(address: string): boolean {
  return /\.invalid\s*$/i.test(address)
}
