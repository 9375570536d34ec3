import { AppError } from '#contract/core/errors.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { missingItems, missingProblem } from '../../stock/stock/index.ts'
import { getStoredCart } from './cart-store.ts'
import { contentOf } from './cart-view.ts'
import { getStoredRegister } from './registers.ts'

/**
 * Asks before a cart is paid of which not all lies in the till's warehouse; one that is sold is
 * answered with its ticket.
 * @throws AppError not_found; invalid at `confirmsStock` with what is missing
 */
export function requireOnHand(reader: Reader, context: FirmContext, cartId: string): void {
  const cart = getStoredCart(reader, cartId)
  if (cart.state === 'sold') return
  const { warehouseId } = getStoredRegister(reader, cart.registerId)
  const lines = contentOf(cart).lines.map((line, at) => ({ ...line, id: String(at) }))
  const missing = missingItems(reader, { lines, warehouseId, date: firmDate(reader, context) })
  if (missing.length === 0) return
  const fields = { confirmsStock: missingProblem(missing) }
  throw new AppError('invalid', 'There is not enough in stock', { fields })
}
