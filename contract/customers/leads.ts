import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { listQuery, recordOf, registerContract } from '../core/register.ts'
import { partyParts } from '../firm/party-parts.ts'

export const leadStates = ['new', 'contacted', 'qualified', 'converted', 'lost'] as const
export const LeadState = z.enum(leadStates)
export type LeadState = z.infer<typeof LeadState>

/** As many further addresses and numbers a lead may have. */
const maxFurther = 20

/** Several short texts; from a form or a file they come as one with commas. */
function several(maximum: number) {
  return field.textList(z.string().trim().min(1).max(maximum), maxFurther).default([])
}

/** Somebody who may become a customer: a person, a company, or both; one of the two names is given. */
export const LeadInput = z.object({
  name: field.optionalText(120),
  company: field.optionalText(160),
  position: field.optionalText(80),
  email: field.OptionalEmail,
  phone: field.optionalText(40),
  moreMails: several(254),
  morePhones: several(40),
  website: field.optionalText(200),
  street: field.optionalText(200),
  postcode: field.optionalText(20),
  city: field.optionalText(100),
  region: field.optionalText(100),
  country: z.union([z.literal(''), field.CountryCode]).default(''),
  /** Where it comes from: "Trade fair", "Website", "Recommendation". */
  source: field.optionalText(100),
  campaign: field.optionalText(100),
  /** The member who looks after it; empty for nobody yet. */
  ownerId: partyParts.ownerId,
  /** What is to be done next, and by when. */
  nextStep: field.optionalText(200),
  nextDate: field.DateOnly.nullable().default(null),
  tags: partyParts.tags,
  consents: partyParts.consents,
  notes: field.optionalText(4000),
})
export type LeadInput = z.infer<typeof LeadInput>

/** Why somebody may be the same: an address, a number, a company's domain; a name only beside one. */
export const DuplicateReason = z.enum(['mail', 'baseMail', 'phone', 'domain', 'name'])

/** A lead or a customer that may be the same. A person decides. */
const LeadDuplicate = z.object({
  kind: z.enum(['lead', 'party']),
  id: field.Id,
  label: z.string(),
  reasons: z.array(DuplicateReason),
})
export type LeadDuplicate = z.infer<typeof LeadDuplicate>

/** What a score is made of; `count` is how often it happened. */
const ScoreReason = z.object({
  id: z.string(),
  points: z.int(),
  count: z.int(),
  lastAt: field.Instant.nullable(),
})

/** Where a visit came from, as the address of the page said. Nobody need believe it. */
export const Touch = z.object({
  source: z.string(),
  medium: z.string(),
  campaign: z.string(),
  term: z.string(),
  content: z.string(),
  referrer: z.string(),
  landingPath: z.string(),
  at: z.string(),
})
export type Touch = z.infer<typeof Touch>

export const Lead = recordOf(LeadInput).extend({
  /** The person's name, or the company's. */
  label: z.string(),
  state: LeadState,
  lostReason: z.string(),
  /** 0 to 100; `scoreReasons` come to it together with `scoreCut`. */
  score: z.int(),
  scoreReasons: z.array(ScoreReason),
  scoreCut: z.int(),
  ownerName: z.string(),
  /** What it became; null while it is a lead. */
  partyId: field.Id.nullable(),
  partyName: z.string(),
  dealId: field.Id.nullable(),
  convertedAt: field.Instant.nullable(),
  firstTouch: Touch.nullable(),
  lastTouch: Touch.nullable(),
  /** The lead that this one was merged into. */
  mergedIntoId: field.Id.nullable(),
  duplicates: z.array(LeadDuplicate),
})
export type Lead = z.infer<typeof Lead>

export const LeadRow = Lead.pick({
  id: true,
  label: true,
  name: true,
  company: true,
  position: true,
  email: true,
  phone: true,
  website: true,
  street: true,
  postcode: true,
  city: true,
  region: true,
  country: true,
  source: true,
  campaign: true,
  state: true,
  score: true,
  ownerId: true,
  nextStep: true,
  nextDate: true,
  tags: true,
  notes: true,
  updatedAt: true,
}).extend({ isLate: z.boolean() })
export type LeadRow = z.infer<typeof LeadRow>

export const LeadListQuery = listQuery({
  tabs: ['open', 'converted', 'lost', 'archived'],
  sorts: ['updatedAt', 'name', 'score', 'nextDate'],
  direction: 'descending',
  filters: {
    state: LeadState.optional(),
    owner: field.Id.optional(),
    source: z.string().max(100).optional(),
    campaign: z.string().max(100).optional(),
    tag: z.string().max(40).optional(),
  },
})
export type LeadListQuery = z.infer<typeof LeadListQuery>

