import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../identity/token.ts'
import type { EventProvider } from './read-event.ts'

/** How far the time of a report may be from ours: an old one that somebody kept is worth nothing. */
const toleranceSeconds = 300

type Report = {
  provider: EventProvider
  headers: Pick<Headers, 'get'>
  /** To the letter as it came. */
  body: string
  /** MAIL_EVENTS_SECRET. */
  secret: string
  /** Milliseconds since 1970, UTC. */
  now: number
}

/**
 * Whether a report is the provider's own: by the signature of Standard Webhooks
 * (https://www.standardwebhooks.com), which Resend sends under the names of Svix; Postmark, which
 * signs nothing, shows the secret as the password of its address.
 */
export function isGenuine({ provider, headers, body, secret, now }: Report): boolean {
  if (provider === 'postmark') return isSameSecret(passwordOf(headers), secret)
  const prefix = provider === 'resend' ? 'svix' : 'webhook'
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map(
    (name) => headers.get(`${prefix}-${name}`) ?? '',
  )
  if (!id || !/^\d{1,12}$/.test(timestamp ?? '') || !signatures) return false
  if (Math.abs(now / 1000 - Number(timestamp)) > toleranceSeconds) return false
  const expected = sign(secret, `${id}.${timestamp}.${body}`)
  return signatures.split(' ').some((one) => isSameSecret(one, `v1,${expected}`))
}

/** A secret is `whsec_` and base64; without that, its own letters are the key. */
function sign(secret: string, content: string): string {
  const [, encoded] = /^whsec_(.+)$/.exec(secret) ?? []
  const key = encoded === undefined ? Buffer.from(secret) : Buffer.from(encoded, 'base64')
  return createHmac('sha256', key).update(content).digest('base64')
}

/** The password of HTTP Basic (RFC 7617); empty where there is none. */
function passwordOf(headers: Pick<Headers, 'get'>): string {
  const [, encoded = ''] = /^Basic ([\w+/=]+)$/i.exec(headers.get('authorization') ?? '') ?? []
  const pair = Buffer.from(encoded, 'base64').toString()
  return pair.slice(pair.indexOf(':') + 1)
}
