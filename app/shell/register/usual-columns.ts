import { currencyCodes } from '#contract/core/currencies.ts'
import type { Column, Filter } from './describe.ts'

/** When a record was last changed; in files alone. */
export const changedColumn = {
  name: 'updatedAt',
  kind: 'instant',
  label: 'list.changed',
  sort: 'updatedAt',
  isFileOnly: true,
} as const

/** Who looks after a record, of those that `load` brings as `owners`. */
export const ownerColumn = {
  name: 'owner',
  kind: 'text',
  label: 'field.ownerId',
  tone: 'soft',
  value: (
    { ownerId }: { ownerId: string | null },
    { extra }: { extra: { owners: readonly { userId: string; name: string }[] } },
  ) => extra.owners.find(({ userId }) => userId === ownerId)?.name ?? '',
} as const

/** The notes of a record; in files alone. */
export const notesColumn = {
  name: 'notes',
  kind: 'text',
  label: 'field.notes',
  isFileOnly: true,
} as const

/** The number that leads to a document; a draft has none. */
export const numberColumn = {
  name: 'number',
  kind: 'link',
  label: 'list.number',
  sort: 'number',
  place: 'name',
  value: ({ number }: Numbered, { t }: { t(key: string): string }) => number || t('list.noNumber'),
  fileValue: ({ number }: Numbered) => number,
} as const

type Numbered = { number: string | null }

const currency = (row: { currency: string }) => row.currency

/** What a row comes to, in its own currency: `total`, `amount`. */
export function amountColumn(name: string) {
  return {
    name,
    kind: 'money',
    label: `list.${name}`,
    sort: name,
    place: 'figure',
    tone: 'strong',
    currency,
  } as const
}

/** What a row comes to before tax; in files alone. */
export const netColumn = {
  name: 'net',
  kind: 'money',
  label: 'list.net',
  isFileOnly: true,
  currency,
} as const

type Disc<Row> = Extract<Column<Row, unknown>, { kind: 'status' }>['disc']

/** How far a record is, with a disc before the word. */
export function stateColumn<Row>(disc: Disc<Row>, label = 'list.state') {
  return { name: 'state', kind: 'status', choices: 'state', label, place: 'state', disc } as const
}

/** The currencies that documents may be in, the firm's own first. */
export const currencyFilter: Filter<unknown> = {
  kind: 'choice',
  name: 'currency',
  label: 'list.currency',
  choices: ({ firm }) =>
    [...new Set([firm.baseCurrency, ...currencyCodes])].map((value) => ({ value, label: value })),
}
