import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { PartyListQuery, partiesContract } from '#contract/firm/parties.ts'
import type { Cart } from '#contract/tills/till-tickets.ts'

export type TillCustomer = { id: string; name: string }

/** Customers that a sale may be of, and no suppliers: as many as `size`, none for who may not see them. */
export async function tillCustomers(
  { call, can, firm: { firmId } }: Pick<FirmAccess, 'call' | 'can' | 'firm'>,
  size: number,
): Promise<TillCustomer[]> {
  if (!can('party:view')) return []
  const query = { ...PartyListQuery.parse({ role: 'customer' }), firmId, size }
  const { rows } = await call(partiesContract.rows, query)
  return rows.map(({ id, name }) => ({ id, name }))
}

/**
 * Customers with the one that a cart has already: of a list without that one, any press would take it
 * off the cart.
 */
export function withCustomerOf(
  cart: Pick<Cart, 'customerId' | 'customerName'> | null,
  customers: readonly TillCustomer[],
): TillCustomer[] {
  const { customerId = null, customerName = '' } = cart ?? {}
  const isMissing = customerId !== null && !customers.some(({ id }) => id === customerId)
  return isMissing ? [{ id: customerId, name: customerName }, ...customers] : [...customers]
}
