import { conflictOf, invalidField } from '#contract/core/errors.ts'
import {
  type Sequence,
  SequenceInput,
  type SequenceListQuery,
  type SequenceRow,
  sequencePlaceholders,
  sequencesContract,
} from '#contract/customers/sequences.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { defineRegister } from '../../../register/define-register.ts'
import type { RegisterSource } from '../../../register/describe.ts'
import type { Prepared } from '../../../register/description.ts'
import { type Raw, rowOf } from '../../../register/stored-rows.ts'
import { listedWithin } from '../../firm/records/index.ts'
import { unknownPlaceholder } from './fill-text.ts'
import { ring } from './members.ts'
import { memberReach } from './reach.ts'
import { noDue, type SequenceStored, sequencesSearch, sequencesTable } from './tables.ts'

export const sequenceList: RegisterSource<SequenceListQuery> = {
  from: 'sequences',
  search: sequencesSearch.name,
  tabs: { active: 'is_archived = 0', archived: 'is_archived = 1' },
  sorts: { name: 'name collate nocase', updatedAt: 'updated_at' },
  filters: {},
}

const stored = rowOf(sequencesTable)

export const sequences = defineRegister({
  kind: 'sequence',
  contract: sequencesContract,
  table: sequencesTable,
  list: sequenceList,
  row: toRow,
  fillRows: withCounts,
  record: (reader, firm, row): Sequence => ({
    ...row,
    counts: countsOf(reader, firm, [row.id]).get(row.id) ?? nobody,
    reasons: reasonsOf(reader, firm, row.id),
    sentMails: sentOf(reader, firm, row.id),
  }),
  labelOf: ({ name }) => name,
  found: ({ name, notes, steps }) => {
    const words = steps.map(({ subject, text }) => `${subject} ${text}`).join(' ')
    return { words: { name, notes, steps: words }, text: `${notes} ${words}` }
  },
  reach: 'whole',
  prepare,
  archived: (writer, firm, sequence) => {
    if (sequence.isArchived) stopAll(writer, firm, sequence.id)
    ring(writer, sequence)
  },
  history: (_, sequence) => ({ ...SequenceInput.parse(sequence), isPaused: sequence.isPaused }),
})

/** A sequence as the API shows it, before the contract strips it. */
type ShownSequence = ReturnType<typeof sequences.show>

/** @throws AppError invalid at a placeholder that there is none of, and at hours that end before they begin */
function prepare(
  writer: Writer,
  { now }: FirmContext,
  input: SequenceInput,
  before?: SequenceStored,
): Prepared {
  if (input.from >= input.to) throw invalidField('to', 'endBeforeStart')
  for (const [at, step] of input.steps.entries()) {
    for (const name of ['subject', 'text'] as const) {
      const unknown = unknownPlaceholder(step[name])
      if (unknown === undefined) continue
      const known = sequencePlaceholders.map((one) => `{${one}}`).join(', ')
      throw invalidField(`steps.${at}.${name}`, 'unknownPlaceholder', {
        ...{ name: `{${unknown}}`, known },
      })
    }
  }
  return {
    columns: { ...input, isPaused: before?.isPaused ?? false },
    follow: (id) => {
      // Whoever waits is looked at anew: delays and hours may be others.
      writer.sql.exec(
        `update sequence_members set due_at = ?1 where sequence_id = ?2 and state = 'active'`,
        ...[now.toISOString(), id],
      )
      ring(writer, { ...input, id, isPaused: before?.isPaused ?? false, isArchived: false })
    },
  }
}

/** Nothing more is sent to whoever is in it. */
function stopAll({ sql }: Writer, { now }: FirmContext, sequenceId: string): void {
  sql.exec(
    `update sequence_members
     set state = 'stopped', place = 'stopped', reason = 'sequenceArchived', due_at = ?1, ended_at = ?2
     where sequence_id = ?3 and place = 'running'`,
    ...[noDue, now.toISOString(), sequenceId],
  )
}

/**
 * Has no step be done until it goes on. @throws AppError not_found; conflict for one that is archived
 */
export function pauseSequence(
  writer: Writer,
  firm: FirmContext,
  { sequenceId, isPaused }: { sequenceId: string; isPaused: boolean },
): ShownSequence {
  const before = sequences.get(writer, sequenceId)
  if (before.isArchived) throw conflictOf('sequenceArchived')
  if (before.isPaused !== isPaused) {
    const change = { isPaused, version: before.version + 1 }
    sequences.change(writer, firm, sequenceId, change)
    const entity = { entity: 'sequence', entityId: sequenceId, title: before.name }
    const [was, is] = [{ isPaused: before.isPaused }, { isPaused }]
    writer.audit({ ...entity, action: 'update', before: was, after: is })
    ring(writer, { ...before, ...change })
  }
  return sequences.show(writer, firm, sequenceId)
}

const nobody: Sequence['counts'] = { active: 0, parked: 0, stopped: 0, finished: 0 }

/** A row without its members; `withCounts` counts those of a whole page. */
function toRow(raw: Raw): SequenceRow {
  const row = stored(raw)
  return { ...row, stepCount: row.steps.length, counts: nobody }
}

function withCounts(rows: SequenceRow[], reader: Reader, firm: FirmContext): SequenceRow[] {
  const ids = rows.map(({ id }) => id)
  const counts = countsOf(reader, firm, ids)
  return rows.map((row) => ({ ...row, counts: counts.get(row.id) ?? nobody }))
}

/** Whoever is in a sequence, as far as the caller reaches. */
function within({ actor }: FirmContext) {
  const found = listedWithin(actor, memberReach)
  return { sql: found ? `and ${found.sql}` : '', bound: found?.bound ?? [] }
}

/** Who is in some sequences and how far, by their ids; of one that nobody is in there is nothing. */
function countsOf(
  { sql }: Reader,
  firm: FirmContext,
  ids: readonly string[],
): Map<string, Sequence['counts']> {
  const own = within(firm)
  const rows = sql.exec<Sequence['counts'] & { id: string }>(
    `select sequence_id as id, sum(state = 'active') as active, sum(state = 'parked') as parked,
       sum(state = 'stopped') as stopped, sum(state = 'finished') as finished
     from sequence_members
     where sequence_id in (select value from json_each(?)) ${own.sql} group by sequence_id`,
    ...[JSON.stringify(ids), ...own.bound],
  )
  return new Map(rows.toArray().map(({ id, ...counts }) => [id, counts]))
}

function reasonsOf({ sql }: Reader, firm: FirmContext, id: string): Sequence['reasons'] {
  const own = within(firm)
  return sql
    .exec<Sequence['reasons'][number]>(
      `select reason, count(*) as count from sequence_members
       where sequence_id = ? and state = 'stopped' ${own.sql} group by reason order by count(*) desc, reason`,
      ...[id, ...own.bound],
    )
    .toArray()
}

function sentOf({ sql }: Reader, firm: FirmContext, id: string): number {
  const own = within(firm)
  return sql
    .exec<{ count: number }>(
      `select count(*) as count from sequence_done where kind = 'mail' and member_id in (
         select id from sequence_members where sequence_id = ? ${own.sql})`,
      ...[id, ...own.bound],
    )
    .one().count
}
