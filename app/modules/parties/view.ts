import type { PartyRole } from '#contract/parties.ts'
import type { PartyView } from './paths.ts'

export const roleOfView: Record<PartyView, PartyRole> = {
  customers: 'customer',
  suppliers: 'supplier',
}

/** Which of the two views a page's address is of: `/firms/{firmId}/suppliers…` or customers. */
export function viewAt(url: string): PartyView {
  return new URL(url).pathname.split('/')[3] === 'suppliers' ? 'suppliers' : 'customers'
}

/** The view that a party is found in: suppliers for who is nothing but a supplier. */
export function viewOfParty({ roles }: { roles: readonly PartyRole[] }): PartyView {
  return roles.includes('customer') ? 'customers' : 'suppliers'
}
