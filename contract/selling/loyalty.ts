import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { listContract, listQuery } from '../core/register.ts'

/** How customers gather points at the tills, and what they are worth there. */
export const LoyaltyProgrammeInput = z.object({
  isOn: z.boolean().default(false),
  /** What a customer pays for one point, minor units of the base currency. */
  perPoint: field.amountInput('positive'),
  /** What a hundred points take off, minor units of the base currency. */
  worthOfHundred: field.amountInput('positive'),
  /** As many points are redeemed at least. */
  minimum: field.wholeNumber({ minimum: 1, maximum: 1_000_000 }).default(1),
  /** How many months after a purchase its points expire; null for never. */
  expiryMonths: field.wholeNumber({ minimum: 1, maximum: 120 }).nullable().default(null),
  /** The share of points in percent that customers are expected to redeem: so much is owed for them. */
  expectedUse: field.wholeNumber({ minimum: 1, maximum: 100 }).default(100),
})
export type LoyaltyProgrammeInput = z.infer<typeof LoyaltyProgrammeInput>

export const LoyaltyProgramme = LoyaltyProgrammeInput.extend({
  currency: field.CurrencyCode,
  version: field.Version,
})
export type LoyaltyProgramme = z.infer<typeof LoyaltyProgramme>

export const LoyaltyEntryType = z.enum([
  ...(['earn', 'redeem', 'takeBack', 'giveBack'] as const),
  ...(['expire', 'adjust'] as const),
])
export type LoyaltyEntryType = z.infer<typeof LoyaltyEntryType>

export const LoyaltyEntry = z.object({
  id: field.Id,
  type: LoyaltyEntryType,
  date: field.DateOnly,
  points: z.int(),
  pointsAfter: z.int(),
  /** The last day of points that were earned; null for no end. */
  expiresOn: field.DateOnly.nullable(),
  note: z.string(),
  documentKind: z.string(),
  documentId: z.string(),
  documentNumber: z.string(),
  createdByName: z.string(),
})
export type LoyaltyEntry = z.infer<typeof LoyaltyEntry>

export const LoyaltyAccountRow = z.object({
  id: field.Id,
  customerId: field.Id,
  customerName: z.string(),
  /** Below zero where more came back than was left. */
  points: z.int(),
  /** What they take off at a till now, minor units. */
  worth: field.MinorUnits,
  currency: field.CurrencyCode,
  updatedAt: field.Instant,
})
export type LoyaltyAccountRow = z.infer<typeof LoyaltyAccountRow>

export const LoyaltyAccount = LoyaltyAccountRow.extend({
  /** What the books owe for them, minor units of the base currency. */
  deferred: field.MinorUnits,
  /** How many of them expire next, and after which day; null where none do. */
  nextExpiry: z.object({ points: z.int(), on: field.DateOnly }).nullable(),
  /** The newest first, 200 at most. */
  entries: z.array(LoyaltyEntry),
})
export type LoyaltyAccount = z.infer<typeof LoyaltyAccount>

export const LoyaltyListQuery = listQuery({
  tabs: ['all', 'withPoints'],
  sorts: ['customer', 'points', 'updatedAt'],
  filters: { customerId: field.Id.optional() },
})
export type LoyaltyListQuery = z.infer<typeof LoyaltyListQuery>

export const LoyaltyAdjustInput = z.object({
  customerId: field.Id,
  /** Above zero gives, below zero takes away. */
  points: field
    .wholeNumber({ minimum: -1_000_000, maximum: 1_000_000 })
    .refine((points) => points !== 0, 'required'),
  reason: field.requiredText(200),
})
export type LoyaltyAdjustInput = z.infer<typeof LoyaltyAdjustInput>

const tags = ['Loyalty points']
const programme = '/firms/{firmId}/loyalty-programme' as const
const accounts = '/firms/{firmId}/loyalty-accounts' as const

export const loyaltyContract = {
  ...listContract({
    base: accounts,
    tags,
    view: 'till:view',
    query: LoyaltyListQuery,
    row: LoyaltyAccountRow,
  }),
  get: endpoint
    .meta({ needs: 'till:view' })
    .route({ method: 'GET', path: `${accounts}/{loyaltyAccountId}`, tags })
    .input(z.object({ firmId: field.Id, loyaltyAccountId: field.Id }))
    .output(LoyaltyAccount),
  /** Gives points to a customer or takes some away, by hand; it is posted at once. */
  adjust: endpoint
    .meta({ needs: 'till:approve' })
    .route({
      method: 'POST',
      path: '/firms/{firmId}/loyalty-adjustments',
      tags,
      successStatus: 201,
    })
    .input(LoyaltyAdjustInput.extend({ firmId: field.Id }))
    .output(LoyaltyAccount),
  getProgramme: endpoint
    .meta({ needs: 'till:view' })
    .route({ method: 'GET', path: programme, tags })
    .input(z.object({ firmId: field.Id }))
    .output(LoyaltyProgramme),
  setProgramme: endpoint
    .meta({ needs: 'till:edit' })
    .route({ method: 'PUT', path: programme, tags })
    .input(LoyaltyProgrammeInput.extend({ firmId: field.Id, version: field.Version }))
    .output(LoyaltyProgramme),
}
