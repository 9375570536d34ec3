import type { Cart } from '#contract/tills/till-tickets.ts'
import { Tips } from '#contract/tills/till-tickets.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { cancel } from '../../firm/jobs/index.ts'
import { type TerminalStanding, terminalsOf } from '../../selling/card-terminals/index.ts'
import { getCart, getStoredCart } from './cart-store.ts'
import { sellCart } from './carts.ts'
import { getStoredRegister } from './registers.ts'
import { releaseBeside } from './terminal-beside.ts'
import {
  asAsker,
  changeTerminal,
  type StoredTerminal,
  tendersOf,
  terminalUnderWay,
} from './terminal-store.ts'

export type Means = Pick<HandlerContext, 'store' | 'env' | 'firm'>

/** What looks at a cart that nobody comes back to. */
export const abandonedJob = 'tills.terminal'

/** Makes the payment, writes its id down, and only then shows it on the reader. */
export async function present(means: Means, row: StoredTerminal): Promise<Cart> {
  const { store, env, firm } = means
  const { cartId, attempt, amount, currency, readerId } = row
  const terminals = await terminalsOf(env)
  const key = `${cartId}-${attempt}`
  const register = getStoredRegister(store.reader, getStoredCart(store.reader, cartId).registerId)
  const metadata = { firmId: firm.firmId, tillCartId: cartId }
  const demand = { amount, currency, reference: register.name, key, metadata }
  const paymentId = row.paymentId ?? (await terminals.start(demand))
  const isWanted = store.transact(firm, (writer) => {
    if (terminalUnderWay(writer, cartId)?.attempt !== attempt) return false
    changeTerminal(writer, row, { paymentId })
    return true
  })
  // Somebody gave it up meanwhile.
  if (!isWanted) return getCart(store.reader, firm, cartId)
  const standing = await terminals.present(paymentId, readerId, `${key}-shown`)
  return note(means, { ...row, paymentId }, standing)
}

/** Writes down how an attempt stands, and sells what is paid. @throws AppError what refuses the sale */
export function note(means: Means, row: StoredTerminal, standing: TerminalStanding): Cart {
  const { store, firm } = means
  return noteOnly(means, row, standing)
    ? complete(means, row)
    : getCart(store.reader, firm, row.cartId)
}

/** Writes down how an attempt stands. @returns whether it is paid and its cart is still to be sold */
export function noteOnly(
  { store, firm }: Means,
  row: StoredTerminal,
  standing: TerminalStanding,
): boolean {
  return store.transact(firm, (writer) => {
    const current = terminalUnderWay(writer, row.cartId)
    if (current?.attempt !== row.attempt || current.state === 'returning') return false
    // Who looked before it was paid may come after who saw that it is.
    if (current.state === 'paid') return true
    const reason = standing.state === 'declined' ? standing.reason : null
    changeTerminal(writer, row, { state: standing.state, reason })
    if (standing.state === 'declined' || standing.state === 'cancelled') {
      endAttempt(writer, firm, row)
    }
    return standing.state === 'paid'
  })
}

/**
 * Sells a cart that was paid, with the payment as the card's reference. One that is being given back to
 * its card is sold no more.
 * @throws AppError what refuses the sale
 */
export function complete({ store, firm }: Means, row: StoredTerminal): Cart {
  const { cartId, paymentId } = row
  const asked = asAsker(firm, row)
  const known = tendersOf(row).map((one) =>
    one.tender === 'card' ? { ...one, reference: paymentId ?? '' } : one,
  )
  store.transact(asked, (writer) => {
    const current = terminalUnderWay(writer, cartId)
    if (current?.attempt !== row.attempt || current.state !== 'paid') return
    endAttempt(writer, asked, row)
    sellCart(writer, asked, cartId, known, Tips.parse(JSON.parse(row.tips)))
    changeTerminal(writer, row, { state: 'sold' })
  })
  return getCart(store.reader, firm, cartId)
}

/** Frees what was set aside beside the card, and has nobody look any more. */
export function endAttempt(writer: Writer, context: FirmContext, row: StoredTerminal): void {
  releaseBeside(writer, context, row)
  cancel(writer, abandonedJob, row.cartId)
}
