import { localOf } from '#contract/core/zoned-time.ts'
import { authorOf, type IncomingMail } from './automatic-mail.ts'
import { type LoopLimits, type MailTraffic, mayAnswer, usualLimits } from './loop-guard.ts'
import { isDone, type TicketState } from './ticket-states.ts'

/** The ticket that a mail names, by its address or by the mail it answers; merged ones lead to the kept one. */
export type NamedTicket = { id: string; state: TicketState; doneAt: string | null }

export type TakenMail = {
  /**
   * `new` has a link to the ticket that is too long over, where there is one; `note` goes to the ticket
   * and changes nothing; `drop` is kept in the mailbox alone.
   */
  place:
    | { kind: 'new'; linkedId: string | null }
    | { kind: 'append'; ticketId: string }
    | { kind: 'reopen'; ticketId: string }
    | { kind: 'note'; ticketId: string }
    | { kind: 'drop'; reason: 'absence' | 'automatic' | 'bounce' | 'list' | 'tooManyMails' }
  /** Whether the sender is told that the ticket was received. */
  confirm: boolean
}

export type TicketMailbox = {
  ownAddresses: readonly string[]
  timeZone: string
  /** So many days after the one it was done on, a mail opens a ticket again. */
  reopenDays: number
  limits?: LoopLimits
}

/**
 * Where a mail to a ticket's mailbox goes. Programs open nothing: what they say of a known ticket is a
 * note at it, a bounce too. A person's mail opens a done ticket again within some days, later it makes a
 * new one that is linked with it. Too many mails of one address make no tickets: the mailbox has them.
 */
export function takeMail(
  mail: IncomingMail,
  ticket: NamedTicket | null,
  traffic: MailTraffic,
  mailbox: TicketMailbox,
  now: string,
): TakenMail {
  const author = authorOf(mail, mailbox.ownAddresses)
  if (author !== 'person') {
    const place = ticket
      ? ({ kind: 'note', ticketId: ticket.id } as const)
      : ({ kind: 'drop', reason: author } as const)
    return { place, confirm: false }
  }
  const limits = mailbox.limits ?? usualLimits
  const answer = mayAnswer(mail, traffic, mailbox.ownAddresses, now, limits)
  const isFlood = !answer.may && answer.reason === 'tooManyMails'
  if (ticket === null) {
    if (isFlood) return { place: { kind: 'drop', reason: 'tooManyMails' }, confirm: false }
    return { place: { kind: 'new', linkedId: null }, confirm: answer.may }
  }
  if (isFlood) return { place: { kind: 'note', ticketId: ticket.id }, confirm: false }
  if (!isDone(ticket.state)) {
    return { place: { kind: 'append', ticketId: ticket.id }, confirm: false }
  }
  if (isWithin(ticket.doneAt, mailbox, now)) {
    return { place: { kind: 'reopen', ticketId: ticket.id }, confirm: false }
  }
  return { place: { kind: 'new', linkedId: ticket.id }, confirm: answer.may }
}

/** Days are the mailbox's: with 7 a ticket of 1 March is opened again until the end of 8 March. */
function isWithin(doneAt: string | null, mailbox: TicketMailbox, now: string): boolean {
  if (doneAt === null) return true
  const dayOf = (at: string) => Date.parse(localOf(at, mailbox.timeZone).slice(0, 10))
  return (dayOf(now) - dayOf(doneAt)) / 86_400_000 <= mailbox.reopenDays
}
