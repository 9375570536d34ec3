import { conflictOf } from '#contract/core/errors.ts'
import { Language } from '#contract/core/fields.ts'
import type { BulkResult } from '#contract/core/register.ts'
import type { SequenceSubject } from '#contract/customers/sequences.ts'
import { newSecret } from '../../../documents/delivery/secret.ts'
import { insertRow } from '../../../firm/rows.ts'
import { writeSearchEntry } from '../../../firm/search-index.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { findRecord, isSeen } from '../../firm/records/index.ts'
import { mayWrite } from './facts.ts'
import { getMember, noteAtSubject, placeOf, ring } from './members.ts'
import { sequences } from './register.ts'
import { type Subject, subjectOf } from './subject.ts'
import { membersSearch, type SequenceStored, sequenceMembersTable } from './tables.ts'

type Enrolled = BulkResult['results'][number]

/** Why somebody gets no mails of a sequence; keys of the `problem` texts. */
const whyNot = {
  optedOut: 'sequenceOptedOut',
  bounced: 'sequenceBounced',
  complained: 'sequenceBounced',
  noConsent: 'sequenceNoConsent',
  partyGone: 'sequenceGone',
} as const

/**
 * Adds leads, deals or customers to a sequence, each once. What the caller does not reach, whom nobody may
 * write to, and who is in it already, is skipped with the reason.
 * @throws AppError not_found; conflict (`sequenceArchived`)
 */
export function enrol(
  writer: Writer,
  context: FirmContext,
  { sequenceId, kind, ids }: { sequenceId: string; kind: SequenceSubject; ids: readonly string[] },
): BulkResult {
  const sequence = sequences.get(writer, sequenceId)
  if (sequence.isArchived) throw conflictOf('sequenceArchived')
  const results = [...new Set(ids)].map((id): Enrolled => {
    if (!isSeen(writer, context.actor, kind, id)) {
      return { id, label: null, outcome: 'skipped', reason: 'not_found' }
    }
    const label = findRecord(writer, kind, id)?.title ?? null
    const subject = subjectOf(writer, kind, id)
    const reason = refusalOf(writer, context, sequence, { kind, id }, subject)
    if (reason !== undefined) return { id, label, outcome: 'skipped', reason }
    insert(writer, context, sequence, { kind, id }, subject)
    return { id, label, outcome: 'done', reason: null }
  })
  // When each is due the job works out: of hundreds it does some at a time.
  ring(writer, sequence)
  return { results }
}

type Ref = { kind: SequenceSubject; id: string }

function refusalOf(
  reader: Reader,
  context: FirmContext,
  sequence: SequenceStored,
  { id }: Ref,
  subject: Subject,
): string | undefined {
  if (subject.isGone || subject.ended !== null) return 'sequenceGone'
  const [address] = subject.addresses
  if (address === undefined) return 'sequenceNoAddress'
  const answer = mayWrite(reader, context, sequence, address, subject)
  if (!answer.may) return whyNot[answer.reason]
  const isIn = reader.sql
    .exec(
      `select 1 from sequence_members where sequence_id = ?1 and place = 'running'
         and (subject_id = ?2 or address = ?3) limit 1`,
      ...[sequence.id, id, address],
    )
    .toArray()
  return isIn.length > 0 ? 'sequenceAlreadyIn' : undefined
}

function insert(
  writer: Writer,
  context: FirmContext,
  sequence: SequenceStored,
  { kind, id: subjectId }: Ref,
  { partyId, leadId, addresses, name, company, language }: Subject,
): void {
  const { actor, now } = context
  const id = context.newId()
  insertRow(writer, sequenceMembersTable, {
    ...{ id, sequenceId: sequence.id, subjectKind: kind, subjectId, partyId, leadId },
    ...{ address: addresses[0] ?? '', name, company, secret: newSecret() },
    language: Language.catch(getFirmProfile(writer).language).parse(language),
    ...{ state: 'active', place: placeOf('active'), reason: null, nextStep: 0 },
    ...{ startedAt: now.toISOString(), startedBy: actor.userId, startedByName: actor.userName },
    ...{ lastQueuedAt: null, releasedAt: null, dueAt: now.toISOString(), endedAt: null },
  })
  const { rowNumber } = getMember(writer, id)
  const words = { name, company, address: addresses[0] ?? '' }
  writeSearchEntry(writer, membersSearch.name, rowNumber, words)
  noteAtSubject(writer, { subjectKind: kind, subjectId }, 'startSequence', sequence.name)
}
