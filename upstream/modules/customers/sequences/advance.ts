import { AppError } from '#contract/core/errors.ts'
import { FollowUpInput } from '#contract/customers/follow-ups.ts'
import type { SequenceReason } from '#contract/customers/sequences.ts'
import { publicToken } from '../../../documents/delivery/public-token.ts'
import { insertRow } from '../../../firm/rows.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { replyAddress } from '../../firm/mails/index.ts'
import { queueMail } from '../../firm/outbound/index.ts'
import { leaveTexts } from '../campaigns/index.ts'
import { addFollowUp } from '../follow-ups/index.ts'
import { calendarOf } from './calendar.ts'
import { decideStep, type SequenceStep, type StepDecision } from './decide-step.ts'
import { factsOf } from './facts.ts'
import { fillText } from './fill-text.ts'
import { changeMember, findMember, noteAtSubject, ring, type SequenceMeans } from './members.ts'
import { sequences } from './register.ts'
import { type MemberStored, noDue, type SequenceStored, sequenceDoneTable } from './tables.ts'

const hourMs = 3_600_000
/** After so long an answer is to something else. */
const heardForMs = 60 * 24 * hourMs

/**
 * Looks at a member anew, since something came in: notes that they stopped, or until when they wait. The
 * job does what is due; it comes by `ring`.
 */
export function review(writer: Writer, context: FirmContext, memberId: string): void {
  const member = findMember(writer, memberId)
  const sequence = member && sequences.find(writer, member.sequenceId)
  if (!sequence || !isHeard(member, context)) return
  const decided = decide(writer, context, sequence, member)
  if (member.state === 'finished') {
    if (decided.decision === 'stop') apply(writer, context, sequence, member, decided)
    return
  }
  apply(writer, context, sequence, member, decided)
  ring(writer, sequence)
}

/** Does what is due for a member: all is read in the transaction that queues the mail. */
export function advance(writer: Writer, means: SequenceMeans, memberId: string): void {
  const { context } = means
  const member = findMember(writer, memberId)
  const sequence = member && sequences.find(writer, member.sequenceId)
  if (!sequence || member.place !== 'running' || sequence.isPaused) return
  const decided = decide(writer, context, sequence, member)
  if (decided.decision !== 'queue') {
    apply(writer, context, sequence, member, decided)
    return
  }
  const done = doStep(writer, means, sequence, member, decided)
  if (done === 'later') {
    const dueAt = new Date(context.now.getTime() + hourMs).toISOString()
    changeMember(writer, member.id, { dueAt, state: 'active' })
    return
  }
  if (done === 'bounced') {
    stop(writer, context, sequence, member, 'bounced')
    return
  }
  changeMember(writer, member.id, {
    state: 'active',
    nextStep: member.nextStep + 1,
    lastQueuedAt: context.now.toISOString(),
    // After the last step there is nothing to wait for: it ends at once.
    dueAt: decided.nextDueAt ?? noDue,
  })
  if (member.nextStep + 1 >= sequence.steps.length) review(writer, context, member.id)
}

/** Somebody who is in it, or who has had the last mail not long ago. */
function isHeard({ state, endedAt }: MemberStored, { now }: FirmContext): boolean {
  if (state === 'stopped') return false
  return endedAt === null || now.getTime() - Date.parse(endedAt) < heardForMs
}

type Decided = StepDecision & { stopReason?: SequenceReason }

function decide(
  writer: Writer,
  context: FirmContext,
  sequence: SequenceStored,
  member: MemberStored,
): Decided {
  const { facts, answer } = factsOf(writer, context, sequence, member)
  const steps = sequence.steps.map(
    ({ kind, wait, unit }, at): SequenceStep => ({
      ...{ id: String(at), kind },
      delay: { amount: wait, unit },
    }),
  )
  const calendar = calendarOf(writer, context, sequence)
  const decided = decideStep(member, steps, facts, calendar, context.now.toISOString())
  if (decided.decision !== 'stop') return decided
  const lacksConsent = !answer.may && answer.reason === 'noConsent'
  const isOut = decided.reason === 'optedOut' && lacksConsent
  return { ...decided, stopReason: isOut ? 'noConsent' : decided.reason }
}

