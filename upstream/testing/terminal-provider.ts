type Intent = {
  id: string
  status: string
  amount: number
  currency: string
  error: string | null
  refunds: RefundOf[]
}
type RefundOf = { id: string; amount: number; status: string; metadata: Record<string, string> }
type Action = { status: string; payment: string; failure: string | null }
type Answered = { status: number; body: object }
type Reader = { action: Action | null; isAway: boolean }

/**
 * Answers as Stripe does for readers on counters, as far as it is asked here: payments, what a reader is
 * at, refunds, and what customers do on a reader. Shapes as in docs.stripe.com/api for
 * `terminal.reader`, `payment_intent`, `refund` and `error`.
 * @param usual the reader that is meant where none is named
 * @param prefix how the ids of payments begin
 */
export function createTerminalProvider(usual: string, prefix = 'pi_') {
  const intents = new Map<string, Intent>()
  const keys = new Map<string, string>()
  /** What was answered to refunds under a key, errors too: it is repeated for a day. */
  const answered = new Map<string, Answered>()
  const readers = new Map<string, Reader>()
  const asked: string[] = []
  let lost = ''
  let isAway = false
  let refusal = ''
  let refundState = 'succeeded'

  function readerOf(id: string): Reader {
    const known = readers.get(id) ?? { action: null, isAway: false }
    readers.set(id, known)
    return known
  }

  function answer(path: string, form: URLSearchParams, key: string): Response {
    const [, , what = '', id = '', step = '', last = ''] = path.split('/')
    if (what === 'terminal') {
      return step === 'tmr_unknown' ? refused('resource_missing', 404) : atReader(step, last, form)
    }
    if (what === 'refunds') return id === '' ? refund(form, key) : refundOf(id)
    if (what !== 'payment_intents') return refused('resource_missing', 404)
    return id === '' ? make(form, key) : ofIntent(id, step)
  }

  function make(form: URLSearchParams, key: string): Response {
    const known = keys.get(key) ?? `${prefix}${intents.size + 1}`
    keys.set(key, known)
    if (!intents.has(known)) {
      intents.set(known, {
        ...{ id: known, status: 'requires_payment_method', error: null, refunds: [] },
        amount: Number(form.get('amount')),
        currency: form.get('currency') ?? '',
      })
    }
    return shown(get(known))
  }

  function ofIntent(id: string, step: string): Response {
    const intent = get(id)
    if (step !== 'cancel') return shown(intent)
    if (intent.status !== 'requires_payment_method')
      return refused('payment_intent_unexpected_state')
    intent.status = 'canceled'
    return shown(intent)
  }

  function refund(form: URLSearchParams, key: string): Response {
    const intent = get(form.get('payment_intent') ?? '')
    if (!form.has('amount')) {
      const data = intent.refunds.map((one) => refundShown(intent, one)).reverse()
      return Response.json({ object: 'list', data, has_more: false, url: '/v1/refunds' })
    }
    const told = answered.get(key) ?? newRefund(intent, form, key)
    answered.set(key, told)
    return Response.json(told.body, { status: told.status })
  }

  function newRefund(intent: Intent, form: URLSearchParams, key: string): Answered {
    if (refusal !== '') return refusalOf(refusal)
    const amount = Number(form.get('amount'))
    const standing = intent.refunds.filter(({ status }) => status !== 'failed')
    const back = standing.reduce((sum, one) => sum + one.amount, 0)
    if (intent.status !== 'succeeded') return refusalOf('payment_intent_unexpected_state')
    if (back === intent.amount) return refusalOf('charge_already_refunded')
    if (back + amount > intent.amount) return refusalOf('amount_too_large')
    const metadata: Record<string, string> = {}
    for (const [name, value] of form) {
      const [, of] = /^metadata\[(\w+)\]$/.exec(name) ?? []
      if (of) metadata[of] = value
    }
    const one = { id: `re_${key}`, amount, status: refundState, metadata }
    intent.refunds.push(one)
    return { status: 200, body: refundShown(intent, one) }
  }

  function refundOf(id: string): Response {
    for (const intent of intents.values()) {
      const one = intent.refunds.find((known) => known.id === id)
      if (one) return Response.json(refundShown(intent, one))
    }
    return refused('resource_missing', 404)
  }

  function atReader(id: string, step: string, form: URLSearchParams): Response {
    const reader = readerOf(id)
    if (step === 'process_payment_intent') {
      if (reader.isAway) return refused('terminal_reader_offline')
      const payment = form.get('payment_intent') ?? ''
      if (get(payment).status !== 'requires_payment_method')
        return refused('payment_intent_unexpected_state')
      reader.action = { status: 'in_progress', payment, failure: null }
    }
    if (step === 'cancel_action') reader.action = null
    return Response.json(readerShown(id, reader))
  }

  function get(id: string): Intent {
    const one = intents.get(id)
    if (!one) throw new Error('No such payment')
    return one
  }

  function atHand(id: string): Intent {
    const { action } = readerOf(id)
    if (action?.status !== 'in_progress') throw new Error('The reader shows nothing')
    return get(action.payment)
  }

  return {
    intents,
    asked,
    isOf: (paymentId: string) => paymentId.startsWith(prefix),
    /** In place of `fetch`. */
    async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
      if (isAway) throw new TypeError('Nobody answers')
      const request = new Request(input, init)
      const { pathname, searchParams } = new URL(request.url)
      const body = new TextDecoder().decode(await request.arrayBuffer())
      const form = request.method === 'POST' ? new URLSearchParams(body) : searchParams
      asked.push(`${request.method} ${pathname.replace('/v1/', '')}`)
      const response = answer(pathname, form, request.headers.get('idempotency-key') ?? '')
      if (lost === '' || !`${request.method} ${pathname}`.endsWith(lost)) return response
      throw new TypeError('The answer was lost')
    },
    /** All that was paid back. */
    refunds: () => [...intents.values()].flatMap((one) => one.refunds),
    /** The provider does what it is asked, and its answers at an address that ends so are lost. */
    lose(path: string): void {
      lost = path
    },
    /** The provider is asked nothing, or can be reached again. */
    cutOff(isCut: boolean): void {
      isAway = isCut
    },
    /** The reader is switched off, or on again. */
    switch(isOn: boolean, id = usual): void {
      readerOf(id).isAway = !isOn
    },
    /** Somebody holds a card to the reader. */
    pay(id = usual): void {
      atHand(id).status = 'succeeded'
      readerOf(id).action = null
    },
    refuse(code: string, id = usual): void {
      const intent = atHand(id)
      intent.error = code
      readerOf(id).action = { status: 'failed', payment: intent.id, failure: 'card_declined' }
    },
    /** Somebody presses the red key of the reader. */
    stop(id = usual): void {
      const { id: payment } = atHand(id)
      readerOf(id).action = { status: 'failed', payment, failure: 'customer_canceled' }
    },
    isIdle: (id = usual) => readerOf(id).action === null,
    /** Refunds are refused with this code from now on; empty: they are made again. */
    refuseRefunds(code: string): void {
      refusal = code
    },
    /** How refunds stand once they are made. */
    refundsAre(status: string): void {
      refundState = status
    },
    /** What became of a refund later. */
    turnRefund(paymentId: string, status: string): void {
      for (const one of get(paymentId).refunds) one.status = status
    },
  }
}

function shown({ id, status, amount, currency, error }: Intent): Response {
  const refusal = error && { type: 'card_error', code: 'card_declined', decline_code: error }
  const body = {
    ...{ id, object: 'payment_intent', status, amount, currency },
    amount_received: status === 'succeeded' ? amount : 0,
    last_payment_error: refusal,
  }
  return Response.json(body)
}

function readerShown(id: string, { action, isAway }: Reader) {
  return {
    ...{ id, object: 'terminal.reader', device_type: 'simulated_wisepos_e' },
    status: isAway ? 'offline' : 'online',
    action: action && {
      type: 'process_payment_intent',
      status: action.status,
      failure_code: action.failure,
      failure_message: action.failure,
      process_payment_intent: { payment_intent: action.payment },
    },
  }
}

function refundShown({ id, currency }: Intent, { id: refundId, ...one }: RefundOf) {
  return { id: refundId, object: 'refund', ...one, currency, payment_intent: id, reason: null }
}

function refused(code: string, status = 400): Response {
  return Response.json(refusalOf(code).body, { status })
}

function refusalOf(code: string): Answered {
  const error = { type: 'invalid_request_error', code, message: code }
  return { status: 400, body: { error } }
}
