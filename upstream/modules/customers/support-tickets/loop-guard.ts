import { addressOf, authorOf, type IncomingMail } from './automatic-mail.ts'

/** What a firm's mailbox has had of an address, and sent to it, lately. Instants. */
export type MailTraffic = {
  receivedAt: readonly string[]
  /** Answers that were sent by themselves: of tickets, absences, confirmations. */
  answeredAt: readonly string[]
}

export type LoopLimits = {
  /** Automatic answers to one address within a day, at most. */
  answersADay: number
  /** Mails of one address within ten minutes, at most: more are a program's. */
  mailsInTenMinutes: number
}

export const usualLimits: LoopLimits = { answersADay: 3, mailsInTenMinutes: 5 }

/** Addresses whose name says that nobody reads them, in the product's languages. */
const noReply =
  /^(no[-_.]?repl(y|ies)|do[-_.]?not[-_.]?(reply|respond|answer)|not?[-_.]?answer|keine?[-_.]?antwort|nicht[-_.]?antworten|non[-_.]?rispondere|no[-_.]?responder|mailer-daemon)/

export type AnswerReason =
  | 'automaticMail'
  | 'toMany'
  | 'ownAddress'
  | 'noReplyAddress'
  | 'answersUnwanted'
  | 'tooManyAnswers'
  | 'tooManyMails'

/**
 * Whether a mail may be answered by itself (RFC 3834, section 2): never a program, a list, an address of
 * one's own or one that takes no answers, and only so often. A person's answer is not asked.
 * @param ownAddresses of the firm's mailboxes, in lower case
 */
export function mayAnswer(
  mail: IncomingMail,
  traffic: MailTraffic,
  ownAddresses: readonly string[],
  now: string,
  limits: LoopLimits = usualLimits,
): { may: true } | { may: false; reason: AnswerReason } {
  const reason = reasonAgainst(mail, traffic, ownAddresses, now, limits)
  return reason === undefined ? { may: true } : { may: false, reason }
}

function reasonAgainst(
  mail: IncomingMail,
  { receivedAt, answeredAt }: MailTraffic,
  ownAddresses: readonly string[],
  now: string,
  limits: LoopLimits,
): AnswerReason | undefined {
  const author = authorOf(mail, ownAddresses)
  if (author === 'list') return 'toMany'
  if (author !== 'person') return 'automaticMail'
  const address = addressOf(mail.from).toLowerCase()
  if (ownAddresses.includes(address)) return 'ownAddress'
  if (noReply.test(address)) return 'noReplyAddress'
  const suppressed = (mail.headers['x-auto-response-suppress'] ?? '').toLowerCase()
  if (/\b(all|autoreply)\b/.test(suppressed)) return 'answersUnwanted'
  if (countSince(receivedAt, now, 10) > limits.mailsInTenMinutes) return 'tooManyMails'
  return countSince(answeredAt, now, 24 * 60) >= limits.answersADay ? 'tooManyAnswers' : undefined
}

function countSince(instants: readonly string[], now: string, minutes: number): number {
  const since = Date.parse(now) - minutes * 60_000
  return instants.map((at) => Date.parse(at)).filter((at) => at > since && at <= Date.parse(now))
    .length
}
