type Intent = {
  id: string
  status: string
  amount: number
  currency: string
  error: string | null
}
type Action = { status: string; payment: string; failure: string | null }

/**
 * Answers as Stripe does for a reader on the counter, as far as it is asked here: payments, what a
 * reader is at, and what customers do on it.
 */
export function createTerminalProvider(readerId: string) {
  const intents = new Map<string, Intent>()
  const keys = new Map<string, string>()
  const asked: string[] = []
  let action: Action | null = null
  let lost = ''
  let isAway = false

  function answer(path: string, form: URLSearchParams, key: string): Response {
    const [, , what = '', id = '', step = '', last = ''] = path.split('/')
    if (what === 'terminal')
      return step === readerId ? atReader(last, form) : refused('resource_missing')
    if (what !== 'payment_intents') return refused('resource_missing')
    if (id === '') {
      const known = keys.get(key) ?? `pi_${intents.size + 1}`
      keys.set(key, known)
      if (!intents.has(known)) {
        const amount = Number(form.get('amount'))
        const currency = form.get('currency') ?? ''
        intents.set(known, {
          id: known,
          status: 'requires_payment_method',
          amount,
          currency,
          error: null,
        })
      }
      return shown(get(known))
    }
    const intent = get(id)
    if (step !== 'cancel') return shown(intent)
    if (intent.status !== 'requires_payment_method')
      return refused('payment_intent_unexpected_state')
    intent.status = 'canceled'
    return shown(intent)
  }

  function atReader(step: string, form: URLSearchParams): Response {
    if (step === 'process_payment_intent') {
      if (isAway) return refused('terminal_reader_offline')
      const payment = form.get('payment_intent') ?? ''
      if (get(payment).status !== 'requires_payment_method')
        return refused('payment_intent_unexpected_state')
      action = { status: 'in_progress', payment, failure: null }
    }
    if (step === 'cancel_action') action = null
    return Response.json({
      id: readerId,
      object: 'terminal.reader',
      action: action && {
        type: 'process_payment_intent',
        status: action.status,
        failure_code: action.failure,
        process_payment_intent: { payment_intent: action.payment },
      },
    })
  }

  function get(id: string): Intent {
    const one = intents.get(id)
    if (!one) throw new Error('No such payment')
    return one
  }

  function atHand(): Intent {
    if (action?.status !== 'in_progress') throw new Error('The reader shows nothing')
    return get(action.payment)
  }

  return {
    intents,
    asked,
    /** In place of `fetch`. */
    async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
      const request = new Request(input, init)
      const { pathname } = new URL(request.url)
      const form = new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer()))
      asked.push(`${request.method} ${pathname.replace('/v1/', '')}`)
      const response = answer(pathname, form, request.headers.get('idempotency-key') ?? '')
      if (lost === '' || !pathname.endsWith(lost)) return response
      throw new TypeError('The answer was lost')
    },
    /** The provider does what it is asked, and its answers at an address that ends so are lost. */
    lose(path: string): void {
      lost = path
    },
    /** The reader is switched off, or on again. */
    switch(isOn: boolean): void {
      isAway = !isOn
    },
    /** Somebody holds a card to the reader. */
    pay(): void {
      atHand().status = 'succeeded'
      action = null
    },
    refuse(code: string): void {
      const intent = atHand()
      intent.error = code
      action = { status: 'failed', payment: intent.id, failure: 'card_declined' }
    },
    /** Somebody presses the red key of the reader. */
    stop(): void {
      action = { status: 'failed', payment: atHand().id, failure: 'customer_canceled' }
    },
    isIdle: () => action === null,
  }
}

function shown({ id, status, amount, currency, error }: Intent): Response {
  const refusal = error && { type: 'card_error', code: 'card_declined', decline_code: error }
  const body = {
    id,
    object: 'payment_intent',
    status,
    amount,
    currency,
    last_payment_error: refusal,
  }
  return Response.json(body)
}

function refused(code: string): Response {
  const error = { type: 'invalid_request_error', code, message: code }
  return Response.json({ error }, { status: 400 })
}
