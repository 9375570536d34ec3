import { addressParser } from 'postal-mime'
import type { MailPerson } from '#contract/communication/mailbox.ts'
import { invalidField } from '#contract/core/errors.ts'
import { isPlainAddress } from '../../../mail/rendered-mail.ts'

export type Recipients = Record<'to' | 'cc' | 'bcc', MailPerson[]>

const maxRecipients = 100

/**
 * Whom a draft is for, read from what was typed: names and addresses in any usual form, divided by
 * commas, semicolons or lines.
 * @throws AppError invalid at the field that holds something else than addresses, at `to` for nobody
 *   or too many
 */
export function readRecipients(typed: Record<'to' | 'cc' | 'bcc', string>): Recipients {
  const read = {
    to: people('to', typed.to),
    cc: people('cc', typed.cc),
    bcc: people('bcc', typed.bcc),
  }
  const count = read.to.length + read.cc.length + read.bcc.length
  if (count === 0) throw invalidField('to', 'required')
  if (count > maxRecipients)
    throw invalidField('to', 'tooManyRecipients', { maximum: maxRecipients })
  return read
}

function people(field: 'to' | 'cc' | 'bcc', typed: string): MailPerson[] {
  const text = typed.replace(/[;\n\r]+/g, ',').replace(/^[\s,]+|[\s,]+$/g, '')
  if (text === '') return []
  const found = addressParser(text, { flatten: true }).map(({ name, address }) => ({
    name: (name ?? '').slice(0, 200),
    email: plainDomain(address ?? ''),
  }))
  if (found.some(({ email }) => !isPlainAddress(email))) throw invalidField(field, 'invalidEmail')
  return found
}

/** An international domain as mail carries it: `xn--…`. */
function plainDomain(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  if (at < 1 || /^[\x20-\x7e]*$/.test(domain) || !URL.canParse(`http://${domain}`)) return address
  return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`
}

/** People as they are typed: `Anna Berg <anna@example.com>, bo@example.com`. */
export function typedPeople(found: readonly MailPerson[]): string {
  return found
    .map(({ name, email }) => {
      if (name === '' || name === email) return email
      return /^[\p{L}\p{N} .'-]+$/u.test(name)
        ? `${name} <${email}>`
        : `"${name.replace(/["\\]/g, '')}" <${email}>`
    })
    .join(', ')
}
