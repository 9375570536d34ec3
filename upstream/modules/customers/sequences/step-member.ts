import { conflictOf } from '#contract/core/errors.ts'
import type { SequenceMember } from '#contract/customers/sequences.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { review, stop } from './advance.ts'
import { showMember } from './member-list.ts'
import { changeMember, getMember, noteAtSubject, ring } from './members.ts'
import { sequences } from './register.ts'

/**
 * Stops the sequence of somebody, or has it go on: after an absence, or where a person had stopped it.
 * @throws AppError not_found; conflict (`sequenceMemberStep`) where neither is so, or the sequence is archived
 */
export function stepMember(
  writer: Writer,
  firm: FirmContext,
  { sequenceMemberId, step }: { sequenceMemberId: string; step: 'stop' | 'resume' },
): SequenceMember {
  const member = getMember(writer, sequenceMemberId)
  const sequence = sequences.get(writer, member.sequenceId)
  const isRunning = member.place === 'running'
  if (step === 'stop') {
    if (isRunning) {
      stop(writer, firm, sequence, member, 'byHand')
      ring(writer, sequence)
    }
    return showMember(writer, firm, sequenceMemberId)
  }
  if (member.state === 'active') return showMember(writer, firm, sequenceMemberId)
  const isStoppedByHand = member.state === 'stopped' && member.reason === 'byHand'
  if (sequence.isArchived || (member.state !== 'parked' && !isStoppedByHand)) {
    throw conflictOf('sequenceMemberStep')
  }
  const now = firm.now.toISOString()
  const onwards = { releasedAt: now, reason: null, endedAt: null, dueAt: now }
  changeMember(writer, member.id, { state: 'active', ...onwards })
  noteAtSubject(writer, member, 'resumeSequence', sequence.name)
  review(writer, firm, member.id)
  return showMember(writer, firm, sequenceMemberId)
}
