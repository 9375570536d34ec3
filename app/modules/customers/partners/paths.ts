/** Addresses of this module's pages. */

export function partnersPath(firmId: string): string {
  return `/firms/${firmId}/partners`
}

export function partnerPath(firmId: string, partnerId: string): string {
  return `${partnersPath(firmId)}/${partnerId}`
}

/** Customers whom a partner brought. */
export function broughtPath(firmId: string, partnerId: string): string {
  return `${partnerPath(firmId, partnerId)}/customers`
}

export function programmePath(firmId: string): string {
  return `${partnersPath(firmId)}/programme`
}

export function payoutsPath(firmId: string): string {
  return `${partnersPath(firmId)}/payouts`
}

/** The public page of the programme, or what it says after an application. */
export function publicProgrammePath(token: string, isSent = false): string {
  return isSent ? `/go/${token}?sent=1` : `/go/${token}`
}

/** The page of a partner's link. */
export function publicReferralPath(token: string, code: string): string {
  return `/go/${token}/${code}`
}

export function invoicePath(firmId: string, invoiceId: string): string {
  return `/firms/${firmId}/invoices/${invoiceId}`
}

export function partyPath(firmId: string, partyId: string): string {
  return `/firms/${firmId}/parties/${partyId}`
}

export function leadPath(firmId: string, leadId: string): string {
  return `/firms/${firmId}/leads/${leadId}`
}

/** Where a payout went: the bill, or the balance. */
export function payoutDocumentPath(
  firmId: string,
  { way, documentId }: { way: 'paymentRun' | 'wallet'; documentId: string },
): string {
  return `/firms/${firmId}/${way === 'wallet' ? 'wallets' : 'bills'}/${documentId}`
}
