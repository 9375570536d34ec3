import type { PartyRole } from '#contract/firm/parties.ts'

/** The two views of the firm's parties. */
export type PartyView = 'customers' | 'suppliers'

export function partiesPath(firmId: string, view: PartyView): string {
  return `/firms/${firmId}/${view}`
}

export function customersPath(firmId: string): string {
  return partiesPath(firmId, 'customers')
}

export function suppliersPath(firmId: string): string {
  return partiesPath(firmId, 'suppliers')
}

export function newPartyPath(firmId: string, view: PartyView): string {
  return `${partiesPath(firmId, view)}/new`
}

export function newCustomerPath(firmId: string): string {
  return newPartyPath(firmId, 'customers')
}

export function newSupplierPath(firmId: string): string {
  return newPartyPath(firmId, 'suppliers')
}

/** A customer's and a supplier's page is the same one: a party has one record. */
export function partyPath(firmId: string, partyId: string): string {
  return `/firms/${firmId}/parties/${partyId}`
}

/** All documents of a party. */
export function partyDocumentsPath(firmId: string, partyId: string): string {
  return `${partyPath(firmId, partyId)}/documents`
}

/** What happened with a party, of whatever type. */
export function partyTimelinePath(firmId: string, partyId: string): string {
  return `${partyPath(firmId, partyId)}/timeline`
}

/** Where a party is merged into another. */
export function mergePartyPath(firmId: string, partyId: string): string {
  return `${partyPath(firmId, partyId)}/merge`
}

/** Where accounts that wait are confirmed. */
export function confirmAccountsPath(firmId: string, partyId: string): string {
  return `${partyPath(firmId, partyId)}/accounts`
}

export function editPartyPath(firmId: string, partyId: string): string {
  return `${partyPath(firmId, partyId)}/edit`
}

/**
 * Where others begin something for a customer. They are known by their addresses alone: those
 * modules use this one, so it may not use them.
 */
export function elsewherePaths(firmId: string, partyId: string) {
  const firm = `/firms/${firmId}`
  return {
    invoices: `${firm}/invoices?customer=${partyId}`,
    newInvoice: `${firm}/invoices/new?customer=${partyId}`,
    newDeposit: `${firm}/invoices/new?purpose=deposit&customer=${partyId}`,
    payments: `${firm}/payments?customerId=${partyId}`,
    newPayment: `${firm}/payments/new?customer=${partyId}`,
    credit: `${firm}/customers/${partyId}/credit`,
    netting: `${firm}/parties/${partyId}/netting`,
    statement: `${firm}/parties/${partyId}/statement`,
    pointsOf: (loyaltyAccountId: string) => `${firm}/loyalty/${loyaltyAccountId}`,
    ownFirm: `${firm}/own-firms/link/${partyId}`,
  }
}

/** The list that a party is found in: suppliers for who is nothing but a supplier. */
export function viewOfParty({ roles }: { roles: readonly PartyRole[] }): PartyView {
  return roles.includes('customer') ? 'customers' : 'suppliers'
}
