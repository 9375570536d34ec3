import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import {
  ClockTime,
  Id,
  Instant,
  optionalText,
  requiredText,
  Weekday,
  wholeNumber,
} from '../core/fields.ts'
import {
  BulkResult,
  listContract,
  listQuery,
  recordOf,
  registerContract,
} from '../core/register.ts'
import { isTimeZone } from '../core/zoned-time.ts'

/** What a sequence can be about. */
export const sequenceSubjects = ['lead', 'deal', 'party'] as const
export const SequenceSubject = z.enum(sequenceSubjects)
export type SequenceSubject = z.infer<typeof SequenceSubject>

/** A mail to the contact, or a task for whoever added them. */
export const sequenceStepKinds = ['mail', 'task'] as const
/** Hours pass; days keep the time on the clock. */
export const sequenceUnits = ['hours', 'days', 'workingDays'] as const
export const maxSequenceSteps = 20

/** What `{…}` in subjects and texts becomes. */
export const sequencePlaceholders = ['name', 'company', 'sender'] as const

const flag = z.stringbool().or(z.boolean()).default(false)

export const SequenceStepInput = z
  .object({
    kind: z.enum(sequenceStepKinds).default('mail'),
    /** How long after the step before; after the contact was added for the first one. */
    wait: wholeNumber({ minimum: 0, maximum: 365 }).default(0),
    unit: z.enum(sequenceUnits).default('days'),
    subject: requiredText(200),
    text: optionalText(20_000),
  })
  .refine(({ kind, text }) => kind === 'task' || text !== '', { error: 'required', path: ['text'] })
export type SequenceStepInput = z.infer<typeof SequenceStepInput>

/** Mails and tasks that follow each other until the contact answers. */
export const SequenceInput = z.object({
  name: requiredText(120),
  notes: optionalText(1000),
  steps: z.array(SequenceStepInput).min(1, 'required').max(maxSequenceSteps),
  /** On which days and between which times steps are done; 1 is Monday (ISO 8601). */
  days: z.array(Weekday).min(1, 'required').default(['1', '2', '3', '4', '5']),
  from: ClockTime.default('09:00'),
  to: ClockTime.default('17:00'),
  timeZone: z.string().refine(isTimeZone, 'unknownTimeZone'),
  /** Public holidays of the firm's country are left out. */
  skipsHolidays: flag,
  /** Only to those who agreed to news; without it the firm answers for its right to write. */
  needsConsent: flag,
})
export type SequenceInput = z.infer<typeof SequenceInput>

/** `parked` waits for the end of an absence; `stopped` says why. */
export const sequenceMemberStates = ['active', 'parked', 'stopped', 'finished'] as const
export const SequenceMemberState = z.enum(sequenceMemberStates)
export type SequenceMemberState = z.infer<typeof SequenceMemberState>

/** Why nothing more is sent. */
export const sequenceReasons = [
  ...(['answered', 'booked', 'bounced', 'won', 'lost', 'optedOut', 'noConsent'] as const),
  ...(['partyGone', 'byHand', 'sequenceArchived'] as const),
] as const
export const SequenceReason = z.enum(sequenceReasons)
export type SequenceReason = z.infer<typeof SequenceReason>

export const Sequence = recordOf(SequenceInput).extend({
  /** While it is paused no step is done; whoever answers is noticed all the same. */
  isPaused: z.boolean(),
  /** Contacts by their state, as far as the caller sees them. */
  counts: z.object({
    active: z.int(),
    parked: z.int(),
    stopped: z.int(),
    finished: z.int(),
  }),
  /** Of those that stopped. */
  reasons: z.array(z.object({ reason: SequenceReason, count: z.int() })),
  sentMails: z.int(),
})
export type Sequence = z.infer<typeof Sequence>

export const SequenceRow = Sequence.pick({
  id: true,
  name: true,
  isPaused: true,
  counts: true,
  updatedAt: true,
}).extend({ stepCount: z.int() })
export type SequenceRow = z.infer<typeof SequenceRow>

export const SequenceListQuery = listQuery({
  tabs: ['active', 'archived'],
  sorts: ['name', 'updatedAt'],
  filters: {},
})
export type SequenceListQuery = z.infer<typeof SequenceListQuery>

