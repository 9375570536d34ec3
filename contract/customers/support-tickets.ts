import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { listQuery, registerContract } from '../core/register.ts'
import { SupportTicketPriority } from './support-settings.ts'

/**
 * `waiting` is for the customer, `onHold` for somebody else. `solved` may still be contradicted, `closed`
 * is over.
 */
export const ticketStates = ['new', 'open', 'waiting', 'onHold', 'solved', 'closed'] as const
export const TicketState = z.enum(ticketStates)
export type TicketState = z.infer<typeof TicketState>

/** The states that a ticket may go into from each. */
export const ticketSteps: Readonly<Record<TicketState, readonly TicketState[]>> = {
  new: ['open', 'waiting', 'onHold', 'solved', 'closed'],
  open: ['waiting', 'onHold', 'solved', 'closed'],
  waiting: ['open', 'onHold', 'solved', 'closed'],
  onHold: ['open', 'waiting', 'solved', 'closed'],
  solved: ['open', 'closed'],
  closed: ['open'],
}

/** How it came: by the public form, by mail, from the portal, or written down by a member. */
export const ticketChannels = ['form', 'mail', 'portal', 'hand'] as const
export const TicketChannel = z.enum(ticketChannels)
export type TicketChannel = z.infer<typeof TicketChannel>

/** What a customer answered to whether they were helped. */
export const TicketRating = z.enum(['good', 'bad'])
export type TicketRating = z.infer<typeof TicketRating>

/** Minutes of a phone call, a mail that was read elsewhere: what a member writes down. */
export const SupportTicketInput = z.object({
  subject: field.requiredText(200),
  /** What it is about, in the words of whoever wrote it down. */
  description: field.optionalText(10_000),
  contactName: field.givenName(160),
  /** Where answers go; without one they stand here alone. */
  contactEmail: field.OptionalEmail,
  /** The customer by name or number, as it is typed; empty for nobody, or whoever has the address. */
  customer: field.optionalText(200),
  language: field.Language,
  priority: SupportTicketPriority,
})
export type SupportTicketInput = z.infer<typeof SupportTicketInput>

/** What somebody wrote, the oldest first. `automatic` is a program's; internal ones stay in the firm. */
export const TicketMessage = z.object({
  id: field.Id,
  author: z.enum(['customer', 'member', 'automatic']),
  by: z.string(),
  isInternal: z.boolean(),
  text: z.string(),
  /** What a page folds away: the mail that is answered, a signature. */
  hidden: z.string(),
  /** Of the conversation in the mailbox that it came with; null for none. */
  threadId: field.Id.nullable(),
  at: field.Instant,
})
export type TicketMessage = z.infer<typeof TicketMessage>

/** A clock of a ticket, in open hours less pauses. */
export const TicketClock = z.object({
  targetMinutes: z.int(),
  usedMinutes: z.int(),
  state: z.enum(['running', 'paused', 'late', 'met', 'missed']),
  /** Null while it stands still. */
  dueAt: field.Instant.nullable(),
})
export type TicketClock = z.infer<typeof TicketClock>

export const SupportTicket = SupportTicketInput.extend({
  id: field.Id,
  number: z.string(),
  state: TicketState,
  channel: TicketChannel,
  /** The member who looks after it; null for nobody yet. */
  ownerId: z.string().nullable(),
  ownerName: z.string(),
  customerId: field.Id.nullable(),
  messages: z.array(TicketMessage),
  firstAnswer: TicketClock.nullable(),
  solve: TicketClock.nullable(),
  rating: TicketRating.nullable(),
  ratingNote: z.string(),
  /**
   * Where the customer reads it and answers, below the product's own address; null for who may not
   * change tickets, for whoever has it writes as the customer.
   */
  path: z.string().nullable(),
  /** The ticket that it goes on from, which was over for too long. */
  linked: z.object({ id: field.Id, number: z.string() }).nullable(),
  isArchived: z.boolean(),
  version: z.int(),
  createdAt: field.Instant,
  updatedAt: field.Instant,
})
export type SupportTicket = z.infer<typeof SupportTicket>

export const SupportTicketRow = SupportTicket.pick({
  id: true,
  number: true,
  subject: true,
  state: true,
  priority: true,
  channel: true,
  contactName: true,
  contactEmail: true,
  ownerName: true,
  rating: true,
  createdAt: true,
}).extend({
  customerName: z.string(),
  /** When the next answer is promised; null where nothing is, or while it waits. */
  dueAt: field.Instant.nullable(),
  isLate: z.boolean(),
  /** Of what was last written. */
  lastAt: field.Instant,
})
export type SupportTicketRow = z.infer<typeof SupportTicketRow>

