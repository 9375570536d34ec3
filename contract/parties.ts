import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  CurrencyCode,
  Id,
  Instant,
  Language,
  MinorUnits,
  OptionalEmail,
  optionalText,
  requiredText,
  Version,
} from './fields.ts'
import { Address, Warning } from './firms.ts'
import { PageQuery, pageOf } from './page.ts'

/** What a party is to the firm. One record has one or both. */
export const PartyRole = z.enum(['customer', 'supplier'])
export type PartyRole = z.infer<typeof PartyRole>

export const PartyInput = z.object({
  roles: z
    .array(PartyRole)
    .min(1, 'nothingChosen')
    .max(2)
    .refine((roles) => new Set(roles).size === roles.length, 'invalid')
    .default(['customer']),
  kind: z.enum(['company', 'person']).default('company'),
  name: requiredText(160),
  contactName: optionalText(120),
  email: OptionalEmail,
  phone: optionalText(40),
  address: Address,
  vatId: optionalText(20),
  registryNumber: optionalText(60),
  language: Language,
  currency: CurrencyCode,
  paymentTermsDays: z.coerce.number().int().min(0).max(365).nullable().default(null),
  notes: optionalText(2000),
})
export type PartyInput = z.infer<typeof PartyInput>

export const Party = PartyInput.extend({
  id: Id,
  isArchived: z.boolean(),
  /**
   * What they owe as a customer and what stands to their credit, in the firm's base currency. Null for
   * members who may see no invoices.
   */
  receivable: MinorUnits.nullable(),
  overdue: MinorUnits.nullable(),
  credit: z.array(z.object({ currency: CurrencyCode, amount: MinorUnits })).nullable(),
  warnings: z.array(Warning),
  /** Whether documents or entries name them: then they can be archived and not deleted. */
  isUsed: z.boolean(),
  /** The party that this one was merged into; it is archived since. */
  mergedIntoId: Id.nullable(),
  anonymisedAt: Instant.nullable(),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
})
export type Party = z.infer<typeof Party>

export const PartyRow = z.object({
  id: Id,
  roles: z.array(PartyRole),
  name: z.string(),
  email: z.string(),
  city: z.string(),
  country: z.string(),
  currency: CurrencyCode,
  receivable: MinorUnits.nullable(),
  overdue: MinorUnits.nullable(),
  isArchived: z.boolean(),
})
export type PartyRow = z.infer<typeof PartyRow>

/** All parties, or with a role the firm's customers or its suppliers. */
export const PartyListQuery = PageQuery.extend({
  role: PartyRole.optional(),
  show: z.enum(['active', 'archived']).default('active'),
})
export type PartyListQuery = z.infer<typeof PartyListQuery>

/** What merging two parties would do. */
export const MergePreview = z.object({
  /** What names the one that goes, by kind of record; it names the other afterwards. */
  uses: z.array(z.object({ kind: z.string(), count: z.number().int() })),
  /** Fields that the one that stays lacks and takes over. */
  filled: z.array(z.enum(['contactName', 'email', 'phone', 'vatId', 'registryNumber', 'notes'])),
  /** What the one that stays is afterwards. */
  roles: z.array(PartyRole),
})
export type MergePreview = z.infer<typeof MergePreview>

const tags = ['Parties']
const one = z.object({ firmId: Id, partyId: Id })
const mergePath = '/firms/{firmId}/parties/{partyId}/merge-into/{intoId}' as const

export const partiesContract = {
  list: endpoint
    .meta({ needs: 'party:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/parties', tags })
    .input(PartyListQuery.extend({ firmId: Id }))
    .output(pageOf(PartyRow)),
  create: endpoint
    .meta({ needs: 'party:edit', isScoped: true })
    .route({
      method: 'POST',
      path: '/firms/{firmId}/parties',
      tags,
      successStatus: 201,
    })
    .input(PartyInput.extend({ firmId: Id }))
    .output(Party),
  get: endpoint
    .meta({ needs: 'party:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/parties/{partyId}', tags })
    .input(one)
    .output(Party),
  update: endpoint
    .meta({ needs: 'party:edit' })
    .route({ method: 'PUT', path: '/firms/{firmId}/parties/{partyId}', tags })
    .input(PartyInput.extend({ firmId: Id, partyId: Id, version: Version }))
    .output(Party),
  archive: endpoint
    .meta({ needs: 'party:edit' })
    .route({
      method: 'POST',
      path: '/firms/{firmId}/parties/{partyId}/archive',
      tags,
    })
    .input(one)
    .output(Party),
  restore: endpoint
    .meta({ needs: 'party:edit' })
    .route({
      method: 'POST',
      path: '/firms/{firmId}/parties/{partyId}/restore',
      tags,
    })
    .input(one)
    .output(Party),
  /** Deletes a party that nothing names. */
  delete: endpoint
    .meta({ needs: 'party:delete' })
    .route({ method: 'DELETE', path: '/firms/{firmId}/parties/{partyId}', tags })
    .input(one)
    .output(z.object({ id: Id })),
  previewMerge: endpoint
    .meta({ needs: 'party:delete' })
    .route({ method: 'GET', path: mergePath, tags })
    .input(one.extend({ intoId: Id }))
    .output(MergePreview),
  /** Merges a party into another and answers with that one. It cannot be undone. */
  merge: endpoint
    .meta({ needs: 'party:delete' })
    .route({ method: 'POST', path: mergePath, tags })
    .input(one.extend({ intoId: Id }))
    .output(Party),
  /** Takes away what tells who somebody is; documents and entries stay. It cannot be undone. */
  anonymise: endpoint
    .meta({ needs: 'party:delete' })
    .route({ method: 'POST', path: '/firms/{firmId}/parties/{partyId}/anonymise', tags })
    .input(one)
    .output(Party),
}
