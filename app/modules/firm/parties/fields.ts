import { rowsAt, type TypedTree, textAt, textsAt } from '#app/shell/form/form-tree.ts'
import type { About } from '#app/shell/register/describe.ts'
import type { FieldDescription, FormSection } from '#app/shell/register/fields.ts'
import { holdsNothing } from '#app/shell/register/holds-nothing.ts'
import { type Party, PartyRole } from '#contract/firm/parties.ts'
import { addressLine } from './components/place.ts'
import type { PartyExtra } from './load.ts'
import {
  addresses,
  buyingFields,
  consents,
  contacts,
  electronicFields,
  taxNumbers,
} from './part-fields.ts'

/** What few parties need. */
const moreFields: FieldDescription<Party, PartyExtra>[] = [
  { name: 'phone', kind: 'phone', maxLength: 40, isOptional: true, isHalf: true },
  {
    name: 'vatId',
    kind: 'text',
    maxLength: 20,
    isOptional: true,
    isHalf: true,
    hint: 'form.vatIdHint',
  },
  { name: 'number', kind: 'text', maxLength: 40, isOptional: true, isHalf: true },
  { name: 'contactName', kind: 'text', maxLength: 120, isOptional: true, isHalf: true },
  contacts,
  { name: 'address.region', kind: 'text', maxLength: 100, isOptional: true, isFormOnly: true },
  { ...addresses, isFormOnly: true },
  { name: 'tags', kind: 'tags', maxLength: 800, isOptional: true, hint: 'form.tagsHint' },
  { name: 'ownerId', kind: 'select', isOptional: true, options: ownersOf },
]

/** Most are one or the other, as the page says where they are added. */
const rolesField: FieldDescription<Party, PartyExtra> = {
  name: 'roles',
  kind: 'checks',
  choices: 'role',
  options: PartyRole.options,
}

const ownTerms = ['registryNumber', 'taxNumbers', 'paymentTermsDays', 'creditLimit', 'notes'].map(
  (name) => ({ name }),
)

/** What is asked about a party. */
export const partySections: FormSection<Party, PartyExtra>[] = [
  {
    title: 'form.who',
    words: 'form.whoWords',
    fields: [
      {
        name: 'kind',
        kind: 'choice',
        choices: 'kind',
        options: ['company', 'person'],
        icons: { company: 'building-2', person: 'user' },
      },
      { name: 'name', kind: 'text', maxLength: 160, autoComplete: 'off' },
      {
        name: 'email',
        kind: 'email',
        maxLength: 254,
        isOptional: true,
        hint: 'form.emailHint',
      },
    ],
  },
  {
    title: 'form.where',
    words: 'form.whereWords',
    facts: ({ address, addresses }, { t, format }) => [
      { term: t('detail.address'), value: addressLine(address, format) },
      ...addresses.map((one) => ({
        term: t(`addressUse.${one.use}`),
        value: [one.name, addressLine(one, format)].filter(Boolean).join(', '),
      })),
    ],
    fields: [
      { name: 'address.street', kind: 'text', maxLength: 200, isOptional: true },
      { name: 'address.postcode', kind: 'text', maxLength: 20, isOptional: true, isHalf: true },
      { name: 'address.city', kind: 'text', maxLength: 100, isOptional: true, isHalf: true },
      { name: 'address.country', kind: 'country' },
    ],
  },
  {
    title: 'form.more',
    words: 'form.moreWords',
    fields: [rolesField, ...moreFields],
    isFolded: (values) =>
      holdsNothing(values, moreFields) && !textsAt(values, 'roles').includes('supplier'),
  },
  {
    title: 'form.trade',
    words: 'form.tradeWords',
    // Language and currency hold something from the beginning.
    isFolded: (values) => holdsNothing(values, ownTerms),
    fields: [
      { name: 'registryNumber', kind: 'text', maxLength: 60, isOptional: true, isHalf: true },
      taxNumbers,
      { name: 'language', kind: 'language', isHalf: true, hint: 'form.languageHint' },
      { name: 'currency', kind: 'currency', isHalf: true },
      {
        name: 'paymentTermsDays',
        kind: 'number',
        unit: 'form.days',
        isOptional: true,
        isHalf: true,
        hint: 'form.termsHint',
      },
      {
        name: 'creditLimit',
        kind: 'money',
        isOptional: true,
        isHalf: true,
        hint: 'form.creditLimitHint',
      },
      {
        name: 'notes',
        kind: 'textarea',
        maxLength: 2000,
        isOptional: true,
        hint: 'form.notesHint',
      },
    ],
  },
  {
    title: 'form.electronic',
    words: 'form.electronicWords',
    fields: electronicFields,
    isFolded: (values) => holdsNothing(values, electronicFields),
  },
  {
    title: 'form.buying',
    words: 'form.buyingWords',
    fields: buyingFields,
    isFolded: (values) => !textsAt(values, 'roles').includes('supplier') && !hasBuying(values),
  },
  {
    title: 'form.consents',
    words: 'form.consentsWords',
    fields: [consents],
    isFolded: (values) => holdsNothing(values, [consents]),
  },
]

/** Whether a field about buying holds something, which a fold would hide. */
function hasBuying(values: TypedTree): boolean {
  const isWritten = (row: TypedTree) => Object.values(row).some((value) => value !== '')
  return buyingFields.some(
    ({ name }) => textAt(values, name) !== '' || rowsAt(values, name).some(isWritten),
  )
}

function ownersOf({ t, extra }: About<PartyExtra>) {
  const owners = extra.owners.map(({ userId, name }) => ({ value: userId, label: name }))
  return [{ value: '', label: t('form.noOwner') }, ...owners]
}

/** A form for a new party: most live where the firm is. */
export function newParty({ firm, extra }: About<PartyExtra>, role: PartyRole) {
  return {
    roles: [role],
    kind: 'company',
    address: { country: firm.country },
    language: extra.language,
    currency: firm.baseCurrency,
  }
}
