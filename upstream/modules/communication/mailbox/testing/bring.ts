import { env } from 'cloudflare:test'
import { bringMail } from '../../../../mail/incoming/bring-mail.ts'

/** A mail as it comes from outside: its head, then its body. */
function mime(head: Record<string, string>, body = 'Hello'): Uint8Array {
  const lines = Object.entries({ From: 'Kadri Vale <kadri@harbour.example>', ...head })
  const text = `${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n${body}`
  return new TextEncoder().encode(text)
}

/** Brings a mail from outside to an address of the installation. */
export function bring(to: string, head: Record<string, string>, body?: string) {
  const surroundings = { ...env, MAIL_AUTHSERV_ID: 'mx.example' }
  return bringMail(surroundings, { raw: mime(head, body), to, now: new Date() })
}
