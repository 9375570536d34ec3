import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant, optionalText, requiredText } from '../core/fields.ts'
import { listQuery, recordOf, registerContract } from '../core/register.ts'

/** What a condition can ask of a customer; the last ones are counted from invoices and open items. */
export const segmentFields = [
  ...(['name', 'kind', 'city', 'postcode', 'country', 'language', 'currency', 'tags'] as const),
  ...(['email', 'hasMailConsent', 'createdDate'] as const),
  ...(['netSales', 'invoiceCount', 'lastBought', 'owes', 'overdue'] as const),
] as const
export const SegmentField = z.enum(segmentFields)
export type SegmentField = z.infer<typeof SegmentField>

/** How it is compared; `notSince` and `withinDays` take a number of days. */
export const segmentOperators = [
  ...(['is', 'isNot', 'contains', 'isFilled', 'isEmpty', 'hasAny', 'hasNone'] as const),
  ...(['isTrue', 'isFalse', 'atLeast', 'atMost', 'before', 'onOrAfter'] as const),
  ...(['notSince', 'withinDays'] as const),
] as const
export const SegmentOperator = z.enum(segmentOperators)
export type SegmentOperator = z.infer<typeof SegmentOperator>

export const maxSegmentConditions = 20

export const SegmentCondition = z.object({
  field: SegmentField,
  operator: SegmentOperator,
  /** A word, a code, words with commas, an amount in units of the base currency, a day, or days. */
  value: optionalText(200),
})
export type SegmentCondition = z.infer<typeof SegmentCondition>

export const SegmentInput = z.object({
  name: requiredText(120),
  notes: optionalText(1000),
  /** Whether all conditions must hold, or one. */
  match: z.enum(['all', 'any']).default('all'),
  conditions: z.array(SegmentCondition).min(1, 'required').max(maxSegmentConditions),
})
export type SegmentInput = z.infer<typeof SegmentInput>

export const Segment = recordOf(SegmentInput).extend({
  /** Rises when the conditions say something else. */
  definitionVersion: z.int(),
})
export type Segment = z.infer<typeof Segment>

export const SegmentRow = Segment.pick({
  id: true,
  name: true,
  definitionVersion: true,
  updatedAt: true,
})
export type SegmentRow = z.infer<typeof SegmentRow>

export const SegmentListQuery = listQuery({
  tabs: ['active', 'archived'],
  sorts: ['name', 'updatedAt'],
  filters: {},
})
export type SegmentListQuery = z.infer<typeof SegmentListQuery>

/** Who is in a segment now, by which version of its definition. */
export const SegmentMembers = z.object({
  definitionVersion: z.int(),
  evaluatedAt: Instant,
  count: z.int(),
  /** The first ones, by name. */
  members: z.array(z.object({ partyId: Id, name: z.string(), email: z.string() })),
})
export type SegmentMembers = z.infer<typeof SegmentMembers>

const one = z.object({ firmId: Id, segmentId: Id })

export const segmentsContract = {
  ...registerContract({
    path: 'segments',
    tag: 'Campaigns',
    view: 'campaign:view',
    edit: 'campaign:edit',
    one,
    onePath: '{segmentId}',
    input: SegmentInput,
    query: SegmentListQuery,
    row: SegmentRow,
    record: Segment,
    bulk: ['archive', 'restore'],
  }),
  members: endpoint
    .meta({ needs: 'campaign:view' })
    .route({
      method: 'GET',
      path: '/firms/{firmId}/segments/{segmentId}/members',
      tags: ['Campaigns'],
    })
    .input(one)
    .output(SegmentMembers),
}
