import type { InvitationAnswer } from '#contract/communication/mail-invitations.ts'
import { isSameAddress } from '../../../../mail/rendered-mail.ts'

/**
 * The text of an invitation with what its guest has answered, as their calendar keeps it: programs that show
 * it do not ask once more (RFC 5545, 3.2.12).
 */
export function answeredText(file: string, email: string, answer: InvitationAnswer): string {
  const lines = file.replace(/(\r\n|\r|\n)[ \t]/g, '').split(/\r\n|\r|\n/)
  return lines.map((line) => (isOf(line, email) ? withAnswer(line, answer) : line)).join('\r\n')
}

function isOf(line: string, email: string): boolean {
  const address = /^ATTENDEE\b.*:mailto:(\S+)\s*$/i.exec(line)?.[1]
  return address !== undefined && isSameAddress(address, email)
}

function withAnswer(line: string, answer: InvitationAnswer): string {
  const plain = line.replace(/;(PARTSTAT|RSVP)=("[^"]*"|[^";:,]*)/gi, '')
  return plain.replace(/^ATTENDEE/i, `ATTENDEE;PARTSTAT=${answer.toUpperCase()}`)
}
