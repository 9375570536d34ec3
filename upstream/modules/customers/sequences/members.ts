import { eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { SequenceMemberState } from '#contract/customers/sequences.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { cancel, schedule } from '../../firm/jobs/index.ts'
import type { SequenceStored } from './tables.ts'
import { type MemberStored, noDue, sequenceMembersTable } from './tables.ts'

export const dueJob = 'sequences.due'

export function findMember({ db }: Reader, id: string): MemberStored | undefined {
  const isMeant = eq(sequenceMembersTable.id, id)
  return db.select().from(sequenceMembersTable).where(isMeant).get()
}

/** The ids of those in a sequence, in the order in which they were added. */
export function memberIdsOf({ sql }: Reader, sequenceId: string): string[] {
  const query = 'select id from sequence_members where sequence_id = ? order by row_number'
  return sql
    .exec<{ id: string }>(query, sequenceId)
    .toArray()
    .map(({ id }) => id)
}

/** @throws AppError not_found */
export function getMember(reader: Reader, id: string): MemberStored {
  const found = findMember(reader, id)
  if (!found) throw new AppError('not_found', 'The person is in no sequence')
  return found
}

export function changeMember(
  { db }: Writer,
  id: string,
  columns: Partial<Omit<MemberStored, 'place'>>,
): void {
  const { state } = columns
  db.update(sequenceMembersTable)
    .set({ ...columns, ...(state !== undefined && { place: placeOf(state) }) })
    .where(eq(sequenceMembersTable.id, id))
    .run()
}

export function placeOf(state: SequenceMemberState): MemberStored['place'] {
  return state === 'active' || state === 'parked' ? 'running' : state
}

/** As many at once: a firm's other work goes between. */
export const batchSize = 50

/** Ids of the next members of a sequence whose time has come. */
export function dueMembers({ sql }: Reader, { now }: FirmContext, sequenceId: string): string[] {
  return sql
    .exec<{ id: string }>(
      `select id from sequence_members where sequence_id = ? and place = 'running' and due_at <= ?
       order by due_at limit ?`,
      ...[sequenceId, now.toISOString(), batchSize],
    )
    .toArray()
    .map(({ id }) => id)
}

/** Has the job of a sequence come when the first of its members is due; not while it is paused. */
export function ring(
  writer: Writer,
  {
    id,
    name,
    isPaused,
    isArchived,
  }: Pick<SequenceStored, 'id' | 'name' | 'isPaused' | 'isArchived'>,
  notBefore?: Date,
): void {
  const [first] = writer.sql
    .exec<{ dueAt: string }>(
      `select due_at as dueAt from sequence_members where sequence_id = ? and place = 'running'
         and due_at < ? order by due_at limit 1`,
      ...[id, noDue],
    )
    .toArray()
  cancel(writer, dueJob, id)
  if (!first || isPaused || isArchived) return
  const dueAt = new Date(Math.max(Date.parse(first.dueAt), notBefore?.getTime() ?? 0))
  const link = `sequences/${id}`
  schedule(writer, { kind: dueJob, key: id, dueAt, payload: { sequenceId: id }, title: name, link })
}

/** The history of the lead, deal or customer says it, too. */
export function noteAtSubject(
  writer: Writer,
  { subjectKind, subjectId }: Pick<MemberStored, 'subjectKind' | 'subjectId'>,
  action: 'startSequence' | 'stopSequence' | 'parkSequence' | 'resumeSequence' | 'finishSequence',
  detail: string,
): void {
  writer.audit({ entity: subjectKind, entityId: subjectId, action, detail })
}

/** As one thing of its own: what is counted and written counts from it. */
export type SequenceMeans = { context: FirmContext; origin: string }
