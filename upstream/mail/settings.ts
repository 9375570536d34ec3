import { z } from 'zod'
import type { Env } from '../core/env.ts'
import { type Address, isPlainAddress } from './rendered-mail.ts'

/** What a deployment may set for mail; every variable is described in docs/deploy.md. */
export type MailEnv = Pick<
  Env,
  | 'MAIL_TRANSPORT'
  | 'MAIL_FROM'
  | 'MAIL_FROM_NAME'
  | 'SMTP_HOST'
  | 'SMTP_PORT'
  | 'SMTP_SECURITY'
  | 'SMTP_USER'
  | 'SMTP_PASSWORD'
  | 'MAIL_HTTP_URL'
  | 'MAIL_HTTP_TOKEN'
  | 'MAIL_HTTP_TOKEN_HEADER'
  | 'MAIL_HTTP_BODY'
  | 'MAIL'
  | 'MAIL_SPF'
  | 'MAIL_DKIM'
  | 'MAIL_DOMAIN'
  | 'DEPLOYMENT'
>

const TransportName = z.enum(['outbox', 'smtp', 'cloudflare', 'http'])

/** How mail leaves this installation; what is not known leaves nowhere. */
export function transportName({ MAIL_TRANSPORT }: MailEnv): z.infer<typeof TransportName> {
  return TransportName.catch('outbox').parse(MAIL_TRANSPORT ?? 'outbox')
}

const Smtp = z.object({
  host: z.string().min(1),
  port: z.coerce.number<unknown>().int().min(1).max(65_535),
  security: z.enum(['tls', 'starttls', 'none']),
})

/** @throws with the name of the variable that makes no sense */
export function smtpServerOf(env: MailEnv) {
  const { SMTP_HOST, SMTP_SECURITY = 'starttls', SMTP_USER, SMTP_PASSWORD, DEPLOYMENT } = env
  const { SMTP_PORT = SMTP_SECURITY === 'tls' ? '465' : '587' } = env
  const server = Smtp.safeParse({ host: SMTP_HOST, port: SMTP_PORT, security: SMTP_SECURITY })
  if (!server.success) {
    const field = String(server.error.issues[0]?.path[0]).toUpperCase()
    throw new Error(`SMTP_${field} is missing or makes no sense`)
  }
  const isNear = /^(localhost|127\.|\[?::1)/.test(server.data.host)
  if (server.data.security === 'none' && !(DEPLOYMENT === 'local' && isNear)) {
    throw new Error('SMTP_SECURITY none would send passwords and mail in clear')
  }
  return {
    ...server.data,
    ...(SMTP_USER !== undefined && { user: SMTP_USER }),
    ...(SMTP_PASSWORD !== undefined && { password: SMTP_PASSWORD }),
  }
}

/** Whom mail of this installation is from. @throws where mail leaves and MAIL_FROM is no address */
export function senderOf(env: MailEnv): Address {
  const email = env.MAIL_FROM ?? ''
  if (!isPlainAddress(email)) throw new Error('MAIL_FROM is missing or is not an address')
  return { email, name: env.MAIL_FROM_NAME ?? 'Firmament' }
}