/** Writes what was decided, but for the step itself: that is due now. */
function apply(
  writer: Writer,
  context: FirmContext,
  sequence: SequenceStored,
  member: MemberStored,
  decided: Decided,
): void {
  const { id } = member
  const now = context.now.toISOString()
  if (decided.decision === 'stop') {
    stop(writer, context, sequence, member, decided.stopReason ?? decided.reason)
    return
  }
  if (decided.decision === 'finish') {
    changeMember(writer, id, { state: 'finished', dueAt: noDue, endedAt: now })
    noteAtSubject(writer, member, 'finishSequence', sequence.name)
    return
  }
  if (decided.decision === 'park') {
    changeMember(writer, id, { state: 'parked', dueAt: decided.until ?? noDue })
    if (member.state !== 'parked') noteAtSubject(writer, member, 'parkSequence', sequence.name)
    return
  }
  const dueAt = decided.decision === 'queue' ? now : (decided.until ?? noDue)
  changeMember(writer, id, { state: 'active', dueAt })
}

/** Ends a member's sequence, whoever does so. */
export function stop(
  writer: Writer,
  context: FirmContext,
  sequence: Pick<SequenceStored, 'name'>,
  member: MemberStored,
  reason: SequenceReason,
): void {
  const endedAt = context.now.toISOString()
  changeMember(writer, member.id, { state: 'stopped', reason, dueAt: noDue, endedAt })
  noteAtSubject(writer, member, 'stopSequence', sequence.name)
}

/** `later` where the firm may send no more for now, `bounced` where mail came back from the address. */
function doStep(
  writer: Writer,
  means: SequenceMeans,
  sequence: SequenceStored,
  member: MemberStored,
  { key, step }: Extract<StepDecision, { decision: 'queue' }>,
): 'done' | 'later' | 'bounced' {
  const written = sequence.steps[member.nextStep]
  if (!written) return 'done'
  const title = fillText(written.subject, member)
  const text = fillText(written.text, member)
  let madeId: string
  try {
    madeId =
      step.kind === 'task'
        ? makeTask(writer, means, member, title, text)
        : sendMail(writer, means, member, title, text)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'rate_limited' || error.code === 'conflict') return 'later'
    if (error.code !== 'invalid') throw error
    return 'bounced'
  }
  const at = means.context.now.toISOString()
  // The key is unique for good: a step that was done is refused here, and its mail with it.
  insertRow(writer, sequenceDoneTable, {
    ...{ key, memberId: member.id, at, kind: step.kind, title, madeId },
  })
  return 'done'
}

function sendMail(
  writer: Writer,
  { context, origin }: SequenceMeans,
  { id, address, language, partyId, secret }: MemberStored,
  subject: string,
  text: string,
): string {
  const leaveUrl = `${origin}/unsubscribe/${publicToken(context.firmId, secret)}`
  return queueMail(writer, context, {
    ...{ to: address, replyTo: replyAddress(writer), language, subject, leaveUrl },
    text: `${text}\n\n${leaveTexts[language]}\n${leaveUrl}`,
    attachments: [],
    record: { kind: 'sequenceMember', id },
    partyId: partyId || null,
    link: `sequence-members/${id}`,
  })
}

function makeTask(
  writer: Writer,
  { context }: SequenceMeans,
  { subjectKind, subjectId, startedBy }: MemberStored,
  title: string,
  notes: string,
): string {
  return addFollowUp(
    writer,
    context,
    FollowUpInput.parse({
      ...{ kind: 'task', title, notes: notes.slice(0, 4000), ownerId: startedBy },
      ...{ dueDate: firmDate(writer, context), subjectKind, subjectId },
    }),
  )
}
