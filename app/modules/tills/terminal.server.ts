import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { moneyAt } from '#app/shell/form/read-count.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import type { FieldProblems } from '#contract/errors.ts'
import { tillCartsContract } from '#contract/till-calls.ts'
import type { Cart, TenderInput, Tip } from '#contract/till-tickets.ts'
import { ticketPath } from './paths.ts'
import { atFields } from './pay.server.ts'
import type { SaleOutcome } from './sell.server.ts'

/** Asks the terminal for the card's amount; without one, for what cash and the balance leave. */
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
  const result = await attempt(form, () =>
    call(
      tillCartsContract.askTerminal,
      { firmId, cartId: cart.id, tenders, tips },
      { idempotencyKey },
    ),
  )
  return result.refusal ? atFields(result, tenders) : after(firmId, result.value)
}

/** Looks how the payment at the terminal stands, or takes it off. */
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
  return result.refusal ? result : after(firmId, result.value)
}

function after(firmId: string, { id, state }: Cart): SaleOutcome {
  return state === 'sold' ? { to: `${ticketPath(firmId, id)}?sold=1` } : { isDone: true }
}

function typed(
  cart: Cart,
  { data }: Form,
  problems: FieldProblems,
): { tenders: TenderInput[]; tips: Tip[] } {
  const none = { reference: '' }
  const cash = moneyAt(data, 'cash', cart.currency, problems)
  const balance = moneyAt(data, 'balance', cart.currency, problems)
  const amount =
    moneyAt(data, 'card', cart.currency, problems) || Math.max(cart.total - cash - balance, 0)
  const tip = moneyAt(data, 'tip', cart.currency, problems)
  if (amount === 0) problems.card ??= { key: 'required' }
  if (textAt(data, 'giftCardCode') !== '') problems.giftCardCode = { key: 'notWithTerminal' }
  return {
    tenders: [
      ...(balance > 0 ? [{ tender: 'balance' as const, amount: balance, ...none }] : []),
      { tender: 'card', amount, ...none },
      ...(cash > 0 ? [{ tender: 'cash' as const, amount: cash, ...none }] : []),
    ],
    tips: tip > 0 ? [{ tender: 'card', amount: tip }] : [],
  }
}
