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
 * @param ownAddresses of the firm, lower case: a mail that came through a list of one of them, as through
 *   a group that hands mail on, is its sender's
 */
export function authorOf(
  { headers, from, subject }: IncomingMail,
  ownAddresses: readonly string[] = [],
): MailAuthor {
  const header = (name: string) => (headers[name] ?? '').trim().toLowerCase()
  const type = header('content-type')
  const isReport = /multipart\/report/.test(type)
  const isDeliveryReport = isReport && /report-type="?delivery-status/.test(type)
  const isFromDaemon = /^(mailer-daemon|postmaster)@/i.test(addressOf(from))
  const hasNoReturn = header('return-path').replace(/\s/g, '') === '<>'
  if (isDeliveryReport || (isFromDaemon && hasNoReturn)) return 'bounce'
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
  if (hasNoReturn || isReport) return 'automatic'
  if (isOfOwnList(headers, ownAddresses)) return 'person'
  const isOfList = header('list-id') !== '' || header('list-unsubscribe') !== ''
  return isOfList || /^(bulk|list|junk)$/.test(header('precedence')) ? 'list' : 'person'
}

type TakenMail = {
  from: { email: string }
  subject: string
  isAutomatic: boolean
  isBounce: boolean
  marks?: Readonly<Record<string, string>> | undefined
}

/** What a mailbox found out of a mail's head, as the rules ask for it. */
export function asIncoming({
  from,
  subject,
  isAutomatic,
  isBounce,
  marks,
}: TakenMail): IncomingMail {
  const headers: Record<string, string> = { ...marks }
  if (isBounce) headers['content-type'] = 'multipart/report; report-type=delivery-status'
  else if (isAutomatic && !marks) headers['auto-submitted'] = 'auto-replied'
  return { headers, from: from.email, subject }
}

/** The address in what a mail's head names as sender, as it is written. */
export function addressOf(from: string): string {
  return (/<([^<>]*)>\s*$/.exec(from)?.[1] ?? from).trim()
}

/** `List-Post` names the address of a list, `List-Id` the same with a dot in it (RFC 2369, RFC 2919). */
function isOfOwnList(headers: IncomingMail['headers'], ownAddresses: readonly string[]): boolean {
  const post = (headers['list-post'] ?? '').toLowerCase()
  const id = (headers['list-id'] ?? '').toLowerCase()
  return ownAddresses.some(
    (own) => post.includes(`<mailto:${own}>`) || id.includes(`<${own.replace('@', '.')}>`),
  )
}

function plainSubject(subject: string): string {
  return subject.trim().replace(/^((re|aw|r|ref|rif|ответ|fwd?|wg)\s*:\s*)+/i, '')
}
