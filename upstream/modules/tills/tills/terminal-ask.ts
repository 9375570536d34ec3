import { AppError, conflictOf, invalidField } from '#contract/core/errors.ts'
import type { Minor } from '#contract/core/money.ts'
import type { Cart, TenderInput, Tip } from '#contract/tills/till-tickets.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { schedule } from '../../firm/jobs/index.ts'
import { getCart, requireOpen } from './cart-store.ts'
import { sellCart } from './carts.ts'
import { getStoredRegister, offersTerminals } from './registers.ts'
import type { KnownTender, TypedTender } from './tendered.ts'
import { abandonedAfterMs } from './terminal-abandoned.ts'
import { holdBeside, restForCard } from './terminal-beside.ts'
import { abandonedJob, type Means, noteOnly, present } from './terminal-show.ts'
import { lastTerminal, type StoredTerminal } from './terminal-store.ts'
import { tillTerminalPaymentsTable } from './terminal-tables.ts'

type Paying = { tenders: TenderInput[]; tips: Tip[] }

/**
 * Asks the terminal of a cart's register for what the card pays; an amount of 0 is what the other
 * tenders leave. What would refuse the sale refuses it now, before anybody is charged; gift cards and
 * balances are set aside. Where the provider's answer is lost, the cart says that it waits.
 * @throws AppError not_found, invalid; conflict where the till has no terminal or one is asked already
 */
export async function askTerminal(means: Means, cartId: string, typed: Paying): Promise<Cart> {
  const { store, firm } = means
  const cart = requireOpen(store.reader, cartId)
  const { terminalReader } = getStoredRegister(store.reader, cart.registerId)
  if (!offersTerminals(means)) throw conflictOf('noCardProvider')
  if (terminalReader === '') throw conflictOf('noTerminal')
  const { at, paying } = charged(store.reader, firm, cartId, typed)
  const tenders = store.tryOut(firm, (writer) => {
    sellCart(writer, firm, cartId, paying.tenders, paying.tips)
    return settledOf(writer, cartId)
  })
  const row = store.transact(firm, (writer) =>
    insertAttempt(writer, firm, {
      ...{ cartId, registerId: cart.registerId, readerId: terminalReader },
      ...{ tenders, tips: paying.tips },
    }),
  )
  try {
    return await present(means, row)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // The payment is looked up, or made again under its key, when somebody looks.
    if (error.code === 'unavailable') return getCart(store.reader, firm, cartId)
    const { amount } = error.fields
    if (!amount) throw error
    noteOnly(means, row, { state: 'cancelled' })
    throw invalidField(`tenders.${at}.amount`, amount.key, amount.params)
  }
}

/** Where among the tenders the card is, and how much it pays. @throws AppError invalid for none or two */
function charged(
  reader: Reader,
  context: FirmContext,
  cartId: string,
  { tenders, tips }: Paying,
): { at: number; paying: Paying } {
  const cards = tenders.filter(({ tender }) => tender === 'card')
  if (cards.length !== 1) throw invalidField('tenders', 'required')
  const at = tenders.findIndex(({ tender }) => tender === 'card')
  if (cards[0]?.amount) return { at, paying: { tenders, tips } }
  const amount = restForCard(reader, context, getCart(reader, context, cartId), tenders)
  const filled = tenders.map((one) => (one.tender === 'card' ? { ...one, amount } : one))
  return { at, paying: { tenders: filled, tips } }
}

/** How the ticket of a cart was paid; a gift card by its wallet, for its code is kept nowhere. */
function settledOf({ sql }: Reader, cartId: string): TypedTender[] {
  return sql
    .exec<KnownTender>(
      `select tender, amount, reference, wallet_id as walletId from till_tenders
       where ticket_id = ? order by position`,
      cartId,
    )
    .toArray()
}

type Attempt = {
  cartId: string
  registerId: string
  readerId: string
  tenders: TypedTender[]
  tips: Tip[]
}

function insertAttempt(
  writer: Writer,
  context: FirmContext,
  { cartId, registerId, readerId, tenders, tips }: Attempt,
): StoredTerminal {
  const { now, actor } = context
  const row: StoredTerminal = {
    ...{ cartId, readerId, attempt: (lastTerminal(writer, cartId)?.attempt ?? 0) + 1 },
    paymentId: null,
    amount: onCard(tenders) + onCard(tips),
    currency: getFirmProfile(writer).baseCurrency,
    tenders: JSON.stringify(tenders),
    tips: JSON.stringify(tips),
    ...{ state: 'asking', reason: null, returnTries: 0 },
    ...{ askedAt: now.toISOString(), seenAt: now.toISOString() },
    ...{ askedBy: JSON.stringify(actor), askedByName: actor.userName },
  }
  writer.db.insert(tillTerminalPaymentsTable).values(row).run()
  holdBeside(writer, context, row)
  schedule(writer, {
    ...{ kind: abandonedJob, key: cartId, title: getStoredRegister(writer, registerId).name },
    dueAt: new Date(now.getTime() + abandonedAfterMs),
    payload: { cartId, attempt: row.attempt },
    link: `tills/${registerId}/sell`,
  })
  return row
}

function onCard(paid: readonly { tender: string; amount: Minor }[]): Minor {
  return paid.reduce((sum, { tender, amount }) => (tender === 'card' ? sum + amount : sum), 0)
}
