import { env } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import { terminalsOf } from './terminals.ts'

/**
 * The port against what Stripe documents: the answers below are those of its API reference
 * (docs.stripe.com/api: payment_intents, terminal/readers, refunds, errors), with ids and amounts of
 * one payment put into them. What is sent is compared with the parameters named there.
 */
const paymentId = 'pi_3NtEKRLkdIwHu7ix3crEirSx'
const readerId = 'tmr_FDOt2wlRZEdpd7'

const intent = (more: object = {}) => ({
  ...{ id: paymentId, object: 'payment_intent', amount: 2000, amount_capturable: 0 },
  ...{ amount_details: { tip: {} }, amount_received: 0, application: null, canceled_at: null },
  ...{ cancellation_reason: null, capture_method: 'automatic', confirmation_method: 'automatic' },
  ...{ created: 1680800504, currency: 'eur', customer: null, description: null },
  ...{ last_payment_error: null, latest_charge: null, livemode: false, metadata: {} },
  ...{ next_action: null, payment_method: null, payment_method_types: ['card_present'] },
  status: 'requires_payment_method',
  ...more,
})

const readerAt = (action: object | null) => ({
  ...{ id: readerId, object: 'terminal.reader', action, device_sw_version: '' },
  ...{ device_type: 'simulated_wisepos_e', ip_address: '0.0.0.0', label: 'Blue Rabbit' },
  ...{ last_seen_at: 1695408232226, livemode: false, location: 'tml_FDOtHwxAAdIJOh' },
  ...{ metadata: {}, serial_number: '259cd19c-b902-4730-96a1-09183be6e7f7', status: 'online' },
})

const inProgress = {
  ...{ failure_code: null, failure_message: null, status: 'in_progress' },
  ...{ type: 'process_payment_intent', process_payment_intent: { payment_intent: paymentId } },
}

const refund = (more: object = {}) => ({
  ...{ id: 're_1Nispe2eZvKYlo2Cd31jOCgZ', object: 'refund', amount: 1000 },
  ...{ balance_transaction: 'txn_1Nispe2eZvKYlo2CYezqFhEx', charge: 'ch_1NirD82eZvKYlo2CIvbtLWuY' },
  ...{ created: 1692942318, currency: 'eur', metadata: {}, payment_intent: paymentId },
  ...{ reason: null, receipt_number: null, source_transfer_reversal: null, status: 'succeeded' },
  transfer_reversal: null,
  ...more,
})

const refusal = (code: string, status = 400, more: object = {}) => ({
  status,
  body: {
    error: {
      ...{ code, doc_url: `https://stripe.com/docs/error-codes/${code}`, message: 'No.' },
      ...{
        request_log_url: 'https://dashboard.stripe.com/test/logs/req_1',
        param: 'payment_intent',
      },
      type: 'invalid_request_error',
      ...more,
    },
  },
})

type Answer = object | { status: number; body: object }

/** Gives the answers one after another, and keeps what was asked. */
async function answering(...answers: Answer[]) {
  const asked: { call: string; form: Record<string, string>; key: string | null }[] = []
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const form = Object.fromEntries(new URLSearchParams(await request.text()))
    const key = request.method === 'POST' ? request.headers.get('idempotency-key') : null
    asked.push({ call: `${request.method} ${pathname}${search}`, form, key })
    const answer = answers.shift()
    if (answer === undefined) throw new TypeError('Nobody answers')
    if ('body' in answer) return Response.json(answer.body, { status: Number(answer.status) })
    return Response.json(answer)
  })
  const { STRIPE_API_BASE: _, ...keys } = env
  return {
    asked,
    terminals: await terminalsOf({ ...keys, STRIPE_SECRET_KEY: 'sk_test_of_the_tests' }),
  }
}

afterEach(() => {
  vi.restoreAllMocks()
})

