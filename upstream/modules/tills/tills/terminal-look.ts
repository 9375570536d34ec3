import type { Cart } from '#contract/tills/till-tickets.ts'
import { terminalsOf } from '../../selling/card-terminals/index.ts'
import { getCart, getStoredCart } from './cart-store.ts'
import { settlePaid } from './terminal-settle.ts'
import { complete, type Means, note, noteOnly, present } from './terminal-show.ts'
import { changeTerminal, type StoredTerminal, terminalUnderWay } from './terminal-store.ts'

/** Looks within so long are noted as one. */
const minuteMs = 60_000

/**
 * How the payment of a cart stands; one that is paid sells the cart, once.
 * @throws AppError not_found; unavailable; what refuses the sale of a cart that was paid
 */
export async function lookAtTerminal(means: Means, cartId: string): Promise<Cart> {
  const { store, env, firm } = means
  getStoredCart(store.reader, cartId)
  const row = terminalUnderWay(store.reader, cartId)
  if (!row) return getCart(store.reader, firm, cartId)
  noteSeen(means, row)
  if (row.state === 'returning') return settlePaid(means, row)
  if (row.state === 'paid') return complete(means, row)
  if (row.paymentId === null) return await present(means, row)
  const terminals = await terminalsOf(env)
  const standing = await terminals.look(row.paymentId, row.readerId)
  const isShown = row.state !== 'asking' || standing.state !== 'waiting'
  return isShown ? note(means, row, standing) : await present(means, row)
}

/**
 * Takes a payment off the terminal. What was paid meanwhile sells the cart; where the sale is refused
 * the card is given its money back.
 * @throws AppError not_found; unavailable
 */
export async function cancelAtTerminal(means: Means, cartId: string): Promise<Cart> {
  const { store, firm } = means
  getStoredCart(store.reader, cartId)
  const row = terminalUnderWay(store.reader, cartId)
  if (!row) return getCart(store.reader, firm, cartId)
  return endPayment(means, row)
}

/**
 * Ends what a terminal was asked for, however it stands: nothing is charged, or the cart is sold, or the
 * card is given its money back.
 * @throws AppError unavailable
 */
export async function endPayment(means: Means, row: StoredTerminal): Promise<Cart> {
  const { store, env, firm } = means
  if (row.state === 'paid' || row.state === 'returning') return settlePaid(means, row)
  // Without an id nothing was shown on a reader, and nothing will be: see `present`.
  const standing =
    row.paymentId === null
      ? { state: 'cancelled' as const }
      : await (await terminalsOf(env)).cancel(row.paymentId, row.readerId)
  if (noteOnly(means, row, standing)) return settlePaid(means, row)
  return getCart(store.reader, firm, row.cartId)
}

/** Whoever looks is there: nobody ends it over their head. */
function noteSeen({ store, firm }: Means, row: StoredTerminal): void {
  if (firm.now.getTime() - Date.parse(row.seenAt) < minuteMs) return
  store.transact(firm, (writer) => changeTerminal(writer, row, { seenAt: firm.now.toISOString() }))
}
