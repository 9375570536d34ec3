import type { About, Choice } from '#app/shell/register/describe.ts'
import type { FieldDescription, FormSection } from '#app/shell/register/fields.ts'
import type { Lead } from '#contract/customers/leads.ts'
import { maxPartyParts } from '#contract/firm/party-parts.ts'
import type { LeadExtra } from './load.ts'

const half = { isHalf: true, isOptional: true } as const

const consents: FieldDescription<Lead, LeadExtra> = {
  name: 'consents',
  kind: 'rows',
  maxRows: maxPartyParts,
  isOptional: true,
  fields: [
    {
      name: 'purpose',
      kind: 'select',
      isHalf: true,
      options: ({ t }) =>
        ['newsletter', 'telephone', 'post', 'profiling'].map((value) => ({
          value,
          label: t(`consent.${value}`),
        })),
    },
    { ...half, name: 'source', kind: 'text', maxLength: 200, hint: 'form.consentHint' },
    { name: 'givenDate', kind: 'date', isHalf: true },
    { ...half, name: 'withdrawnDate', kind: 'date' },
  ],
}

/** What is asked about a lead. */
export const leadSections: FormSection<Lead, LeadExtra>[] = [
  {
    title: 'form.who',
    words: 'form.whoWords',
    fields: [
      { ...half, name: 'name', kind: 'text', maxLength: 120, autoComplete: 'off' },
      { ...half, name: 'company', kind: 'text', maxLength: 160, autoComplete: 'off' },
      { ...half, name: 'position', kind: 'text', maxLength: 80 },
      { ...half, name: 'website', kind: 'text', maxLength: 200 },
      { ...half, name: 'email', kind: 'email', maxLength: 254 },
      { ...half, name: 'phone', kind: 'phone', maxLength: 40 },
      { ...half, name: 'moreMails', kind: 'tags', maxLength: 2000, hint: 'form.commaHint' },
      { ...half, name: 'morePhones', kind: 'tags', maxLength: 800, hint: 'form.commaHint' },
    ],
  },
  {
    title: 'form.next',
    words: 'form.nextWords',
    facts: (lead, { t, format }) => [
      { term: t('field.ownerId'), value: lead.ownerName || t('list.noOwner') },
      ...(lead.nextStep ? [{ term: t('field.nextStep'), value: lead.nextStep }] : []),
      ...(lead.nextDate ? [{ term: t('field.nextDate'), value: format.date(lead.nextDate) }] : []),
    ],
    fields: [
      { ...half, name: 'ownerId', kind: 'select', options: ownersOf },
      { ...half, name: 'nextDate', kind: 'date' },
      { name: 'nextStep', kind: 'text', maxLength: 200, isOptional: true },
    ],
  },
  {
    title: 'form.origin',
    words: 'form.originWords',
    fields: [
      { ...half, name: 'source', kind: 'text', maxLength: 100 },
      { ...half, name: 'campaign', kind: 'text', maxLength: 100 },
      { name: 'tags', kind: 'tags', maxLength: 800, isOptional: true, hint: 'form.commaHint' },
      { name: 'notes', kind: 'textarea', maxLength: 4000, isOptional: true },
    ],
  },
  {
    title: 'form.where',
    words: 'form.whereWords',
    fields: [
      { name: 'street', kind: 'text', maxLength: 200, isOptional: true },
      { ...half, name: 'postcode', kind: 'text', maxLength: 20 },
      { ...half, name: 'city', kind: 'text', maxLength: 100 },
      { ...half, name: 'region', kind: 'text', maxLength: 100 },
      { ...half, name: 'country', kind: 'country' },
    ],
  },
  { title: 'form.consents', words: 'form.consentsWords', fields: [consents] },
]

/** Nobody, or one of the members. */
export function ownersOf({ t, extra }: About<LeadExtra>): Choice[] {
  return [
    { value: '', label: t('list.noOwner') },
    ...extra.owners.map(({ userId, name }) => ({ value: userId, label: name })),
  ]
}
