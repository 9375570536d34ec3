import { tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { parseForm, type Refusal } from '#app/shell/form/parse-form.ts'
import { readAmount } from '#app/shell/form/read-amount.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import {
  type CardOffer,
  CardPaymentInput,
  onlinePaymentsContract,
} from '#contract/selling/online-payments.ts'

/** Where a form about cards leads: the provider's page, or back with what is wrong. */
export type CardAnswer = { url?: string; refusal?: Refusal | undefined; status: number }

/** Whether the document of a link can be paid by card. */
export function findCardOffer(args: Args): Promise<CardOffer> {
  const { call } = upstream(args)
  return call(onlinePaymentsContract.offer, { token: tokenOf(args) }, { token: null })
}

/** Begins a payment by card, or takes the customer's card away; undefined for another form. */
export async function answerCardForm(args: Args, form: Form): Promise<CardAnswer | undefined> {
  if (form.intent === 'forgetCard') return forgetCard(args, form)
  if (form.intent !== 'payByCard') return undefined
  const { call } = upstream(args)
  const token = tokenOf(args)
  const { currency } = await findCardOffer(args)
  const typed = textAt(form.data, 'amount')
  const { amount, problem } = typed === '' ? {} : readAmount(typed, currency)
  const data = { ...form.data, amount: amount === undefined ? '' : String(amount) }
  const { value, refusal } = parseForm(CardPaymentInput, { ...form, data })
  if (problem || !value) {
    const problems = { ...refusal?.problems, ...(problem && { amount: problem }) }
    return { refusal: { values: form.values, problems }, status: 422 }
  }
  const begun = await attempt(form, () =>
    call(onlinePaymentsContract.pay, { ...value, token }, { token: null }),
  )
  if (begun.refusal) return { refusal: begun.refusal, status: begun.status }
  return { url: begun.value.url, status: 200 }
}

async function forgetCard(args: Args, form: Form): Promise<CardAnswer> {
  const { call } = upstream(args)
  const token = tokenOf(args)
  const done = await attempt(form, () =>
    call(onlinePaymentsContract.forgetCard, { token }, { token: null }),
  )
  return done.refusal ? { refusal: done.refusal, status: done.status } : { status: 200 }
}

/**
 * Headers of the page that goes on to the provider. No redirect: the policy `form-action 'self'`
 * would stop it, as the answer to a form.
 */
export function goToCardPage(url: string): Record<string, string> {
  return { refresh: `0; url=${url}` }
}
