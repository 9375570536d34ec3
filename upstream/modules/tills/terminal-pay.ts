import { z } from 'zod'
import { AppError, conflictOf, invalidField } from '#contract/errors.ts'
import { type Cart, TenderInput, Tips } from '#contract/till-tickets.ts'
import { type TerminalStanding, terminalsOf } from '../../card-terminals/terminals.ts'
import type { HandlerContext } from '../../firm/implement.ts'
import type { FirmContext, Writer } from '../../firm/store.ts'
import { getFirmProfile } from '../firms/index.ts'
import { getCart, getStoredCart, requireOpen } from './cart-store.ts'
import { sellCart } from './carts.ts'
import { getStoredRegister, offersTerminals } from './registers.ts'
import {
  changeTerminal,
  lastTerminal,
  type StoredTerminal,
  terminalUnderWay,
} from './terminal-store.ts'
import { tillTerminalPaymentsTable } from './terminal-tables.ts'

type Means = Pick<HandlerContext, 'store' | 'env' | 'firm'>
type Paying = { tenders: TenderInput[]; tips: z.infer<typeof Tips> }

/** Ends a sale that was only tried. */
class Rehearsed extends Error {}

/**
 * Asks the terminal of a cart's register for what the card pays. What would refuse the sale refuses it
 * now, before anybody is charged. Where the provider's answer is lost, the cart says that it waits.
 * @throws AppError not_found, invalid; conflict where the register has no terminal or one is asked already
 */
export async function askTerminal(means: Means, cartId: string, paying: Paying): Promise<Cart> {
  const { store, firm } = means
  const cart = requireOpen(store.reader, cartId)
  const { terminalReader } = getStoredRegister(store.reader, cart.registerId)
  if (!offersTerminals(means)) throw conflictOf('noCardProvider')
  if (terminalReader === '') throw conflictOf('noTerminal')
  const at = requireCharge(paying)
  rehearse(means, cartId, paying)
  const row = store.transact(firm, (writer) =>
    insertAttempt(writer, firm, { cartId, readerId: terminalReader, paying }),
  )
  try {
    return await present(means, row)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // The payment is looked up, or made again under its key, when somebody looks.
    if (error.code === 'unavailable') return getCart(store.reader, firm, cartId)
    const { amount } = error.fields
    if (!amount) throw error
    note(means, row, { state: 'cancelled' })
    throw invalidField(`tenders.${at}.amount`, amount.key, amount.params)
  }
}

/**
 * How the payment of a cart stands; one that is paid sells the cart, once.
 * @throws AppError not_found; unavailable; what refuses the sale of a cart that was paid
 */
export async function lookAtTerminal(means: Means, cartId: string): Promise<Cart> {
  const { store, env, firm } = means
  getStoredCart(store.reader, cartId)
  const row = terminalUnderWay(store.reader, cartId)
  if (!row) return getCart(store.reader, firm, cartId)
  if (row.state === 'paid') return complete(means, row)
  if (row.paymentId === null) return await present(means, row)
  const standing = await terminalsOf(env).look(row.paymentId, row.readerId)
  const isShown = row.state !== 'asking' || standing.state !== 'waiting'
  return isShown ? note(means, row, standing) : await present(means, row)
}

/**
 * Takes a payment off the terminal. What was paid meanwhile sells the cart.
 * @throws AppError not_found; conflict for what is paid; unavailable
 */
export async function cancelAtTerminal(means: Means, cartId: string): Promise<Cart> {
  const { store, env, firm } = means
  getStoredCart(store.reader, cartId)
  const row = terminalUnderWay(store.reader, cartId)
  if (!row) return getCart(store.reader, firm, cartId)
  if (row.state === 'paid') throw conflictOf('terminalPaid')
  // Without an id nothing was shown on a reader, and nothing will be: see `present`.
  if (row.paymentId === null) return note(means, row, { state: 'cancelled' })
  return note(means, row, await terminalsOf(env).cancel(row.paymentId, row.readerId))
}

/** Where among the tenders the card is. @throws AppError invalid for none, two, or a gift card beside it */
function requireCharge({ tenders }: Paying): number {
  const cards = tenders.filter(({ tender }) => tender === 'card')
  if (cards.length !== 1 || !cards[0]?.amount) throw invalidField('tenders', 'required')
  // The code of a gift card is kept nowhere, and so can't wait for the terminal.
  const giftCard = tenders.findIndex(({ tender }) => tender === 'giftCard')
  if (giftCard >= 0) throw invalidField(`tenders.${giftCard}.reference`, 'notWithTerminal')
  return tenders.findIndex(({ tender }) => tender === 'card')
}

function rehearse({ store, firm }: Means, cartId: string, { tenders, tips }: Paying): void {
  try {
    store.transact(firm, (writer) => {
      sellCart(writer, firm, cartId, tenders, tips)
      throw new Rehearsed()
    })
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error
  }
}

function insertAttempt(
  writer: Writer,
  { now, actor }: FirmContext,
  { cartId, readerId, paying }: { cartId: string; readerId: string; paying: Paying },
): StoredTerminal {
  const charged = [...paying.tenders, ...paying.tips].filter(({ tender }) => tender === 'card')
  const row: StoredTerminal = {
    cartId,
    attempt: (lastTerminal(writer, cartId)?.attempt ?? 0) + 1,
    paymentId: null,
    readerId,
    amount: charged.reduce((sum, { amount }) => sum + amount, 0),
    currency: getFirmProfile(writer).baseCurrency,
    tenders: JSON.stringify(paying.tenders),
    tips: JSON.stringify(paying.tips),
    state: 'asking',
    reason: null,
    askedAt: now.toISOString(),
    askedByName: actor.userName,
  }
  writer.db.insert(tillTerminalPaymentsTable).values(row).run()
  return row
}

/** Makes the payment, writes its id down, and only then shows it on the reader. */
async function present(means: Means, row: StoredTerminal): Promise<Cart> {
  const { store, env, firm } = means
  const { cartId, attempt, amount, currency, readerId } = row
  const terminals = terminalsOf(env)
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

/** Writes down how an attempt stands, and sells what is paid. */
function note(means: Means, row: StoredTerminal, standing: TerminalStanding): Cart {
  const { store, firm } = means
  const { cartId, attempt } = row
  const isOpen = store.transact(firm, (writer) => {
    const current = terminalUnderWay(writer, cartId)
    if (current?.attempt !== attempt) return false
    // Who looked before it was paid may come after who saw that it is.
    if (current.state === 'paid') return true
    const reason = standing.state === 'declined' ? standing.reason : null
    changeTerminal(writer, row, { state: standing.state, reason })
    return standing.state === 'paid'
  })
  return isOpen ? complete(means, row) : getCart(store.reader, firm, cartId)
}

/** Sells a cart that was paid, with the payment as the card's reference. */
function complete({ store, firm }: Means, row: StoredTerminal): Cart {
  const { cartId, paymentId } = row
  const tenders = z.array(TenderInput).parse(JSON.parse(row.tenders))
  const known = tenders.map((one) =>
    one.tender === 'card' ? { ...one, reference: paymentId ?? '' } : one,
  )
  store.transact(firm, (writer) => {
    sellCart(writer, firm, cartId, known, Tips.parse(JSON.parse(row.tips)))
    changeTerminal(writer, row, { state: 'sold' })
  })
  return getCart(store.reader, firm, cartId)
}
