import type { PartyRole } from '#contract/firm/parties.ts'
import type { PartyView } from './paths.ts'

/** The list that a party is found in: suppliers for who is nothing but a supplier. */
export function viewOfParty({ roles }: { roles: readonly PartyRole[] }): PartyView {
  return roles.includes('customer') ? 'customers' : 'suppliers'
}
