import { eq } from 'drizzle-orm'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { bookedSince } from '../../communication/bookings/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { isSuppressed } from '../../firm/outbound/index.ts'
import { listId, type MailAnswer, mayMail, suppressionsOf } from '../campaigns/index.ts'
import type { SequenceFacts } from './decide-step.ts'
import { type Subject, subjectOf } from './subject.ts'
import { type MemberStored, type SequenceStored, sequenceMailsTable } from './tables.ts'

/** What is known of a member now: read in the transaction that does the next step. */
export function factsOf(
  reader: Reader,
  context: FirmContext,
  sequence: Pick<SequenceStored, 'needsConsent'>,
  member: MemberStored,
): { facts: SequenceFacts; answer: MailAnswer } {
  const subject = subjectOf(reader, member.subjectKind, member.subjectId)
  const addresses = [...new Set([member.address, ...subject.addresses])]
  const answer = mayWrite(reader, context, sequence, member.address, subject)
  const at = context.now.toISOString()
  const { ended } = subject
  const facts: SequenceFacts = {
    partyAddresses: addresses,
    mails: mailsOf(reader, member.id),
    bookings: bookedSince(reader, addresses, member.startedAt).map((one) => ({ at: one })),
    bounces: isSuppressed(reader, member.address)
      ? [{ address: member.address, at, isForGood: true }]
      : [],
    deals: ended === null ? [] : [{ state: ended, closedAt: at }],
    mayMail: answer.may || answer.reason === 'bounced' || answer.reason === 'partyGone',
    isPartyGone: subject.isGone,
  }
  return { facts, answer }
}

/** Whether somebody may get the mails of a sequence now: opt-outs, bounces, consent. */
export function mayWrite(
  reader: Reader,
  context: FirmContext,
  { needsConsent }: Pick<SequenceStored, 'needsConsent'>,
  address: string,
  { consents, isGone }: Subject,
): MailAnswer {
  return mayMail(
    address,
    { kind: 'sequence', listId, needsConsent },
    { suppressions: suppressionsOf(reader, address), consents, isPartyGone: isGone },
    firmDate(reader, context),
  )
}

function mailsOf({ db }: Reader, memberId: string): SequenceFacts['mails'] {
  const isTheirs = eq(sequenceMailsTable.memberId, memberId)
  return db.select().from(sequenceMailsTable).where(isTheirs).all()
}
