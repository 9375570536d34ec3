import type { Context } from 'hono'
import { maxMailMebibytes } from '#contract/communication/mailbox.ts'
import { AppError } from '#contract/core/errors.ts'
import type { Env } from '../../core/env.ts'
import { isSameSecret } from '../../identity/token.ts'
import { type Brought, bringMail } from './bring-mail.ts'

const maxBytes = maxMailMebibytes * 1024 * 1024
const maxRecipients = 50

/** What the sender's server is answered where a mail is not taken; it tells its sender. */
const refusals: Readonly<Partial<Record<Brought, string>>> = {
  nobody: '550 5.1.1 No such address here',
  loop: '554 5.4.6 The mail goes round in circles',
  tooLarge: '552 5.3.4 The mail is too large',
}

/** Takes a mail from Cloudflare Email Routing. @throws where it must come again */
export async function takeRoutedMail(message: ForwardableEmailMessage, env: Env): Promise<void> {
  const isTooLarge = message.rawSize > maxBytes
  const raw = isTooLarge ? undefined : new Uint8Array(await new Response(message.raw).arrayBuffer())
  const brought = raw
    ? await bringMail(env, { raw, to: message.to, now: new Date() })
    : ('tooLarge' as const)
  const refusal = refusals[brought]
  if (refusal) message.setReject(refusal)
}

/**
 * Takes a mail from any other provider: `POST /mail-in?to=…` with the raw mail as its body and
 * MAIL_IN_SECRET as bearer, or as the password of HTTP Basic. Without that secret there is nothing here.
 * @throws AppError not_found; too_large; invalid where no address is of here; unavailable, and it must
 *   come again
 */
export async function takeMail(c: Context<{ Bindings: Env }>): Promise<Response> {
  const { MAIL_IN_SECRET: secret } = c.env
  if (!secret || !isSameSecret(secretIn(c.req.header('authorization') ?? ''), secret)) {
    throw new AppError('not_found', 'Not found')
  }
  const recipients = (c.req.queries('to') ?? [])
    .flatMap((to) => to.split(','))
    .slice(0, maxRecipients)
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) {
    throw new AppError('too_large', 'The email is too large')
  }
  const raw = await readUpTo(c.req.raw.body, maxBytes)
  const results: Record<string, Brought> = {}
  for (const to of recipients)
    results[to.trim()] = await bringMail(c.env, { raw, to, now: new Date() })
  const isForNobody = Object.values(results).every((one) => one === 'nobody')
  if (isForNobody)
    throw new AppError('invalid', 'No address of this message belongs to a mailbox here', {
      fields: { to: { key: 'invalid' } },
    })
  return c.json({ results })
}

/** @throws AppError too_large */
async function readUpTo(
  body: ReadableStream<Uint8Array> | null,
  maxLength: number,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.byteLength
    if (length > maxLength) throw new AppError('too_large', 'The email is too large')
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

function secretIn(authorization: string): string {
  const [, bearer] = /^Bearer (.+)$/i.exec(authorization) ?? []
  if (bearer !== undefined) return bearer
  const [, encoded = ''] = /^Basic ([\w+/=]+)$/i.exec(authorization) ?? []
  const pair = Buffer.from(encoded, 'base64').toString()
  return pair.slice(pair.indexOf(':') + 1)
}
