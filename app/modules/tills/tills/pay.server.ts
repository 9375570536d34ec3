import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { moneyAt } from '#app/shell/form/read-count.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import type { FieldProblems } from '#contract/core/errors.ts'
import { tillCartsContract } from '#contract/tills/till-calls.ts'
import type { Cart, TenderInput, Tip } from '#contract/tills/till-tickets.ts'
import { paidPath } from './paths.ts'
import type { SaleOutcome } from './sell.server.ts'

/** As it was typed, exactly with one tender, or with cash handed over in minor units. */
type HowPaid = 'pay' | 'payCash' | 'payCard' | { handedOver: string }

/** Pays a cart. */
export async function pay(
  { call, firm }: FirmAccess,
  cart: Cart,
  form: Form,
  how: HowPaid,
): Promise<SaleOutcome> {
  const problems: FieldProblems = {}
  const tenders = tendersOf(cart, form, how, problems)
  if (Object.keys(problems).length > 0) {
    return { refusal: { values: form.values, problems }, status: 422 }
  }
  const tips = tipsOf(cart, form, how, problems)
  if (Object.keys(problems).length > 0) {
    return { refusal: { values: form.values, problems }, status: 422 }
  }
  const input = {
    firmId: firm.firmId,
    cartId: cart.id,
    tenders: how === 'payCash' || how === 'payCard' ? tenders : withoutTip(tenders, tips),
    tips,
    confirmsStock: textAt(form.data, 'confirmsStock') === 'true',
  }
  const result = await attempt(form, () => call(tillCartsContract.pay, input))
  if (!result.refusal) return { to: paidPath(firm.firmId, cart.registerId, result.value.id) }
  return atFields(result, tenders)
}

/** A refusal at the fields that the tenders were typed in. */
export function atFields(
  result: { refusal: Refusal; status: number },
  tenders: readonly TenderInput[],
): { refusal: Refusal; status: number } {
  const named = Object.entries(result.refusal.problems).map(([path, problem]) => {
    if (path.startsWith('tips.')) return ['tip', problem]
    const [, at, part] = /^tenders\.(\d+)\.(\w+)/.exec(path) ?? []
    const tender = tenders[Number(at)]?.tender ?? 'cash'
    if (at === undefined) return [path, problem]
    return [part === 'reference' && tender === 'giftCard' ? 'giftCardCode' : tender, problem]
  })
  return { ...result, refusal: { ...result.refusal, problems: Object.fromEntries(named) } }
}

/** What is handed over, as typed; wrong amounts go into `problems`. */
function tendersOf(
  cart: Cart,
  { data }: Form,
  how: HowPaid,
  problems: FieldProblems,
): TenderInput[] {
  const none = { reference: '' }
  if (typeof how === 'object') {
    const amount = /^\d{1,12}$/.test(how.handedOver) ? Number(how.handedOver) : 0
    return [{ tender: 'cash', amount, ...none }]
  }
  if (how === 'payCard') return [{ tender: 'card', amount: Math.max(cart.total, 0), ...none }]
  const exact = { tender: 'cash' as const, amount: Math.max(cart.cashTotal, 0), ...none }
  if (how === 'payCash' || cart.total < 0) return [exact]
  const cash = moneyAt(data, 'cash', cart.currency, problems)
  const card = moneyAt(data, 'card', cart.currency, problems)
  const code = textAt(data, 'giftCardCode')
  const ofCard = moneyAt(data, 'giftCard', cart.currency, problems)
  const balance = moneyAt(data, 'balance', cart.currency, problems)
  if (ofCard > 0 && code === '') problems.giftCardCode = { key: 'required' }
  const isUnpaid = cash + card + balance === 0 && code === ''
  if (isUnpaid && cart.total > 0) problems.cash ??= { key: 'required' }
  return [
    ...(code === '' ? [] : [{ tender: 'giftCard' as const, amount: ofCard, reference: code }]),
    ...(balance > 0 ? [{ tender: 'balance' as const, amount: balance, ...none }] : []),
    ...(card > 0 ? [{ tender: 'card' as const, amount: card, ...none }] : []),
    ...(cash > 0 || card === 0 ? [{ tender: 'cash' as const, amount: cash, ...none }] : []),
  ]
}

/** A tip goes the way that the sale is paid: with a card where one pays, else out of the cash. */
function tipsOf(cart: Cart, { data }: Form, how: HowPaid, problems: FieldProblems): Tip[] {
  const amount = moneyAt(data, 'tip', cart.currency, problems)
  if (amount === 0) return []
  const isCard = how === 'payCard' || (how === 'pay' && textAt(data, 'card') !== '')
  return [{ tender: isCard ? 'card' : 'cash', amount }]
}

/** Cash that is handed over and counted out has the tip in it; a card is charged with it on top. */
function withoutTip(tenders: TenderInput[], [tip]: Tip[]): TenderInput[] {
  if (tip?.tender !== 'cash' || tenders.length === 0) return tenders
  return tenders.map((one) => {
    const isCounted = one.tender === 'cash' && one.amount > tip.amount && !one.reference
    return isCounted ? { ...one, amount: one.amount - tip.amount } : one
  })
}
