import type { CustomType } from '#contract/firm/custom-fields.ts'
import type { FieldCatalogue, FieldType } from './definition.ts'

/** What a segment may ask of a party. `owner` and `language` are by their code. */
const ownFields = {
  name: { type: 'text' },
  kind: { type: 'choice' },
  email: { type: 'text' },
  phone: { type: 'text' },
  city: { type: 'text' },
  postcode: { type: 'text' },
  country: { type: 'choice' },
  language: { type: 'choice' },
  currency: { type: 'choice' },
  owner: { type: 'choice' },
  tags: { type: 'tags' },
  birthday: { type: 'birthday' },
  createdDate: { type: 'date' },
  hasMailConsent: { type: 'boolean' },
} as const satisfies FieldCatalogue

/** How a filter reads what a firm's own fields hold. */
const customTypes = {
  text: 'text',
  number: 'number',
  money: 'money',
  date: 'date',
  choice: 'choice',
  yesNo: 'boolean',
  link: 'text',
  person: 'choice',
} as const satisfies Readonly<Record<CustomType, FieldType>>

/** A field that a firm added, as far as a filter needs to know it. */
export type AddedField = { key: string; type: CustomType }

/** The fields a segment can name: the party's own, and those that the firm added as `custom.<key>`. */
export function partyFields(added: readonly AddedField[]): FieldCatalogue {
  const custom = added.map(
    ({ key, type }) => [`custom.${key}`, { type: customTypes[type] }] as const,
  )
  return { ...ownFields, ...Object.fromEntries(custom) }
}
