import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { AppError } from '#contract/core/errors.ts'
import type { Env } from '../../core/env.ts'
import { directory, ensureDirectory } from '../../identity/directory.ts'
import { outbox } from '../tables.ts'
import type { MailEvent } from './mail-event.ts'
import { eventProviders, readEvent } from './read-event.ts'
import { tellFirm } from './tell-firm.ts'
import { isGenuine } from './verify-event.ts'

type Events = { Bindings: Env; Variables: { requestId: string } }

/**
 * Takes a provider's report of what became of a mail. Without MAIL_EVENTS_SECRET, or unsigned, there
 * is nothing here. One of a mail that is not ours, or that says nothing of ours, is answered well, so
 * that it is not sent again.
 * @throws AppError not_found; unavailable where the firm does not answer, and the provider tries again
 */
export async function takeMailEvent(c: Context<Events>): Promise<Response> {
  const provider = eventProviders.find((one) => one === c.req.param('provider'))
  const { MAIL_EVENTS_SECRET: secret } = c.env
  const body = await c.req.text()
  const { headers } = c.req.raw
  const now = Date.now()
  if (!provider || !secret || !isGenuine({ provider, headers, body, secret, now })) {
    throw new AppError('not_found', 'Not found')
  }
  await ensureDirectory(c.env)
  const event = readEvent(provider, jsonOf(body))
  return c.json({ taken: event !== undefined && (await apply(c, event)) })
}

async function apply(c: Context<Events>, event: MailEvent): Promise<boolean> {
  const db = directory(c.env)
  const { id, firmId, state, recipient } = outbox
  const [mail] = await db
    .select({ id, firmId, state, recipient })
    .from(outbox)
    .where(eq(outbox.transportId, event.transportId))
  if (!mail) return false
  const next = mail.recipient.toLowerCase() === event.address ? stateAfter(event.kind) : undefined
  const isDone = mail.state === 'bounced' || mail.state === 'failed'
  if (next !== undefined && next !== mail.state && !(isDone && next === 'delivered')) {
    const error = next === 'delivered' ? '' : event.said
    await db.update(outbox).set({ state: next, error }).where(eq(outbox.id, mail.id))
  }
  if (mail.firmId === null) return true
  if (!(await tellFirm(c, mail.firmId, mail.id, event))) {
    throw new AppError('unavailable', 'The firm could not accept the call')
  }
  return true
}

function stateAfter(kind: MailEvent['kind']) {
  return kind === 'delivered' || kind === 'bounced' || kind === 'failed' ? kind : undefined
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new AppError('malformed', 'The body is not JSON')
  }
}
