import type {
  SequenceEvent,
  SequenceMember,
  SequenceMemberListQuery,
  SequenceMemberRow,
} from '#contract/customers/sequences.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { equals, type RegisterSource } from '../../../register/describe.ts'
import { type Raw, rowOf } from '../../../register/stored-rows.ts'
import { listMessages } from '../../firm/outbound/index.ts'
import { findRecord, isSeen, listedWithin, pathOfRecord } from '../../firm/records/index.ts'
import { getMember } from './members.ts'
import { memberReach } from './reach.ts'
import { sequences } from './register.ts'
import { type MemberStored, membersSearch, noDue, sequenceMembersTable } from './tables.ts'

const plainList: RegisterSource<SequenceMemberListQuery> = {
  from: 'sequence_members',
  search: membersSearch.name,
  tabs: {
    running: "place = 'running'",
    stopped: "place = 'stopped'",
    finished: "place = 'finished'",
    all: '',
  },
  sorts: { startedAt: 'started_at', dueAt: 'due_at' },
  filters: {
    sequence: equals('sequence_id'),
    state: equals('state'),
    reason: equals('reason'),
    subject: equals('subject_id'),
  },
}

/** Contacts in sequences, as far as the caller reaches. */
export function memberList({
  actor,
}: {
  actor: Parameters<typeof listedWithin>[0]
}): RegisterSource<SequenceMemberListQuery> {
  return { ...plainList, within: listedWithin(actor, memberReach) }
}

const stored = rowOf(sequenceMembersTable)

export function memberRow(reader: Reader, firm: FirmContext) {
  return (raw: Raw): SequenceMemberRow => toRow(reader, firm, stored(raw))
}

/** @throws AppError not_found */
export function showMember(reader: Reader, firm: FirmContext, id: string): SequenceMember {
  const member = getMember(reader, id)
  return { ...toRow(reader, firm, member), events: eventsOf(reader, member.id) }
}

function toRow(reader: Reader, firm: FirmContext, member: MemberStored): SequenceMemberRow {
  const { id, sequenceId, subjectKind, subjectId, name, address, state, reason } = member
  const { startedAt, startedByName, endedAt, nextStep, dueAt } = member
  const sequence = sequences.find(reader, sequenceId)
  // What it is about is named to who may see that.
  const isShown = isSeen(reader, firm.actor, subjectKind, subjectId)
  const subject = isShown ? findRecord(reader, subjectKind, subjectId) : undefined
  return {
    ...{ id, sequenceId, subjectKind, subjectId, name, address, state, reason },
    ...{ startedAt, startedByName, endedAt, stepsDone: nextStep },
    sequenceName: sequence?.name ?? '',
    stepCount: sequence?.steps.length ?? 0,
    subjectTitle: subject?.title ?? '',
    subjectPath: subject ? pathOfRecord({ kind: subjectKind, id: subjectId }) : '',
    dueAt: dueAt === noDue ? null : dueAt,
  }
}

/** What was done for a member and what came in, the newest first. */
function eventsOf(reader: Reader, memberId: string): SequenceEvent[] {
  const states = new Map(
    listMessages(reader, { kind: 'sequenceMember', id: memberId }).map(({ id, state }) => [
      id,
      state,
    ]),
  )
  const done = reader.sql
    .exec<{ key: string; at: string; kind: 'mail' | 'task'; title: string; madeId: string }>(
      'select key, at, kind, title, made_id as madeId from sequence_done where member_id = ?',
      memberId,
    )
    .toArray()
    .map(
      ({ key, at, kind, title, madeId }): SequenceEvent => ({
        ...{ id: key, at, type: kind, title, returnDate: null },
        state: kind === 'mail' ? (states.get(madeId) ?? null) : null,
        path: kind === 'task' ? pathOfRecord({ kind: 'followUp', id: madeId }) : '',
      }),
    )
  const came = reader.sql
    .exec<{ id: string; at: string; from: string; author: string; returnDate: string | null }>(
      `select mail_id as id, at, from_address as "from", author, return_date as returnDate
       from sequence_mails where member_id = ? and author in ('person', 'absence', 'automatic')`,
      memberId,
    )
    .toArray()
    .map(
      ({ id, at, from, author, returnDate }): SequenceEvent => ({
        ...{ id, at, title: from, returnDate, state: null, path: '' },
        type: author === 'person' ? 'answer' : 'absence',
      }),
    )
  return [...done, ...came].sort((a, b) =>
    a.at < b.at ? 1 : a.at > b.at ? -1 : a.id < b.id ? 1 : -1,
  )
}
