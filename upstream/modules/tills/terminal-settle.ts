import { AppError } from '#contract/errors.ts'
import type { Cart } from '#contract/till-tickets.ts'
import { terminalsOf } from '../../card-terminals/terminals.ts'
import { getCart } from './cart-store.ts'
import { tellTerminal } from './tell-terminal.ts'
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
  const { store, env, firm } = means
  const { cartId, attempt, amount, currency } = row
  const paymentId = row.paymentId ?? ''
  const key = `${cartId}-${attempt}-back`
  const demand = { paymentId, amount, currency, key }
  const [known] = await terminalsOf(env).givenBack(demand)
  const back = known ?? (await terminalsOf(env).giveBack(demand))
  // Somebody gave it back in the provider's dashboard: it is where it belongs.
  const isBack = back.state !== 'refused' || back.reason === 'alreadyBack'
  if (!isBack) throw new AppError('unavailable', `The card is given nothing back: ${back.reason}`)
  store.transact(firm, (writer) => {
    if (terminalUnderWay(writer, cartId)?.state !== 'returning') return
    changeTerminal(writer, row, { state: 'returned' })
    endAttempt(writer, firm, row)
    tellTerminal(writer, firm, row, 'returned')
  })
  return getCart(store.reader, firm, cartId)
}
