import type { Transport } from '../rendered-mail.ts'
import type { MailEnv } from '../settings.ts'
import { cloudflareTransport } from './cloudflare.ts'
import { httpTransport } from './http.ts'
import { smtpTransport } from './smtp.ts'

/** The outbox keeps every mail; as a transport of its own it adds nothing. */
const outbox: Transport = {
  name: 'outbox',
  deliver: async ({ id }) => ({ transportId: id }),
}

/** The way out that the deployment has set; without one, mail stays in the outbox. @throws for settings that make no sense */
export function transportOf(env: MailEnv): Transport {
  switch (env.MAIL_TRANSPORT ?? 'outbox') {
    case 'outbox':
      return outbox
    case 'smtp':
      return smtpTransport(env)
    case 'cloudflare':
      return cloudflareTransport(env)
    case 'http':
      return httpTransport(env)
    default:
      throw new Error(`MAIL_TRANSPORT is not known: ${env.MAIL_TRANSPORT}`)
  }
}
