/** A mail as far as it tells who wrote it: a person or a program. Names of headers in lower case. */
export type IncomingMail = {
  headers: Readonly<Record<string, string>>
  /** The sender's address, as the mail names it. */
  from: string
  subject: string
}

/**
 * Who wrote a mail. `absence` is an answer of a mailbox to what it got, as of somebody who is away;
 * `automatic` any other mail of a program, `bounce` a report that a mail did not arrive, `list` a mail to
 * many.
 */
export type MailAuthor = 'person' | 'absence' | 'automatic' | 'bounce' | 'list'

/** How subjects of absences begin where the program writes no header, in the product's languages. */
const absenceSubjects = [
  /^(automatic reply|auto(matic)?[- ]?response|auto:|out of (the )?office|i am out of)/i,
  /^(automatische (antwort|rückantwort)|abwesenheits(notiz|benachrichtigung|mitteilung)|abwesend)/i,
  /^(risposta automatica|fuori (sede|ufficio)|assente|assenza)/i,
  /^(автоматический ответ|автоответ|нет на месте|отсутств)/i,
  /^(respuesta automática|fuera de (la )?oficina|ausente|ausencia)/i,
  /^(réponse automatique|absence du bureau|absent)/i,
]

/**
 * Who wrote a mail, by its headers, then by its subject (RFC 3834, RFC 2076 for the older headers). A
 * person's program may ask for no automatic answers (`X-Auto-Response-Suppress`): that makes it no program.
 */
export function authorOf({ headers, from, subject }: IncomingMail): MailAuthor {
  const header = (name: string) => (headers[name] ?? '').trim().toLowerCase()
  const isReport = /multipart\/report|delivery-status/.test(header('content-type'))
  const isFromDaemon = /^(mailer-daemon|postmaster)@/i.test(addressOf(from))
  if (isReport || (isFromDaemon && header('return-path').replace(/\s/g, '') === '<>'))
    return 'bounce'
  const submitted = header('auto-submitted').replace(/;.*$/, '').trim()
  const isAbsent = absenceSubjects.some((pattern) => pattern.test(plainSubject(subject)))
  const isReply =
    submitted.startsWith('auto-replied') ||
    header('precedence') === 'auto_reply' ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponder'].some(
      (name) => !['', 'no'].includes(header(name)),
    )
  if (isAbsent || isReply) return 'absence'
  if (submitted !== '' && submitted !== 'no') return 'automatic'
  const isOfList = header('list-id') !== '' || header('list-unsubscribe') !== ''
  if (isOfList || /^(bulk|list|junk)$/.test(header('precedence'))) return 'list'
  return header('return-path').replace(/\s/g, '') === '<>' ? 'automatic' : 'person'
}

/** The address in what a mail's head names as sender, as it is written. */
export function addressOf(from: string): string {
  return (/<([^<>]*)>\s*$/.exec(from)?.[1] ?? from).trim()
}

function plainSubject(subject: string): string {
  return subject.trim().replace(/^((re|aw|r|ref|rif|ответ|fwd?|wg)\s*:\s*)+/i, '')
}