export const SupportTicketListQuery = listQuery({
  tabs: ['open', 'waiting', 'done', 'all', 'archived'],
  sorts: ['dueAt', 'lastAt', 'number'],
  filters: {
    isMine: z.enum(['yes', 'no']).optional(),
    state: TicketState.optional(),
    priority: SupportTicketPriority.optional(),
    channel: TicketChannel.optional(),
    rating: TicketRating.optional(),
    customerId: field.Id.optional(),
    /** Days on which it came in, where the firm is. */
    createdFrom: field.DateOnly.optional(),
    createdTo: field.DateOnly.optional(),
    isSolved: z.enum(['yes', 'no']).optional(),
    /** Whether the promised first answer was given in time; of the last twelve months. */
    firstAnswer: z.enum(['inTime', 'late', 'given']).optional(),
  },
})
export type SupportTicketListQuery = z.infer<typeof SupportTicketListQuery>

export const SupportTicketChoices = z.object({
  /** Names of customers whom the caller reaches. */
  customers: z.array(z.string()),
  members: z.array(z.object({ id: z.string(), name: z.string() })),
  answers: z.array(z.object({ id: field.Id, name: z.string(), language: field.Language })),
  language: field.Language,
})
export type SupportTicketChoices = z.infer<typeof SupportTicketChoices>

/** How support did in a month of tickets that came in then. */
export const SupportMonth = z.object({
  /** `YYYY-MM` */
  month: z.string(),
  tickets: z.int(),
  solved: z.int(),
  /** Of the promised first answers that were given or are over: those in time. */
  inTime: z.int(),
  late: z.int(),
  /** Minutes of open hours until the first answer, in the middle; null where none was given. */
  firstAnswerMinutes: z.int().nullable(),
  good: z.int(),
  bad: z.int(),
})
export type SupportMonth = z.infer<typeof SupportMonth>

const tags = ['Support tickets']
const onePath = '/firms/{firmId}/support-tickets/{supportTicketId}' as const
const one = z.object({ firmId: field.Id, supportTicketId: field.Id })

export const supportTicketsContract = {
  ...registerContract({
    path: 'support-tickets',
    tag: 'Support tickets',
    view: 'supportTicket:view',
    edit: 'supportTicket:edit',
    one,
    onePath: '{supportTicketId}',
    input: SupportTicketInput,
    query: SupportTicketListQuery,
    row: SupportTicketRow,
    record: SupportTicket,
    bulk: ['archive', 'restore', 'take', 'close'],
    summaries: {
      list: 'Lists support tickets.',
      get: 'Reads a support ticket with what was written.',
    },
  }),
  choices: endpoint
    .meta({ needs: 'supportTicket:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/support-ticket-choices', tags })
    .input(z.object({ firmId: field.Id }))
    .output(SupportTicketChoices),
  /** Writes to the customer, by mail where there is an address. The ticket then waits, or is solved. */
  answer: endpoint
    .meta({ needs: 'supportTicket:edit' })
    .route({ method: 'POST', path: `${onePath}/answers`, tags })
    .input(one.extend({ text: field.requiredText(10_000), solves: z.boolean().default(false) }))
    .output(SupportTicket),
  setState: endpoint
    .meta({ needs: 'supportTicket:edit' })
    .route({ method: 'POST', path: `${onePath}/state`, tags })
    .input(one.extend({ state: TicketState }))
    .output(SupportTicket),
  /** Gives it to a member who may answer, or to nobody. */
  assign: endpoint
    .meta({ needs: 'supportTicket:edit' })
    .route({ method: 'POST', path: `${onePath}/owner`, tags })
    .input(
      one.extend({
        userId: z.union([z.literal('').transform(() => null), z.string().max(64)]).nullable(),
      }),
    )
    .output(SupportTicket),
  /** A canned answer in the customer's language, filled in for a ticket; `missing` are its gaps. */
  fillAnswer: endpoint
    .meta({ needs: 'supportTicket:edit' })
    .route({ method: 'GET', path: `${onePath}/canned-answers/{cannedAnswerId}`, tags })
    .input(one.extend({ cannedAnswerId: field.Id }))
    .output(z.object({ text: z.string(), missing: z.array(z.string()) })),
  /** The last twelve months. */
  figures: endpoint
    .meta({ needs: 'supportTicket:view', tool: 'reads' })
    .route({
      method: 'GET',
      path: '/firms/{firmId}/support-ticket-figures',
      tags,
      summary: 'Says how support did in each of the last twelve months.',
    })
    .input(z.object({ firmId: field.Id }))
    .output(z.object({ months: z.array(SupportMonth) })),
}
