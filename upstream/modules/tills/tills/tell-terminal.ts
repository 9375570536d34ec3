import type { FirmContext, Writer } from '../../../firm/store.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import { getStoredCart } from './cart-store.ts'
import { getStoredRegister } from './registers.ts'
import type { StoredTerminal } from './terminal-store.ts'

/**
 * Tells who approves tills what became of a payment that nobody waited for: its ticket was written, or
 * the card was given its money back.
 */
export function tellTerminal(
  writer: Writer,
  context: FirmContext,
  { cartId, amount, currency, askedByName }: StoredTerminal,
  outcome: 'sold' | 'returned',
): void {
  const { registerId } = getStoredCart(writer, cartId)
  const at = outcome === 'sold' ? `tickets/${cartId}` : `${registerId}/sell`
  queueNotice(writer, context, {
    kind: outcome === 'sold' ? 'terminalSold' : 'terminalReturned',
    params: {
      register: getStoredRegister(writer, registerId).name,
      by: askedByName,
      amount,
      currency,
    },
    link: `/firms/${context.firmId}/tills/${at}`,
    isForAll: true,
  })
}
