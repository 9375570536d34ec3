import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { moneyAt } from '#app/shell/form/read-count.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { AppError, type FieldProblems } from '#contract/core/errors.ts'
import { tillCartsContract, tillRegistersContract } from '#contract/tills/till-calls.ts'
import type { Cart, TenderInput, Tip } from '#contract/tills/till-tickets.ts'
import { isAtTerminal } from './is-at-terminal.ts'
import { paidPath, sellPath, terminalPath } from './paths.ts'
import { atFields } from './pay.server.ts'
import type { SaleOutcome } from './sell.server.ts'

/** Asks the terminal for the card's amount; without one, for what the other tenders leave. */
export async function askTerminal(
  { call, firm }: FirmAccess,
  cart: Cart,
  form: Form,
): Promise<SaleOutcome> {
  const problems: FieldProblems = {}
  const { tenders, tips } = typed(cart, form, problems)
  if (Object.keys(problems).length > 0) {
    return { refusal: { values: form.values, problems }, status: 422 }
  }
  const { firmId } = firm
  const { idempotencyKey } = form
  const confirmsStock = textAt(form.data, 'confirmsStock') === 'true'
  const result = await attempt(form, () =>
    call(
      tillCartsContract.askTerminal,
      { firmId, cartId: cart.id, tenders, tips, confirmsStock },
      { idempotencyKey },
    ),
  )
  return result.refusal ? atFields(result, tenders) : { to: placeOf(firmId, result.value) }
}

/** Looks how the payment at the terminal stands, or takes it off and gives back what was paid. */
export async function atTerminal(
  { call, firm: { firmId } }: FirmAccess,
  cartId: string,
  form: Form,
): Promise<SaleOutcome> {
  const step =
    form.intent === 'cancelAtTerminal'
      ? tillCartsContract.cancelAtTerminal
      : tillCartsContract.lookAtTerminal
  const result = await attempt(form, () => call(step, { firmId, cartId }))
  return result.refusal ? result : { to: placeOf(firmId, result.value) }
}

/** How it stands with what a terminal was asked for, or where to go as it is over. */
export type Waiting = { to: string } | { cart: Cart; problem: AppError | null }

/**
 * Looks at the payment that the person's own cart waits for. Where the provider does not answer or the
 * sale is refused, the cart is given as it is known, with why.
 * @throws AppError not_found
 */
export async function lookAtWaiting(
  { call, firm: { firmId } }: FirmAccess,
  tillId: string,
): Promise<Waiting> {
  const { rows } = await call(tillRegistersContract.carts, { firmId, tillId })
  const known = rows.find(({ state, isOwn }) => state === 'open' && isOwn)
  if (!known || !isAtTerminal(known)) return { to: sellPath(firmId, tillId) }
  const ids = { firmId, cartId: known.id }
  try {
    const cart = await call(tillCartsContract.lookAtTerminal, ids)
    return isAtTerminal(cart) ? { cart, problem: null } : { to: placeOf(firmId, cart) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const cart = await call(tillCartsContract.get, ids)
    return isAtTerminal(cart) ? { cart, problem: error } : { to: placeOf(firmId, cart) }
  }
}

/** Where a cart goes on: its ticket, its wait, or the selling screen. */
function placeOf(firmId: string, cart: Cart): string {
  if (cart.state === 'sold') return paidPath(firmId, cart.registerId, cart.id)
  return isAtTerminal(cart)
    ? terminalPath(firmId, cart.registerId)
    : sellPath(firmId, cart.registerId)
}

function typed(
  cart: Cart,
  { data }: Form,
  problems: FieldProblems,
): { tenders: TenderInput[]; tips: Tip[] } {
  const none = { reference: '' }
  const amountOf = (name: string) => moneyAt(data, name, cart.currency, problems)
  const [cash, balance, amount, tip] = ['cash', 'balance', 'card', 'tip'].map(amountOf)
  const code = textAt(data, 'giftCardCode')
  const giftCard = amountOf('giftCard')
  if (giftCard > 0 && code === '') problems.giftCardCode = { key: 'required' }
  return {
    tenders: [
      ...(code === '' ? [] : [{ tender: 'giftCard' as const, amount: giftCard, reference: code }]),
      ...(balance ? [{ tender: 'balance' as const, amount: balance, ...none }] : []),
      { tender: 'card', amount: amount ?? 0, ...none },
      ...(cash ? [{ tender: 'cash' as const, amount: cash, ...none }] : []),
    ],
    tips: tip ? [{ tender: 'card', amount: tip }] : [],
  }
}
