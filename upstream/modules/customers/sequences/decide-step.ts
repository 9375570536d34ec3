import type { WorkCalendar } from '../support-tickets/views.ts'
import { nextOpenAt, resumeAt, type StepDelay, stepDueAt } from './step-time.ts'

/** A step of a sequence: a mail to send, or a task for the owner. */
export type SequenceStep = { id: string; kind: 'mail' | 'task'; delay: StepDelay }

/** Somebody in a sequence. Addresses are as `mailKey` of leads gives them. */
export type Enrolment = {
  id: string
  /** Where its mails go. */
  address: string
  startedAt: string
  /** The step that comes next, from 0. */
  nextStep: number
  /** When the step before was queued; null before the first. */
  lastQueuedAt: string | null
  /** Since when a person has let it go on after an absence without a date; null for never. */
  releasedAt: string | null
}

/** A mail that came in. `returnDate` is what `returnDate` reads in an automatic answer. */
export type SequenceMail = {
  from: string
  at: string
  author: 'person' | 'absence' | 'automatic' | 'bounce' | 'list'
  /** Whether it answers a mail of this sequence, whoever it is from. */
  isAnswer: boolean
  returnDate: string | null
}

/**
 * What is known of the party, read in the transaction that queues the step: what came a second ago
 * counts. Facts of before the start may be in it, they do not.
 */
export type SequenceFacts = {
  /** Of all contacts of the party. */
  partyAddresses: readonly string[]
  mails: readonly SequenceMail[]
  bookings: readonly { at: string }[]
  bounces: readonly { address: string; at: string; isForGood: boolean }[]
  /** Of deals that the sequence is about. */
  deals: readonly { state: 'open' | 'won' | 'lost'; closedAt: string | null }[]
  /** Whether the address may get mails of this kind: no opt-out, no suppression. */
  mayMail: boolean
  /** Merged away, archived or anonymised. */
  isPartyGone: boolean
}

export type StopReason =
  | 'answered'
  | 'booked'
  | 'bounced'
  | 'won'
  | 'lost'
  | 'optedOut'
  | 'partyGone'

export type StepDecision =
  | { decision: 'stop'; reason: StopReason }
  /** Until an instant, or until a person lets it go on (null). */
  | { decision: 'park'; until: string | null }
  | { decision: 'wait'; until: string | null }
  /** `key` is unique for good: the same step is never queued twice. */
  | { decision: 'queue'; step: SequenceStep; key: string; nextDueAt: string | null }
  | { decision: 'finish' }

/**
 * What happens with somebody in a sequence now. A person's mail from any address of the party, or in
 * answer to the sequence, ends it; so do a booking, a mail that came back for good, a deal that ended,
 * an opt-out. An automatic answer does not: it parks until a working day after the day it names, or until
 * a person lets it go on.
 * @param calendar open hours, in the zone of whoever gets the mails
 * @param now an instant
 */
export function decideStep(
  enrolment: Enrolment,
  steps: readonly SequenceStep[],
  facts: SequenceFacts,
  calendar: WorkCalendar,
  now: string,
): StepDecision {
  const reason = stopReason(enrolment, facts)
  if (reason !== undefined) return { decision: 'stop', reason }
  const step = steps[enrolment.nextStep]
  if (step === undefined) return { decision: 'finish' }
  const parked = parkedUntil(enrolment, facts, calendar)
  if (parked === null) return { decision: 'park', until: null }
  if (parked !== undefined && isLater(parked, now)) return { decision: 'park', until: parked }
  const due = stepDueAt(enrolment.lastQueuedAt ?? enrolment.startedAt, step.delay, calendar)
  if (due === null || isLater(due, now)) return { decision: 'wait', until: due }
  const open = nextOpenAt(now, calendar)
  if (open === null || isLater(open, now)) return { decision: 'wait', until: open }
  const following = steps[enrolment.nextStep + 1]
  return {
    decision: 'queue',
    step,
    key: `${enrolment.id}:${step.id}`,
    nextDueAt: following ? stepDueAt(now, following.delay, calendar) : null,
  }
}

function stopReason(enrolment: Enrolment, facts: SequenceFacts): StopReason | undefined {
  const isSince = ({ at }: { at: string }) => isAfter(at, enrolment.startedAt)
  if (facts.isPartyGone) return 'partyGone'
  if (!facts.mayMail) return 'optedOut'
  const addresses = new Set([enrolment.address, ...facts.partyAddresses])
  const isAnswered = facts.mails.some(
    (mail) =>
      mail.author === 'person' && isSince(mail) && (mail.isAnswer || addresses.has(mail.from)),
  )
  if (isAnswered) return 'answered'
  if (facts.bookings.some(isSince)) return 'booked'
  const isBounced = facts.bounces.some(
    (bounce) => bounce.isForGood && bounce.address === enrolment.address && isSince(bounce),
  )
  if (isBounced) return 'bounced'
  const ended = facts.deals.find(
    ({ state, closedAt }) =>
      state !== 'open' && closedAt !== null && isAfter(closedAt, enrolment.startedAt),
  )
  return ended?.state === 'won' || ended?.state === 'lost' ? ended.state : undefined
}

/** Until when the latest automatic answer parks: null for until somebody acts, undefined for not at all. */
function parkedUntil(
  { startedAt, releasedAt, address }: Enrolment,
  { mails, partyAddresses }: SequenceFacts,
  calendar: WorkCalendar,
): string | null | undefined {
  const since = releasedAt !== null && isAfter(releasedAt, startedAt) ? releasedAt : startedAt
  const absences = mails.filter(
    ({ author, from, at, isAnswer, returnDate }) =>
      (author === 'absence' || (author === 'automatic' && returnDate !== null)) &&
      (isAnswer || from === address || partyAddresses.includes(from)) &&
      isAfter(at, since),
  )
  const latest = absences.reduce<SequenceMail | undefined>(
    (last, mail) => (last === undefined || isAfter(mail.at, last.at) ? mail : last),
    undefined,
  )
  if (latest === undefined) return undefined
  return latest.returnDate === null ? null : resumeAt(latest.returnDate, calendar)
}

/** At the same instant counts as after: what came in the second of the start is an answer to it. */
function isAfter(at: string, since: string): boolean {
  return Date.parse(at) >= Date.parse(since)
}

function isLater(at: string, than: string): boolean {
  return Date.parse(at) > Date.parse(than)
}
