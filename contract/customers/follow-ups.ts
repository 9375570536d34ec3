import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { DateOnly, Id, Instant, optionalText, requiredText } from '../core/fields.ts'
import { listQuery, recordOf, registerContract } from '../core/register.ts'
import { partyParts } from '../firm/party-parts.ts'

export const FollowUpKind = z.enum(['task', 'call'])
export type FollowUpKind = z.infer<typeof FollowUpKind>

/** What a task or a call can be about. */
export const followUpSubjects = ['lead', 'deal', 'party'] as const
export const FollowUpSubject = z.enum(followUpSubjects)
export type FollowUpSubject = z.infer<typeof FollowUpSubject>

export const Repeat = z.enum(['never', 'daily', 'weekly', 'monthly'])
export type Repeat = z.infer<typeof Repeat>

/** How a call went. */
export const CallOutcome = z.enum(['reached', 'notReached', 'message'])
export type CallOutcome = z.infer<typeof CallOutcome>

/** Something to do by a day, for a lead, a deal, a customer, or by itself. */
export const FollowUpInput = z.object({
  kind: FollowUpKind.default('task'),
  title: requiredText(200),
  notes: optionalText(4000),
  dueDate: DateOnly.nullable().default(null),
  /** The member who does it; empty for whoever adds it. */
  ownerId: partyParts.ownerId,
  repeat: Repeat.default('never'),
  /** What it is about; both are empty for nothing. */
  subjectKind: z.union([z.literal(''), FollowUpSubject]).default(''),
  subjectId: z.union([z.literal(''), Id]).default(''),
})
export type FollowUpInput = z.infer<typeof FollowUpInput>

export const FollowUp = recordOf(FollowUpInput).extend({
  ownerName: z.string(),
  doneAt: Instant.nullable(),
  outcome: z.union([z.literal(''), CallOutcome]),
  /** What it is about, and its page below the firm; empty for nothing. */
  subjectTitle: z.string(),
  subjectPath: z.string(),
  isLate: z.boolean(),
})
export type FollowUp = z.infer<typeof FollowUp>

export const FollowUpRow = FollowUp.pick({
  id: true,
  kind: true,
  title: true,
  notes: true,
  dueDate: true,
  ownerId: true,
  ownerName: true,
  repeat: true,
  doneAt: true,
  outcome: true,
  subjectKind: true,
  subjectTitle: true,
  subjectPath: true,
  isLate: true,
  version: true,
  updatedAt: true,
})
export type FollowUpRow = z.infer<typeof FollowUpRow>

export const FollowUpListQuery = listQuery({
  tabs: ['open', 'done', 'archived'],
  sorts: ['dueDate', 'updatedAt'],
  filters: {
    kind: FollowUpKind.optional(),
    owner: Id.optional(),
    subject: Id.optional(),
    dueTo: DateOnly.optional(),
  },
})
export type FollowUpListQuery = z.infer<typeof FollowUpListQuery>

/** That it is done; of a call also how it went. */
export const FollowUpDone = z.object({
  outcome: z.union([z.literal(''), CallOutcome]).default(''),
  notes: optionalText(4000),
})
export type FollowUpDone = z.infer<typeof FollowUpDone>

/** What is to be done by whom: late, today, and in the days after. */
export const Agenda = z.object({
  today: DateOnly,
  late: z.array(FollowUpRow),
  dueToday: z.array(FollowUpRow),
  soon: z.array(FollowUpRow),
})
export type Agenda = z.infer<typeof Agenda>

const one = z.object({ firmId: Id, followUpId: Id })
const at = '/firms/{firmId}/follow-ups/{followUpId}' as const
const tags = ['Tasks and calls']

export const followUpsContract = {
  ...registerContract({
    path: 'follow-ups',
    tag: 'Tasks and calls',
    view: 'followUp:view',
    edit: 'followUp:edit',
    one,
    onePath: '{followUpId}',
    input: FollowUpInput,
    query: FollowUpListQuery,
    row: FollowUpRow,
    record: FollowUp,
    bulk: ['archive', 'restore'],
    summaries: {
      list: 'Lists tasks and calls with the day they are due, who does them, and what they are about.',
      create: 'Adds a task or a call to be made.',
    },
  }),
  /** Marks it as done; one that repeats comes again at its next day. */
  finish: endpoint
    .meta({ needs: 'followUp:edit' })
    .route({ method: 'POST', path: `${at}/finish`, tags })
    .input(one.extend(FollowUpDone.shape))
    .output(FollowUp),
  reopen: endpoint
    .meta({ needs: 'followUp:edit' })
    .route({ method: 'POST', path: `${at}/reopen`, tags })
    .input(one)
    .output(FollowUp),
  /** What is late, due today and in the next seven days. */
  agenda: endpoint
    .meta({ needs: 'followUp:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/agenda', tags })
    .input(z.object({ firmId: Id, owner: Id.optional() }))
    .output(Agenda),
}