export const SequenceMemberRow = z.object({
  id: Id,
  sequenceId: Id,
  sequenceName: z.string(),
  subjectKind: SequenceSubject,
  subjectId: Id,
  /** Of the lead, deal or customer, and its page below the firm. */
  subjectTitle: z.string(),
  subjectPath: z.string(),
  name: z.string(),
  address: z.string(),
  state: SequenceMemberState,
  reason: SequenceReason.nullable(),
  /** Steps that are done, and how many there are. */
  stepsDone: z.int(),
  stepCount: z.int(),
  /** When the next step is due, or what is parked goes on; null for by hand, and at the end. */
  dueAt: Instant.nullable(),
  startedAt: Instant,
  startedByName: z.string(),
  endedAt: Instant.nullable(),
})
export type SequenceMemberRow = z.infer<typeof SequenceMemberRow>

/** What was done, or came in, the newest first. */
export const SequenceEvent = z.object({
  id: z.string(),
  at: Instant,
  type: z.enum(['mail', 'task', 'answer', 'absence']),
  /** The subject of a mail, the title of a task, or who wrote. */
  title: z.string(),
  /** Of a mail of ours. */
  state: z.string().nullable(),
  /** Until when somebody says that they are away. */
  returnDate: z.string().nullable(),
  /** Where it can be opened, below the firm; empty for nowhere. */
  path: z.string(),
})
export type SequenceEvent = z.infer<typeof SequenceEvent>

export const SequenceMember = SequenceMemberRow.extend({ events: z.array(SequenceEvent) })
export type SequenceMember = z.infer<typeof SequenceMember>

export const SequenceMemberListQuery = listQuery({
  tabs: ['running', 'stopped', 'finished', 'all'],
  sorts: ['startedAt', 'dueAt'],
  direction: 'descending',
  filters: {
    sequence: Id.optional(),
    state: SequenceMemberState.optional(),
    reason: SequenceReason.optional(),
    subject: Id.optional(),
  },
})
export type SequenceMemberListQuery = z.infer<typeof SequenceMemberListQuery>

/** As many can be added at once. */
export const maxEnrolled = 500

const one = z.object({ firmId: Id, sequenceId: Id })
const tags = ['Sequences']
const at = '/firms/{firmId}/sequences/{sequenceId}' as const
const members = '/firms/{firmId}/sequence-members' as const
const member = z.object({ firmId: Id, sequenceMemberId: Id })

export const sequencesContract = {
  ...registerContract({
    path: 'sequences',
    tag: 'Sequences',
    view: 'sequence:view',
    edit: 'sequence:manage',
    one,
    onePath: '{sequenceId}',
    input: SequenceInput,
    query: SequenceListQuery,
    row: SequenceRow,
    record: Sequence,
    bulk: ['archive', 'restore'],
    summaries: { list: 'Lists sequences of emails with how many contacts are in each state.' },
  }),
  /** Has no step be done until it goes on, or has it go on. */
  pause: endpoint
    .meta({ needs: 'sequence:edit' })
    .route({ method: 'POST', path: `${at}/pause`, tags })
    .input(one.extend({ isPaused: z.boolean() }))
    .output(Sequence),
  /** Adds leads, deals or customers; each that cannot be added is skipped with the reason. */
  enrol: endpoint
    .meta({ needs: 'sequence:edit' })
    .route({ method: 'POST', path: `${at}/members`, tags })
    .input(one.extend({ kind: SequenceSubject, ids: z.array(Id).min(1).max(maxEnrolled) }))
    .output(BulkResult),
}

export const sequenceMembersContract = {
  ...listContract({
    base: members,
    tags,
    view: 'sequence:view',
    query: SequenceMemberListQuery,
    row: SequenceMemberRow,
    listed: 'Lists contacts in sequences with their state, next step and why they stopped.',
  }),
  get: endpoint
    .meta({ needs: 'sequence:view' })
    .route({ method: 'GET', path: `${members}/{sequenceMemberId}`, tags })
    .input(member)
    .output(SequenceMember),
  /** Stops a contact's sequence, or has one that is parked or was stopped by hand go on. */
  step: endpoint
    .meta({ needs: 'sequence:edit' })
    .route({ method: 'POST', path: `${members}/{sequenceMemberId}/step`, tags })
    .input(member.extend({ step: z.enum(['stop', 'resume']) }))
    .output(SequenceMember),
}
