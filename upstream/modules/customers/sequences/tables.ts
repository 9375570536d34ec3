import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { languages } from '#contract/core/fields.ts'
import {
  type SequenceInput,
  sequenceMemberStates,
  sequenceReasons,
  sequenceSubjects,
} from '#contract/customers/sequences.ts'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

export const sequencesTable = sqliteTable(
  'sequences',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    name: text('name').notNull(),
    notes: text('notes').notNull(),
    steps: text('steps', { mode: 'json' }).$type<SequenceInput['steps']>().notNull(),
    days: text('days', { mode: 'json' }).$type<SequenceInput['days']>().notNull(),
    from: text('from_time').notNull(),
    to: text('to_time').notNull(),
    timeZone: text('time_zone').notNull(),
    skipsHolidays: integer('skips_holidays', { mode: 'boolean' }).notNull(),
    needsConsent: integer('needs_consent', { mode: 'boolean' }).notNull(),
    isPaused: integer('is_paused', { mode: 'boolean' }).notNull().default(false),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('sequences_by_name').on(table.isArchived, sql`name collate nocase`, table.id),
    index('sequences_by_change').on(table.isArchived, table.updatedAt, table.id),
  ],
)

export type SequenceStored = typeof sequencesTable.$inferSelect

export const sequencesSearch = fullText('sequences_search', ['name', 'notes', 'steps'])

/** In which tab of the list somebody stands. */
export const memberPlaces = ['running', 'stopped', 'finished'] as const

/** Who is in a sequence, or was. */
export const sequenceMembersTable = sqliteTable(
  'sequence_members',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    sequenceId: text('sequence_id').notNull(),
    subjectKind: text('subject_kind', { enum: sequenceSubjects }).notNull(),
    subjectId: text('subject_id').notNull(),
    /** Whose answers end it: of the customer, and of the lead; empty for none. */
    partyId: text('party_id').notNull(),
    leadId: text('lead_id').notNull(),
    /** As the keys of leads have it: where the mails go. */
    address: text('address').notNull(),
    name: text('name').notNull(),
    company: text('company').notNull(),
    language: text('language', { enum: languages }).notNull(),
    state: text('state', { enum: sequenceMemberStates }).notNull(),
    place: text('place', { enum: memberPlaces }).notNull(),
    reason: text('reason', { enum: sequenceReasons }),
    /** The step that comes next, from 0. */
    nextStep: integer('next_step').notNull(),
    startedAt: text('started_at').notNull(),
    startedBy: text('started_by').notNull(),
    startedByName: text('started_by_name').notNull(),
    lastQueuedAt: text('last_queued_at'),
    /** Since when a person has let it go on after an absence without a date. */
    releasedAt: text('released_at'),
    /** When it is looked at next; `noDue` for by hand and at the end. */
    dueAt: text('due_at').notNull(),
    endedAt: text('ended_at'),
    /** The secret part of the address at which they unsubscribe. */
    secret: text('secret').notNull().unique(),
  },
  (table) => [
    index('sequence_members_due').on(table.sequenceId, table.place, table.dueAt),
    index('sequence_members_by_state').on(table.sequenceId, table.state),
    index('sequence_members_by_start').on(table.place, table.startedAt, table.id),
    index('sequence_members_by_due').on(table.place, table.dueAt, table.id),
    index('sequence_members_all_by_start').on(table.startedAt, table.id),
    index('sequence_members_all_by_due').on(table.dueAt, table.id),
    index('sequence_members_by_subject').on(table.subjectId),
    index('sequence_members_by_address').on(table.address),
    index('sequence_members_by_party').on(table.partyId).where(sql`party_id <> ''`),
    index('sequence_members_by_lead').on(table.leadId).where(sql`lead_id <> ''`),
  ],
)

export const membersSearch = fullText('sequence_members_search', ['name', 'company', 'address'])

export type MemberStored = typeof sequenceMembersTable.$inferSelect

/** Comes after every instant that somebody waits for. */
export const noDue = '9999'

/** Steps that were done, each once for each member. */
export const sequenceDoneTable = sqliteTable(
  'sequence_done',
  {
    /** The member's id and the step's number. */
    key: text('key').primaryKey(),
    memberId: text('member_id').notNull(),
    at: text('at').notNull(),
    kind: text('kind', { enum: ['mail', 'task'] }).notNull(),
    title: text('title').notNull(),
    /** Of the mail that was queued, or of the task. */
    madeId: text('made_id').notNull(),
  },
  (table) => [index('sequence_done_by_member').on(table.memberId, table.at)],
)

/** Mails that came in from somebody in a sequence, or in answer to one, as far as they decide. */
export const sequenceMailsTable = sqliteTable(
  'sequence_mails',
  {
    mailId: text('mail_id').notNull(),
    memberId: text('member_id').notNull(),
    from: text('from_address').notNull(),
    at: text('at').notNull(),
    author: text('author', {
      enum: ['person', 'absence', 'automatic', 'bounce', 'list'],
    }).notNull(),
    isAnswer: integer('is_answer', { mode: 'boolean' }).notNull(),
    returnDate: text('return_date'),
    threadId: text('thread_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mailId, table.memberId] }),
    index('sequence_mails_by_member').on(table.memberId, table.at),
  ],
)
