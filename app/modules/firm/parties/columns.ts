import type { Column, Filter } from '#app/shell/register/describe.ts'
import { ownerFilter } from '#app/shell/register/filters.ts'
import { changedColumn, notesColumn } from '#app/shell/register/usual-columns.ts'
import type { PartyRow } from '#contract/firm/parties.ts'
import { placeOf } from './components/place.ts'
import type { PartyExtra } from './load.ts'

type PartyColumn = Column<PartyRow, PartyExtra>

const name: PartyColumn = { name: 'name', kind: 'link', label: 'list.name', sort: 'name' }
const place: PartyColumn = {
  name: 'city',
  kind: 'text',
  label: 'list.place',
  sort: 'city',
  place: 'detail',
  value: (row, { format }) => placeOf(row, format),
  fileValue: ({ city }) => city,
}
const email: PartyColumn = { name: 'email', kind: 'text', label: 'field.email' }
const tags: PartyColumn = { name: 'tags', kind: 'tag', label: 'field.tags' }

/** What a customer owes, for those who may see the books. */
const owed: PartyColumn[] = [
  {
    name: 'overdue',
    kind: 'money',
    label: 'list.overdue',
    needs: 'invoice:view',
    currency: (_, { firm }) => firm.baseCurrency,
    tone: 'faint',
  },
  {
    name: 'receivable',
    kind: 'money',
    label: 'list.receivable',
    needs: 'invoice:view',
    currency: (_, { firm }) => firm.baseCurrency,
    place: 'figure',
    tone: 'strong',
  },
]

/** What stands in files alone, under the names that an import reads it by. */
const inFiles: PartyColumn[] = [
  { name: 'kind', kind: 'choice', choices: 'kind', label: 'field.kind', isFileOnly: true },
  { name: 'number', kind: 'text', label: 'field.number', isFileOnly: true },
  { name: 'contactName', kind: 'text', label: 'field.contactName', isFileOnly: true },
  { name: 'phone', kind: 'text', label: 'field.phone', isFileOnly: true },
  ...(['street', 'postcode', 'region', 'country'] as const).map(
    (part): PartyColumn => ({
      name: `address.${part}`,
      kind: 'text',
      label: `field.address.${part}`,
      isFileOnly: true,
      value: ({ address }) => address[part],
    }),
  ),
  { name: 'vatId', kind: 'text', label: 'field.vatId', isFileOnly: true },
  { name: 'registryNumber', kind: 'text', label: 'field.registryNumber', isFileOnly: true },
  { name: 'language', kind: 'text', label: 'field.language', isFileOnly: true },
  { name: 'currency', kind: 'text', label: 'field.currency', isFileOnly: true },
  { name: 'paymentTermsDays', kind: 'number', label: 'field.paymentTermsDays', isFileOnly: true },
  {
    name: 'creditLimit',
    kind: 'money',
    label: 'field.creditLimit',
    isFileOnly: true,
    currency: (_, { firm }) => firm.baseCurrency,
  },
  {
    name: 'ownerId',
    kind: 'text',
    label: 'field.ownerId',
    isFileOnly: true,
    value: ({ ownerId }, { extra }) =>
      extra.owners.find(({ userId }) => userId === ownerId)?.name ?? '',
  },
  notesColumn,
  changedColumn,
]

export const customerColumns = [name, place, email, tags, ...owed, ...inFiles]
export const supplierColumns = [name, place, email, tags, ...inFiles]

export const partyFilters: Filter<PartyExtra>[] = [
  {
    kind: 'choice',
    name: 'kind',
    label: 'field.kind',
    choices: ({ t }) =>
      ['company', 'person'].map((value) => ({ value, label: t(`kind.${value}`) })),
  },
  { kind: 'text', name: 'tag', label: 'list.tag' },
  ownerFilter,
]
