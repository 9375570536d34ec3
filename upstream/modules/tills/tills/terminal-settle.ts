import { AppError } from '#contract/core/errors.ts'
import type { Cart } from '#contract/tills/till-tickets.ts'
import { getCart } from './cart-store.ts'
import { tellTerminal } from './tell-terminal.ts'
import { giveAllBack, planReturnLook } from './terminal-return.ts'
import { complete, endAttempt, type Means } from './terminal-show.ts'
import { changeTerminal, type StoredTerminal, terminalUnderWay } from './terminal-store.ts'

/**
 * Brings a payment that was charged to its end: the cart is sold, or, where the sale is refused, the card
 * is given all of it back. Which of both is written down before the provider is asked, so that it is
 * never both.
 * @throws AppError unavailable where the provider does not answer or does not give it back yet
 */
export async function settlePaid(means: Means, row: StoredTerminal): Promise<Cart> {
  const { store, firm } = means
  const current = terminalUnderWay(store.reader, row.cartId)
  if (current?.attempt !== row.attempt) return getCart(store.reader, firm, row.cartId)
  if (current.state === 'paid') {
    try {
      return complete(means, current)
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'unavailable') throw error
      if (!beginReturn(means, current)) return getCart(store.reader, firm, row.cartId)
    }
  }
  return giveBack(means, current)
}

function beginReturn({ store, firm }: Means, row: StoredTerminal): boolean {
  return store.transact(firm, (writer) => {
    if (terminalUnderWay(writer, row.cartId)?.state !== 'paid') return false
    changeTerminal(writer, row, { state: 'returning' })
    return true
  })
}

async function giveBack(means: Means, row: StoredTerminal): Promise<Cart> {
  const { store, firm } = means
  const { cartId } = row
  const { isPending } = await giveAllBack(means, row)
  store.transact(firm, (writer) => {
    if (terminalUnderWay(writer, cartId)?.state !== 'returning') return
    changeTerminal(writer, row, { state: 'returned' })
    endAttempt(writer, firm, row)
    tellTerminal(writer, firm, row, 'returned')
    planReturnLook(writer, firm, row, isPending)
  })
  return getCart(store.reader, firm, cartId)
}
