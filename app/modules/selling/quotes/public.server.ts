import type { z } from 'zod'
import { isNoLook } from '#app/shell/documents/public/look.server.ts'
import { tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, type Refusal } from '#app/shell/form/parse-form.ts'
import { type Form, readForm } from '#app/shell/form/read-form.ts'
import { makeFormat } from '#app/shell/format.ts'
import type { Args } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import {
  AcceptInput,
  ChooseInput,
  DeclineInput,
  type PublicQuote,
  publicQuotesContract,
} from '#contract/selling/public-quotes.ts'

type Answered = {
  state: {
    quote: PublicQuote
    refusal?: Refusal | undefined
    /** Whether the refusal is of the form that declines. */
    isDeclining?: boolean
  }
  status: number
}

const byToken = { token: null }

/** The quote of a public link; marks it as viewed. The page speaks the quote's language. */
export async function openQuote(args: Args): Promise<PublicQuote> {
  const { call } = upstream(args)
  const input = { token: tokenOf(args), isOwn: await isNoLook(args) }
  const quote = await call(publicQuotesContract.open, input, byToken)
  args.context.pageLanguage = quote.paper.language
  args.context.pageTimeZone = quote.timeZone
  return quote
}

/** Answers a button of the page: the total of what is chosen, or the customer's answer itself. */
export async function answerCustomer(args: Args): Promise<Answered> {
  const quote = await openQuote(args)
  const { locale } = makeFormat({ language: quote.paper.language })
  const form = await readForm(args.request, { decimals: ['choices.*.quantity'], locale })
  if (form.intent === 'decline') return answer(args, form, quote, declining)
  return answer(args, form, quote, form.intent === 'accept' ? accepting : choosing)
}

type Step<Schema extends z.ZodType> = {
  input: Schema
  isDeclining: boolean
  ask(args: Args, input: z.output<Schema>, idempotencyKey?: string): Promise<PublicQuote>
}

const accepting: Step<typeof AcceptInput> = {
  input: AcceptInput,
  isDeclining: false,
  ask: (args, input, idempotencyKey) =>
    upstream(args).call(
      publicQuotesContract.accept,
      { ...input, token: tokenOf(args) },
      { ...byToken, idempotencyKey },
    ),
}

const choosing: Step<typeof ChooseInput> = {
  input: ChooseInput,
  isDeclining: false,
  ask: (args, input) =>
    upstream(args).call(
      publicQuotesContract.open,
      // What is chosen was seen already.
      { ...input, token: tokenOf(args), isOwn: true },
      byToken,
    ),
}

const declining: Step<typeof DeclineInput> = {
  input: DeclineInput,
  isDeclining: true,
  ask: (args, input, idempotencyKey) =>
    upstream(args).call(
      publicQuotesContract.decline,
      { ...input, token: tokenOf(args) },
      { ...byToken, idempotencyKey },
    ),
}

async function answer<Schema extends z.ZodType>(
  args: Args,
  form: Form,
  quote: PublicQuote,
  { input, isDeclining, ask }: Step<Schema>,
): Promise<Answered> {
  const { value, refusal } = parseForm(input, form)
  if (refusal) return refused(args, form, { quote, refusal, isDeclining }, 422)
  const answered = await attempt(form, () => ask(args, value, form.idempotencyKey))
  if (answered.refusal) {
    const state = { quote, refusal: answered.refusal, isDeclining }
    return refused(args, form, state, answered.status)
  }
  return { state: { quote: answered.value }, status: 200 }
}

/** The page again, with what was chosen where that can be calculated. */
async function refused(
  args: Args,
  form: Form,
  state: Answered['state'],
  status: number,
): Promise<Answered> {
  const { value } = parseForm(ChooseInput, form)
  if (!value || value.choices.length === 0) return { state, status }
  const chosen = await attempt(form, () => choosing.ask(args, value))
  return { state: { ...state, quote: chosen.value ?? state.quote }, status }
}
