import { connect } from 'cloudflare:sockets'
import { writeMime } from '../mime.ts'
import { recipientsOf, type Transport } from '../rendered-mail.ts'
import { type MailEnv, smtpServerOf } from '../settings.ts'
import { sendBySmtp } from '../smtp.ts'

/** Mail over SMTP, with TLS from the first byte or by STARTTLS. */
export function smtpTransport(env: MailEnv): Transport {
  const server = smtpServerOf(env)
  return {
    name: 'smtp',
    async deliver(mail) {
      const envelope = { from: mail.returnAddress ?? mail.from.email, to: recipientsOf(mail) }
      const answer = await sendBySmtp(connect, server, envelope, writeMime(mail, new Date()))
      return { transportId: /queued as (\S+)/i.exec(answer)?.[1] ?? mail.id }
    },
  }
}
