import type { Filter } from './describe.ts'

/** By the customer of a record, who is chosen on a page of its own. */
export const customerFilter: Filter<{ customerName: string | undefined }> = {
  kind: 'party',
  name: 'customerId',
  label: 'field.customer',
  nameOf: ({ extra }) => extra.customerName,
}

/** By the person who owns a record. */
export const ownerFilter: Filter<{ owners: readonly { userId: string; name: string }[] }> = {
  kind: 'choice',
  name: 'owner',
  label: 'field.ownerId',
  choices: ({ extra }) => extra.owners.map(({ userId, name }) => ({ value: userId, label: name })),
}