test('a payment is made for cards at hand and charged at once, under its key', async () => {
  const { asked, terminals } = await answering(intent())
  const demand = { amount: 2000, currency: 'EUR', reference: 'Counter', key: 'cart-1' }
  expect(await terminals.start({ ...demand, metadata: { firmId: 'f', tillCartId: 'c' } })).toBe(
    paymentId,
  )
  expect(asked).toEqual([
    {
      call: 'POST /v1/payment_intents',
      form: {
        ...{ amount: '2000', currency: 'eur', capture_method: 'automatic', description: 'Counter' },
        'allowed_payment_method_types[0]': 'card_present',
        ...{ 'metadata[firmId]': 'f', 'metadata[tillCartId]': 'c' },
      },
      key: 'cart-1',
    },
  ])
})

test('yen are counted whole, and what is too little is refused at the amount', async () => {
  const { asked, terminals } = await answering(intent(), refusal('amount_too_small'))
  const demand = { amount: 500, currency: 'JPY', reference: 'Counter', key: 'k', metadata: {} }
  await terminals.start(demand)
  expect(asked[0]?.form).toMatchObject({ amount: '500', currency: 'jpy' })
  await expect(terminals.start(demand)).rejects.toMatchObject({
    fields: { amount: { key: 'tooSmallForCard' } },
  })
})

test('it is shown on the reader without the reader’s own question for a tip', async () => {
  const { asked, terminals } = await answering(readerAt(inProgress))
  expect(await terminals.present(paymentId, readerId, 'cart-1-shown')).toEqual({ state: 'waiting' })
  expect(asked).toEqual([
    {
      call: `POST /v1/terminal/readers/${readerId}/process_payment_intent`,
      form: { payment_intent: paymentId, 'process_config[skip_tipping]': 'true' },
      key: 'cart-1-shown',
    },
  ])
})

test.each([
  ['terminal_reader_offline', 'readerAway'],
  ['terminal_reader_timeout', 'readerAway'],
  ['terminal_reader_busy', 'readerBusy'],
  ['resource_missing', 'readerUnknown'],
])('a reader that answers %s declines, and the payment is ended', async (code, reason) => {
  const { asked, terminals } = await answering(refusal(code), intent({ status: 'canceled' }))
  expect(await terminals.present(paymentId, readerId, 'k')).toEqual({ state: 'declined', reason })
  expect(asked[1]?.call).toBe(`POST /v1/payment_intents/${paymentId}/cancel`)
})

test('a payment that succeeded is paid, whatever the reader says', async () => {
  const { asked, terminals } = await answering(
    intent({ status: 'succeeded', amount_received: 2000 }),
  )
  expect(await terminals.look(paymentId, readerId)).toEqual({ state: 'paid' })
  expect(asked.map(({ call }) => call)).toEqual([`GET /v1/payment_intents/${paymentId}`])
})

test('one that is being charged waits, and the reader is not asked', async () => {
  const { asked, terminals } = await answering(intent({ status: 'processing' }))
  expect(await terminals.look(paymentId, readerId)).toEqual({ state: 'waiting' })
  expect(asked).toHaveLength(1)
})

test.each([
  ['insufficient_funds', 'funds'],
  ['expired_card', 'expired'],
  ['incorrect_pin', 'pin'],
  ['generic_decline', 'declined'],
])('a card that is declined with %s says so once it is ended', async (declineCode, reason) => {
  const error = { type: 'card_error', code: 'card_declined', decline_code: declineCode }
  const { terminals } = await answering(
    intent({ last_payment_error: error }),
    intent({ status: 'canceled', cancellation_reason: null }),
  )
  expect(await terminals.look(paymentId, readerId)).toEqual({ state: 'declined', reason })
})

