import { writeMime } from '../mime.ts'
import { MailRefused, MailUnsure, recipientsOf, type Transport } from '../rendered-mail.ts'
import type { MailEnv } from '../settings.ts'

/** Mail through Cloudflare's `send_email` binding, a message for each recipient. */
export function cloudflareTransport({ MAIL }: MailEnv): Transport {
  if (!MAIL) throw new Error('There is no send_email binding with the name MAIL')
  return {
    name: 'cloudflare',
    async deliver(mail) {
      // Only inside workerd; nothing else of ours needs it.
      const { EmailMessage } = await import('cloudflare:email')
      const raw = writeMime(mail, new Date())
      const recipients = recipientsOf(mail)
      for (const [sent, email] of recipients.entries()) {
        try {
          await MAIL.send(new EmailMessage(mail.from.email, email, raw))
        } catch (error) {
          // Another attempt would send it to the first ones again.
          if (sent > 0) throw new MailUnsure(partly(sent, recipients.length, error))
          throw refusalOf(error)
        }
      }
      return { transportId: mail.id }
    },
  }
}

/** The binding names what it refuses: an address or a sender that is not allowed. */
function refusalOf(error: unknown): unknown {
  const said = wordsOf(error)
  const isForGood = /not (allowed|verified|authorized)|invalid|unallowed|suppress/i.test(said)
  return isForGood ? new MailRefused(said) : error
}

function partly(sent: number, all: number, error: unknown): string {
  return `Sent to ${sent} of ${all} recipients: ${wordsOf(error)}`
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
