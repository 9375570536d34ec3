import { partiesContract } from '#contract/firm/parties.ts'
import type { FirmAccess } from '../session/session.server.ts'
import type { Filter } from './describe.ts'

/** Whose documents alone are shown. */
export type CustomerExtra = { customerName: string | undefined }

/** A list of documents by whom they are for, and when they were issued. */
export const customerFilters: Filter<CustomerExtra>[] = [
  {
    kind: 'party',
    name: 'customerId',
    label: 'list.customer',
    nameOf: ({ extra }) => extra.customerName,
  },
  { kind: 'dateSpan', from: 'from', to: 'to', label: 'list.issued' },
]

/** Who is chosen in that filter. */
export async function loadCustomer(
  { call, firm: { firmId } }: FirmAccess,
  query: { customerId?: string | undefined } | undefined,
): Promise<CustomerExtra> {
  const partyId = query?.customerId
  if (partyId === undefined) return { customerName: undefined }
  const { name } = await call(partiesContract.get, { firmId, partyId })
  return { customerName: name }
}
