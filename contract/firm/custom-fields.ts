import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant, optionalText, requiredText, Version } from '../core/fields.ts'
import { RoleRef } from '../core/firm-roles.ts'
import { listQuery, registerContract } from '../core/register.ts'
import { CustomKind } from './custom-values.ts'

/** What a field may hold. */
export const customTypes = [
  'text',
  'number',
  'money',
  'date',
  'choice',
  'yesNo',
  'link',
  'person',
] as const
export const CustomType = z.enum(customTypes)
export type CustomType = z.infer<typeof CustomType>

/** As many choices one field may offer. */
export const maxCustomChoices = 100

/** What a field is called in files, addresses and the API. */
const code = /^[a-z][a-z0-9_]{0,39}$/
const Code = z
  .string()
  .trim()
  .refine((text) => text === '' || (code.test(text) && text !== 'constructor'), 'customCode')
  .default('')

/** A box of a form or of JSON. */
const Flag = z.stringbool().or(z.boolean()).default(false)

export const CustomChoice = z.object({
  label: requiredText(80),
  /** What records keep and the API says; made of the name where it is left empty, and then fixed. */
  code: Code,
  /** Offered no more; records that have it keep it. */
  isRetired: Flag,
})
export type CustomChoice = z.infer<typeof CustomChoice>

const Roles = z.array(RoleRef).max(100).default([])

export const CustomFieldInput = z.object({
  /** The kind of record that has it; fixed. */
  kind: CustomKind,
  /** What it holds; fixed. */
  type: CustomType,
  label: requiredText(60),
  /** Its name in files and the API; made of the label where it is left empty, and then fixed. */
  key: Code,
  /** A line below the field of the form. */
  hint: optionalText(200),
  choices: z.array(CustomChoice).max(maxCustomChoices).default([]),
  /** Whether forms ask for it; programs that do not name it are not held up. */
  isRequired: Flag,
  /** Whether it is a column of the list; files have it in any case. */
  isInList: Flag,
  /** Whether documents print it, where it holds something. */
  isOnPaper: Flag,
  /** Roles that see it, beside those that set up the firm; nobody named means everybody. */
  seenBy: Roles,
  /** Roles that fill it in, among those that see it. */
  editedBy: Roles,
})
export type CustomFieldInput = z.infer<typeof CustomFieldInput>

export const CustomField = CustomFieldInput.extend({
  id: Id,
  /** Fields of a kind stand in this order. */
  position: z.int(),
  /** Asked for no more; records that have a value keep it readable. */
  isArchived: z.boolean(),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
})
export type CustomField = z.infer<typeof CustomField>

export const CustomFieldRow = CustomField.pick({
  id: true,
  kind: true,
  type: true,
  label: true,
  key: true,
  isRequired: true,
  isInList: true,
  isOnPaper: true,
  position: true,
  isArchived: true,
  updatedAt: true,
}).extend({ isRestricted: z.boolean() })
export type CustomFieldRow = z.infer<typeof CustomFieldRow>

export const CustomFieldListQuery = listQuery({
  tabs: ['active', 'archived'],
  sorts: ['position', 'label', 'updatedAt'],
  filters: { kind: CustomKind.optional(), type: CustomType.optional() },
})
export type CustomFieldListQuery = z.infer<typeof CustomFieldListQuery>

/** A field as forms, lists and programs need it, for who asks. */
export const UsableField = CustomField.pick({
  key: true,
  label: true,
  type: true,
  hint: true,
  choices: true,
  isRequired: true,
  isInList: true,
  isOnPaper: true,
  isArchived: true,
}).extend({
  /** Whether whoever asks may fill it in. */
  canEdit: z.boolean(),
})
export type UsableField = z.infer<typeof UsableField>

const tags = ['Custom fields']
const path = '/firms/{firmId}/custom-fields' as const
const one = z.object({ firmId: Id, customFieldId: Id })

export const customFieldsContract = {
  ...registerContract({
    path: 'custom-fields',
    tag: 'Custom fields',
    view: 'firm:edit',
    edit: 'firm:edit',
    one,
    onePath: '{customFieldId}',
    input: CustomFieldInput,
    query: CustomFieldListQuery,
    row: CustomFieldRow,
    record: CustomField,
    bulk: ['archive', 'restore'],
  }),
  /** The fields of a kind of record that the caller sees, in their order; retired ones stand last. */
  ofKind: endpoint
    .meta({ needs: 'firm:view', isScoped: true, tool: 'reads' })
    .route({
      method: 'GET',
      path: `${path}/kinds/{kind}`,
      tags,
      summary: 'Lists the fields that the firm added to a kind of record, with their choices.',
    })
    .input(z.object({ firmId: Id, kind: CustomKind }))
    .output(z.object({ rows: z.array(UsableField) })),
  /** Moves a field before or behind its neighbour of the same kind; at the end it stays. */
  move: endpoint
    .meta({ needs: 'firm:edit' })
    .route({ method: 'POST', path: `${path}/{customFieldId}/move`, tags })
    .input(one.extend({ direction: z.enum(['up', 'down']) }))
    .output(CustomField),
  /** Deletes a field in which no record holds anything. */
  delete: endpoint
    .meta({ needs: 'firm:edit' })
    .route({ method: 'DELETE', path: `${path}/{customFieldId}`, tags })
    .input(one)
    .output(z.object({ id: Id })),
}
