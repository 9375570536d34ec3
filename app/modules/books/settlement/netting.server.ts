import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { readAmount } from '#app/shell/form/read-amount.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { type OpenItem, settlementContract } from '#contract/books/settlement.ts'
import type { FieldProblems } from '#contract/core/errors.ts'

/** What the person is asked before it is done. */
export type NettingQuestion = { receivable: OpenItem; payable: OpenItem; amount: number }

type Outcome =
  | { question: NettingQuestion; refusal?: undefined }
  | { done: { amount: number; currency: string }; question?: undefined; refusal?: undefined }
  | { refusal: Refusal; status: number; question?: undefined }

/** What of a party's open items can be set against each other. */
export function netted(items: readonly OpenItem[]) {
  const payables = items.filter(
    ({ direction, side }) => direction === 'payable' && side === 'credit',
  )
  const currencies = new Set(payables.map(({ currency }) => currency))
  const receivables = items.filter(
    ({ direction, side, currency }) =>
      direction === 'receivable' && side === 'debit' && currencies.has(currency),
  )
  const owed = new Set(receivables.map(({ currency }) => currency))
  return { receivables, payables: payables.filter(({ currency }) => owed.has(currency)) }
}

/** Documents that could be set against each other were they not dated after today. */
export function tooEarly(items: readonly OpenItem[], today: string): OpenItem[] {
  const { receivables, payables } = netted(items)
  return [...receivables, ...payables].filter(({ date }) => date > today)
}

/** Asks first what the form says; once that was confirmed, sets one against the other. */
export async function net(
  { call, firm }: FirmAccess,
  form: Form,
  partyId: string,
  items: readonly OpenItem[],
): Promise<Outcome> {
  const { data, values, intent, idempotencyKey } = form
  const { receivables, payables } = netted(items)
  const receivable = receivables.find(({ id }) => id === textAt(data, 'receivableItemId'))
  const payable = payables.find(({ id }) => id === textAt(data, 'payableItemId'))
  const problems: FieldProblems = {}
  if (!receivable) problems.receivableItemId = { key: 'required' }
  if (!payable) problems.payableItemId = { key: 'required' }
  else if (receivable && payable.currency !== receivable.currency) {
    problems.payableItemId = { key: 'otherCurrency' }
  }
  const typed = textAt(data, 'amount')
  const highest = receivable && payable ? Math.min(receivable.balance, payable.balance) : 0
  const { amount = highest, problem } =
    typed === '' ? {} : readAmount(typed, receivable?.currency ?? firm.baseCurrency)
  if (problem) problems.amount = problem
  else if (receivable && payable && amount > highest) problems.amount = { key: 'moreThanDue' }
  else if (amount === 0) problems.amount = { key: 'required' }
  if (!receivable || !payable || Object.keys(problems).length > 0) {
    return { refusal: { values, problems }, status: 422 }
  }
  if (intent !== 'confirm') return { question: { receivable, payable, amount } }
  const ids = { receivableItemId: receivable.id, payableItemId: payable.id }
  const input = { ...ids, amount, firmId: firm.firmId, partyId }
  const result = await attempt(form, () => call(settlementContract.net, input, { idempotencyKey }))
  if (result.refusal) return { refusal: result.refusal, status: result.status }
  return { done: { amount, currency: receivable.currency } }
}
