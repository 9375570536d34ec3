import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { paymentsContract } from '#contract/payments.ts'

/** The last payments of a customer or supplier, for their page. */
export function loadPartyPayments(
  { call, firm: { firmId } }: FirmAccess,
  { partyId, size }: { partyId: string; size: number },
) {
  return call(paymentsContract.list, { firmId, customerId: partyId, size })
}
