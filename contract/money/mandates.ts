import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { shownTo } from '../core/field-rights.ts'
import * as field from '../core/fields.ts'
import { checkIban } from '../core/iban.ts'
import { listQuery, registerContract } from '../core/register.ts'
import { checkCreditorId } from './creditor-id.ts'

/** By the rules for anybody, or for firms alone, who cannot have a debit returned afterwards. */
export const MandateScheme = z.enum(['core', 'b2b'])
export type MandateScheme = z.infer<typeof MandateScheme>

export const MandateKind = z.enum(['recurrent', 'oneOff'])
export type MandateKind = z.infer<typeof MandateKind>

/** A one-off mandate is used after its debit; one that was not used for 36 months has expired. */
export const MandateState = z.enum(['active', 'used', 'expired', 'revoked'])
export type MandateState = z.infer<typeof MandateState>

/** What the next debit of a mandate is called: first, one that follows, or the only one. */
export const DebitSequence = z.enum(['FRST', 'RCUR', 'OOFF'])
export type DebitSequence = z.infer<typeof DebitSequence>

/** As banks take it: at most 35 of these characters (European Payments Council, EPC130-08). */
const Reference = field
  .optionalText(35)
  .refine(
    (text) => text === '' || /^[A-Za-z0-9+?/:().,'-][A-Za-z0-9+?/:().,' -]*$/.test(text),
    'invalidMandateReference',
  )

export const MandateInput = z.object({
  /** The name of exactly one customer. */
  customerName: field.requiredText(160),
  /** No other mandate has it; empty for the next number. */
  reference: Reference,
  scheme: MandateScheme.default('core'),
  kind: MandateKind.default('recurrent'),
  signedOn: field.DateOnly,
  iban: field.requiredText(42).refine((text) => checkIban(text).isValid, 'invalidIban'),
  /** Whose account it is; empty for the customer. */
  holder: field.optionalText(70),
  note: field.optionalText(500),
})
export type MandateInput = z.infer<typeof MandateInput>

export const Mandate = MandateInput.extend({
  id: field.Id,
  iban: shownTo('party:bank', z.string()),
  customerId: field.Id,
  state: MandateState,
  nextSequence: DebitSequence,
  lastUsedOn: field.DateOnly.nullable(),
  debitCount: z.int(),
  revokedAt: field.Instant.nullable(),
  revokedReason: z.string(),
  version: field.Version,
  createdAt: field.Instant,
  updatedAt: field.Instant,
})
export type Mandate = z.infer<typeof Mandate>

export const MandateRow = Mandate.pick({
  id: true,
  reference: true,
  customerName: true,
  scheme: true,
  kind: true,
  signedOn: true,
  state: true,
  lastUsedOn: true,
  iban: true,
})
export type MandateRow = z.infer<typeof MandateRow>

export const MandateListQuery = listQuery({
  tabs: ['active', 'ended', 'all'],
  sorts: ['reference', 'customer', 'signedOn'],
  filters: { scheme: MandateScheme.optional() },
})
export type MandateListQuery = z.infer<typeof MandateListQuery>

export const DebitSettingsInput = z.object({
  /** Who collects, as the banks know the firm; empty for none yet. */
  creditorId: field
    .optionalText(40)
    .refine((text) => text === '' || checkCreditorId(text).isValid, 'invalidCreditorId'),
  /** How many days before a debit its customer is told; 14 unless something else is agreed. */
  noticeDays: field.wholeNumber({ minimum: 1, maximum: 30 }).default(14),
})
export type DebitSettingsInput = z.infer<typeof DebitSettingsInput>

export const DebitSettings = DebitSettingsInput.extend({ version: field.Version })
export type DebitSettings = z.infer<typeof DebitSettings>

const one = z.object({ firmId: field.Id, mandateId: field.Id })
const path = '/firms/{firmId}/mandates' as const
const tag = 'Direct debits'

const {
  archive: _,
  restore: __,
  bulk: ___,
  ...register
} = registerContract({
  path: 'mandates',
  tag,
  view: 'payment:view',
  edit: 'payment:edit',
  one,
  onePath: '{mandateId}',
  input: MandateInput,
  query: MandateListQuery,
  row: MandateRow,
  record: Mandate,
  bulk: ['revoke'],
})

export const mandatesContract = {
  ...register,
  /** Ends it for good. */
  revoke: endpoint
    .meta({ needs: 'payment:delete' })
    .route({ method: 'POST', path: `${path}/{mandateId}/revoke`, tags: [tag] })
    .input(one.extend({ reason: field.optionalText(200) }))
    .output(Mandate),
  choices: endpoint
    .meta({ needs: 'payment:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/mandate-choices', tags: [tag] })
    .input(z.object({ firmId: field.Id }))
    .output(z.object({ customers: z.array(z.string()), today: field.DateOnly })),
  settings: endpoint
    .meta({ needs: 'payment:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/debit-settings', tags: [tag] })
    .input(z.object({ firmId: field.Id }))
    .output(DebitSettings),
  saveSettings: endpoint
    .meta({ needs: 'firm:edit' })
    .route({ method: 'PUT', path: '/firms/{firmId}/debit-settings', tags: [tag] })
    .input(DebitSettingsInput.extend({ firmId: field.Id, version: field.Version }))
    .output(DebitSettings),
}