test('the red key of the reader ends it; a reader at another payment says nothing of this one', async () => {
  const stopped = { ...inProgress, status: 'failed', failure_code: 'customer_canceled' }
  const first = await answering(intent(), readerAt(stopped), intent({ status: 'canceled' }))
  expect(await first.terminals.look(paymentId, readerId)).toEqual({
    state: 'declined',
    reason: 'readerStopped',
  })
  vi.restoreAllMocks()
  const other = { process_payment_intent: { payment_intent: 'pi_other' } }
  const second = await answering(intent(), readerAt({ ...stopped, ...other }))
  expect(await second.terminals.look(paymentId, readerId)).toEqual({ state: 'waiting' })
})

test('what is cancelled is taken off the reader first; one paid meanwhile stays paid', async () => {
  const { asked, terminals } = await answering(
    readerAt(inProgress),
    readerAt(null),
    refusal('payment_intent_unexpected_state', 400, { payment_intent: intent() }),
    intent({ status: 'succeeded' }),
  )
  expect(await terminals.cancel(paymentId, readerId)).toEqual({ state: 'paid' })
  expect(asked.map(({ call }) => call)).toEqual([
    `GET /v1/terminal/readers/${readerId}`,
    `POST /v1/terminal/readers/${readerId}/cancel_action`,
    `POST /v1/payment_intents/${paymentId}/cancel`,
    `GET /v1/payment_intents/${paymentId}`,
  ])
})

const back = { paymentId, amount: 1000, currency: 'EUR', key: 'refund-1' }

test('a part goes back to the card under a key that stands in the refund too', async () => {
  const { asked, terminals } = await answering(refund({ metadata: { key: 'refund-1' } }))
  expect(await terminals.giveBack(back)).toEqual({
    state: 'made',
    refundId: 're_1Nispe2eZvKYlo2Cd31jOCgZ',
  })
  expect(asked).toEqual([
    {
      call: 'POST /v1/refunds',
      form: { payment_intent: paymentId, amount: '1000', 'metadata[key]': 'refund-1' },
      key: 'refund-1',
    },
  ])
})

test('asked again, it is found among the refunds of the payment and not made twice', async () => {
  const known = refund({ status: 'pending', metadata: { key: 'refund-1' } })
  const { asked, terminals } = await answering({
    ...{ object: 'list', url: '/v1/refunds', has_more: false },
    data: [refund({ id: 're_other' }), known],
  })
  expect(await terminals.givenBack(back)).toMatchObject([{ state: 'pending' }])
  expect(asked.map(({ call }) => call)).toEqual([
    `GET /v1/refunds?payment_intent=${paymentId}&limit=100`,
  ])
})

test.each([
  ['charge_already_refunded', 'alreadyBack'],
  ['balance_insufficient', 'noMoney'],
  ['charge_disputed', 'disputed'],
  ['anything_else', 'refused'],
])('a refund that is answered with %s says why', async (code, reason) => {
  const { terminals } = await answering(refusal(code))
  expect(await terminals.giveBack(back)).toEqual({ state: 'refused', reason })
})

test('a refund that failed later is refused with its reason', async () => {
  const { asked, terminals } = await answering(
    refund({ status: 'failed', failure_reason: 'insufficient_funds' }),
  )
  expect(await terminals.lookBack('re_1Nispe2eZvKYlo2Cd31jOCgZ')).toEqual({
    state: 'refused',
    reason: 'noMoney',
  })
  expect(asked[0]?.call).toBe('GET /v1/refunds/re_1Nispe2eZvKYlo2Cd31jOCgZ')
})

test.each([
  [
    'too many calls',
    {
      status: 429,
      body: { error: { type: 'rate_limit_error', code: 'lock_timeout', message: '' } },
    },
  ],
  [
    'a key that is wrong',
    { status: 401, body: { error: { type: 'invalid_request_error', message: '' } } },
  ],
  ['an error of its own', { status: 500, body: { error: { type: 'api_error', message: '' } } }],
])('%s is no answer: whoever asks comes again', async (_, answer) => {
  const { terminals } = await answering(answer, answer, answer)
  await expect(terminals.look(paymentId, readerId)).rejects.toMatchObject({ code: 'unavailable' })
})
