import type { Env } from '../env.ts'
import { directory } from '../identity/directory.ts'
import { outbox } from './tables.ts'

/** A mail on its way out. The same `id` is sent once, however often it is handed over. */
export type OutgoingMail = {
  id: string
  /** Null when the platform writes, not a firm. */
  firmId: string | null
  to: string
  subject: string
  text: string
  attachments: { name: string; type: string; bytes: Uint8Array }[]
  /** Kept in the outbox as not sent, whatever the transport: the mail of a demo. */
  isHeld?: boolean
}

/**
 * The mail port. This transport keeps the mail in the outbox, where an administrator reads it;
 * a deployment with a mail provider puts its own behind this function.
 */
export async function sendMail(env: Pick<Env, 'DIRECTORY'>, mail: OutgoingMail): Promise<void> {
  await directory(env)
    .insert(outbox)
    .values({
      id: mail.id,
      firmId: mail.firmId,
      recipient: singleLine(mail.to),
      subject: singleLine(mail.subject),
      text: mail.text,
      attachments: JSON.stringify(
        mail.attachments.map(({ name, bytes }) => ({
          name: singleLine(name),
          size: bytes.byteLength,
        })),
      ),
      sentAt: Date.now(),
      isHeld: mail.isHeld === true || isNowhere(mail.to),
    })
    .onConflictDoNothing()
}

/** Addresses of demo people end in `.invalid`, which leads nowhere (RFC 2606). */
function isNowhere(address: string): boolean {
  return /\.invalid\s*$/i.test(address)
}

/** A header is one line: what follows a line break would be a header of the sender's choosing. */
function singleLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it takes away
  return text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim()
}
