import { createHmac } from 'node:crypto'

/** What a form of the API says, by its names: `line_items[0][price_data][unit_amount]`. */
type Form = Map<string, string>

type Booked = { amount: number; fee: number; currency: string; exchange_rate: number | null }
type Paid = {
  id: string
  amount: number
  currency: string
  metadata: Record<string, string>
  customer: string | null
  method: string
  keepsCard: boolean
  booked: Booked | null
  refunds: { id: string; amount: number; status: string }[]
  disputes: { id: string; amount: number; booked: Booked[] }[]
}

export const cardSecret = 'whsec_of_the_tests'

/**
 * Answers as Stripe's API does, as far as it is asked here: payment pages, payments, refunds, disputes
 * and reports with its signature (docs.stripe.com/webhooks: `t=…,v1=HMAC-SHA256 of "t.body"`).
 * @param pages where its payment pages are
 */
export function createCardProvider(pages: string) {
  const sessions = new Map<string, Form>()
  const paid = new Map<string, Paid>()
  const detached: string[] = []
  const refusing = new Set<string>()
  const keys = new Map<string, string>()
  let count = 0
  const next = (kind: string) => `${kind}_${++count}`

  function pay(
    form: Form,
    { within, booked }: { within: string; booked: Partial<Booked> | null },
  ): Paid {
    const item = 'line_items[0][price_data]'
    const amount = Number(form.get('amount') ?? form.get(`${item}[unit_amount]`))
    const currency = form.get('currency') ?? form.get(`${item}[currency]`) ?? ''
    // 1.5 % and 0.25, as for a card of Europe.
    const fee = Math.round(amount * 0.015) + 25
    const one: Paid = {
      id: next('pi'),
      amount,
      currency,
      metadata: Object.fromEntries(
        ['firmId', 'invoiceId', 'checkoutId'].map((name) => [
          name,
          form.get(named(within, 'metadata', name)) ?? '',
        ]),
      ),
      customer: form.get('customer') ?? next('cus'),
      method: form.get('payment_method') ?? next('pm'),
      keepsCard: form.get(named(within, 'setup_future_usage')) === 'off_session',
      booked: booked && { amount, fee, currency, exchange_rate: null, ...booked },
      refunds: [],
      disputes: [],
    }
    paid.set(one.id, one)
    return one
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const [, , what = '', id = '', step = ''] = pathname.split('/')
    const body =
      request.method === 'POST' ? new TextDecoder().decode(await request.arrayBuffer()) : ''
    const form: Form = new Map(new URLSearchParams(body))
    const of = paid.get(searchParams.get('payment_intent') ?? '')
    if (request.headers.get('authorization') !== 'Bearer sk_test_of_the_tests') return refused(401)
    if (what === 'checkout') {
      const amount = Number(form.get('line_items[0][price_data][unit_amount]'))
      if (amount < 50) return refused(400, 'amount_too_small')
      const sessionId = next('cs')
      sessions.set(sessionId, form)
      const url = `${pages}/${sessionId}`
      return Response.json({ id: sessionId, object: 'checkout.session', url })
    }
    if (what === 'payment_intents' && request.method === 'POST') {
      if (refusing.has(form.get('payment_method') ?? '')) return refused(402, 'card_declined')
      const key = request.headers.get('idempotency-key') ?? next('key')
      const known = keys.get(key) ?? pay(form, { within: '', booked: {} }).id
      keys.set(key, known)
      return Response.json(intentOf(known))
    }
    if (what === 'payment_intents') return paid.has(id) ? Response.json(intentOf(id)) : refused(404)
    if (what === 'refunds') return listed(of?.refunds.map(refundOf) ?? [])
    if (what === 'disputes') return listed(of?.disputes.map(disputeOf) ?? [])
    if (what === 'payment_methods' && step === 'detach') {
      detached.push(id)
      return Response.json({ id, object: 'payment_method' })
    }
    return refused(404)
  }

  function intentOf(id: string) {
    const one = paid.get(id)
    if (!one) throw new Error('No such payment')
    const { amount, currency, metadata, customer, method, keepsCard, booked } = one
    const card = { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2031 }
    return {
      id,
      object: 'payment_intent',
      amount,
      amount_received: amount,
      currency,
      metadata,
      customer,
      payment_method: method,
      status: 'succeeded',
      setup_future_usage: keepsCard ? 'off_session' : null,
      latest_charge: {
        id: `ch_${id}`,
        object: 'charge',
        created: Math.floor(Date.now() / 1000),
        balance_transaction: booked,
        payment_method_details: { type: 'card', card },
      },
    }
  }

  function get(id: string): Paid {
    const one = paid.get(id)
    if (!one) throw new Error('No such payment')
    return one
  }

  return {
    detached,
    /** Cards that pay no more. */
    refusing,
    answer,
    /** In place of `fetch`. */
    fetch: (input: RequestInfo | URL, init?: RequestInit) => answer(new Request(input, init)),
    formOf: (session: string) => sessions.get(session) ?? new Map<string, string>(),
    /** The customer pays on the page of a session; gives the payment. */
    pay: (session: string, booked: Partial<Booked> | null = {}) =>
      pay(sessions.get(session) ?? new Map(), { within: 'payment_intent_data', booked }).id,
    book(id: string, booked: Booked) {
      get(id).booked = booked
    },
    refund(id: string, amount: number) {
      const refund = { id: next('re'), amount, status: 'succeeded' }
      get(id).refunds.push(refund)
      return refund
    },
    /** The customer's bank takes the money back, and a fee of 20.00 with it. */
    dispute(id: string) {
      const { amount, currency, disputes } = get(id)
      const booked = [{ amount: 0 - amount, fee: 2000, currency, exchange_rate: null }]
      const dispute = { id: next('dp'), amount, booked }
      disputes.push(dispute)
      return {
        win: () => booked.push({ amount, fee: -2000, currency, exchange_rate: null }),
      }
    },
    /** A report as it is sent: its body and headers, signed at a time in seconds. */
    report(
      kind: string,
      object: object,
      { at = Math.floor(Date.now() / 1000), id = next('evt') } = {},
    ) {
      const body = JSON.stringify({ id, object: 'event', type: kind, data: { object } })
      const signature = createHmac('sha256', cardSecret).update(`${at}.${body}`).digest('hex')
      const headers = {
        'content-type': 'application/json',
        'stripe-signature': `t=${at},v1=${signature}`,
      }
      return { body, headers }
    },
    intentOf,
  }
}

/** `a[b][c]`, as the API names what is nested. */
function named(...parts: string[]): string {
  const [first = '', ...rest] = parts.filter(Boolean)
  return first + rest.map((part) => `[${part}]`).join('')
}

function refundOf({ id, amount, status }: Paid['refunds'][number]) {
  return { id, object: 'refund', amount, status, balance_transaction: null }
}

function disputeOf({ id, amount, booked }: Paid['disputes'][number]) {
  return { id, object: 'dispute', amount, balance_transactions: booked }
}

function listed(data: object[]): Response {
  return Response.json({ object: 'list', data, has_more: false })
}

function refused(status: number, code = 'resource_missing'): Response {
  const type = status === 402 ? 'card_error' : 'invalid_request_error'
  return Response.json({ error: { type, code, message: code } }, { status })
}