/** Where a lead is to stand; a lost one says why. */
export const LeadStep = z.object({
  state: z.enum(['new', 'contacted', 'qualified', 'lost']),
  reason: field.optionalText(300),
  version: field.Version,
})
export type LeadStep = z.infer<typeof LeadStep>

/** What is to become of a lead: another customer, or part of one that is there already. */
export const LeadConversion = z.object({
  /** Empty for a new customer; where somebody may be the same, it is refused unless `isNew`. */
  partyId: z.union([z.literal(''), field.Id]).default(''),
  isNew: z.stringbool().or(z.boolean()).default(false),
  /** What they may buy, which begins a deal; empty for none. */
  dealTitle: field.optionalText(160),
  /** What that will bring, in minor units of the firm's currency. */
  amount: field.amountInput('unsigned').nullable().default(null),
})
export type LeadConversion = z.infer<typeof LeadConversion>

/** What became of it. Converting a lead again gives the same. */
export const ConvertedLead = z.object({
  leadId: field.Id,
  partyId: field.Id,
  dealId: field.Id.nullable(),
})
export type ConvertedLead = z.infer<typeof ConvertedLead>

/** What a record gains from a lead, and in what the two differ: there the record's own stands. */
const Gains = z.object({
  fills: z.array(z.object({ field: z.string(), value: z.string() })),
  adds: z.array(z.string()),
  differs: z.array(z.object({ field: z.string(), kept: z.string(), other: z.string() })),
})

/** What merging a lead into another would do. */
export const MergedLeads = Gains.extend({ label: z.string(), intoLabel: z.string() })
export type MergedLeads = z.infer<typeof MergedLeads>

const Joining = Gains.extend({
  party: z.object({ id: field.Id, name: z.string() }),
  reasons: z.array(DuplicateReason),
})

/** Who a lead may be already, and what joining them would do. */
export const ConversionPreview = z.object({ label: z.string(), candidates: z.array(Joining) })
export type ConversionPreview = z.infer<typeof ConversionPreview>

const one = z.object({ firmId: field.Id, leadId: field.Id })
const at = '/firms/{firmId}/leads/{leadId}' as const
const tags = ['Leads']

export const leadsContract = {
  ...registerContract({
    path: 'leads',
    tag: 'Leads',
    view: 'lead:view',
    edit: 'lead:edit',
    one,
    onePath: '{leadId}',
    input: LeadInput,
    query: LeadListQuery,
    row: LeadRow,
    record: Lead,
    bulk: ['archive', 'restore'],
    summaries: {
      list: 'Lists leads: people and companies who may become customers, with state, score and next step.',
      get: 'Reads a lead, with why it scores so and who may be the same.',
      create: 'Adds a lead.',
    },
  }),
  /** Moves a lead on, back, or to the lost ones with a reason. */
  step: endpoint
    .meta({ needs: 'lead:edit' })
    .route({ method: 'POST', path: `${at}/step`, tags })
    .input(one.extend(LeadStep.shape))
    .output(Lead),
  previewConversion: endpoint
    .meta({ needs: 'lead:edit' })
    .route({ method: 'GET', path: `${at}/conversion`, tags })
    .input(one.extend({ partyId: field.Id.optional() }))
    .output(ConversionPreview),
  /** Makes a customer of a lead, or joins it to one; done twice, it is done once. */
  convert: endpoint
    .meta({ needs: 'lead:edit' })
    .route({ method: 'POST', path: `${at}/conversion`, tags })
    .input(one.extend(LeadConversion.shape))
    .output(ConvertedLead),
  /** What the other lead would gain, and in what the two differ. */
  previewMerge: endpoint
    .meta({ needs: 'lead:delete' })
    .route({ method: 'GET', path: `${at}/merge-into/{intoId}`, tags })
    .input(one.extend({ intoId: field.Id }))
    .output(MergedLeads),
  /** Merges a lead into another, which keeps what it says and gains what it lacks. */
  merge: endpoint
    .meta({ needs: 'lead:delete' })
    .route({ method: 'POST', path: `${at}/merge-into/{intoId}`, tags })
    .input(one.extend({ intoId: field.Id }))
    .output(Lead),
  /** Takes a merge back while neither lead has changed since. */
  undoMerge: endpoint
    .meta({ needs: 'lead:delete' })
    .route({ method: 'POST', path: `${at}/undo-merge`, tags })
    .input(one)
    .output(Lead),
}
