import { implement } from '@orpc/server'
import { and, eq, sql } from 'drizzle-orm'
import { AppError, conflictOf } from '#contract/core/errors.ts'
import { OutboxMail, type OutboxQuery, outboxContract } from '#contract/platform/outbox.ts'
import { validation } from '../core/validation.ts'
import { audit, auditIfChanged } from '../identity/audit.ts'
import type { Call } from '../identity/call.ts'
import { directory } from '../identity/directory.ts'
import { keysetPage } from '../identity/keyset-page.ts'
import { sendWaiting } from './mailer.ts'
import { maskSecrets } from './masked.ts'
import { outbox } from './tables.ts'

const Attachments = OutboxMail.shape.attachments
const os = implement(outboxContract).$config(validation).$context<Call>()

export const router = os.router({
  list: os.list.handler(({ input, context }) => listMail(context, input)),
  get: os.get.handler(async ({ input, context }) => toMail(await getMail(context, input.mailId))),
  reveal: os.reveal.handler(({ input, context }) => revealMail(context, input.mailId)),
  resend: os.resend.handler(({ input, context }) => resendMail(context, input.mailId)),
})

const sorts = {
  newest: { number: outbox.sentAt, valueOf: (row: Row) => row.sentAt },
  to: { column: outbox.recipient, valueOf: (row: Row) => row.recipient },
  subject: { column: outbox.subject, valueOf: (row: Row) => row.subject },
}

/** Mail of all firms. `q` is looked for in address and subject. */
async function listMail({ env }: Call, query: OutboxQuery) {
  const needle = query.q?.toLowerCase() ?? ''
  const text = sql`lower(${outbox.recipient} || char(10) || ${outbox.subject})`
  const sort = { id: outbox.id, direction: query.direction, by: sorts[query.sort] }
  const page = await keysetPage(query, sort, ({ where, orderBy, limit }) =>
    directory(env)
      .select()
      .from(outbox)
      .where(
        and(
          where,
          query.state && eq(outbox.state, query.state),
          needle === '' ? undefined : sql`instr(${text}, ${needle}) > 0`,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  return { ...page, rows: page.rows.map((row) => toMail(row)) }
}

/** Gives a mail as it was written, and keeps who asked. @throws AppError not_found */
async function revealMail(call: Call, id: string): Promise<OutboxMail> {
  const row = await getMail(call, id)
  const { recipient: to, subject, firmId } = row
  const entry = { action: 'mail.revealed', firmId, after: { mailId: id, to, subject } }
  await audit(directory(call.env), call, entry)
  return toMail(row, { isRevealed: true })
}

/**
 * Sends a mail of the platform once more; one of a firm is sent again from its record.
 * @throws AppError not_found; conflict for one that is out, or is a firm's
 */
async function resendMail(call: Call, id: string): Promise<OutboxMail> {
  const row = await getMail(call, id)
  if (!canResend(row)) throw conflictOf('mailIsOut')
  const db = directory(call.env)
  const { recipient: to, subject } = row
  const change = { state: 'queued', error: '', attempts: 0, nextAt: call.now } as const
  const isStill = and(eq(outbox.id, id), eq(outbox.state, row.state))
  await db.batch([
    db.update(outbox).set(change).where(isStill),
    auditIfChanged(db, call, { action: 'mail.resent', after: { mailId: id, to, subject } }),
  ])
  call.defer(sendWaiting(call.env, call.now))
  return toMail(await getMail(call, id))
}

function canResend({ firmId, state }: Row): boolean {
  return firmId === null && (state === 'failed' || state === 'bounced')
}

type Row = typeof outbox.$inferSelect

async function getMail({ env }: Call, id: string): Promise<Row> {
  const [row] = await directory(env).select().from(outbox).where(eq(outbox.id, id))
  if (!row) throw new AppError('not_found', 'Not found')
  return row
}

function toMail(row: Row, { isRevealed = false } = {}): OutboxMail {
  const { id, firmId, recipient, subject, isHeld, state, error } = row
  const attachments = Attachments.parse(JSON.parse(row.attachments))
  const sentAt = new Date(row.sentAt).toISOString()
  const text = isRevealed ? row.text : maskSecrets(row.text)
  const isMasked = text !== row.text
  const words = { subject, text, isMasked, attachments }
  return {
    id,
    firmId,
    to: recipient,
    ...words,
    state,
    error,
    sentAt,
    isHeld,
    canResend: canResend(row),
  }
}
