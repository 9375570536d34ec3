import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { cardSecret, createCardProvider } from '../../upstream/testing/card-provider.ts'
import { createTerminalProvider } from '../../upstream/testing/terminal-provider.ts'
import { fetchAlone } from './fetch-alone.mjs'

/**
 * The stand-in of the card provider on this machine: its API, a page on which a customer pays with one
 * button, and the report that it then sends to the server under test; and readers on counters, at which
 * `POST /readers/{id}/{pay|refuse|stop|off|on}` does what a customer would.
 * @param origin Of the server under test.
 */
export async function startCardServer(origin: string) {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  const own = `http://localhost:${address.port}`
  const provider = createCardProvider(`${own}/page`)
  const terminals = createTerminalProvider('', 'pi_counter_')

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    const [, first, session = '', step = ''] = pathname.split('/')
    if (first === 'readers') return atReader(session, step)
    if (await isForTerminals(request, terminals.isOf)) return terminals.fetch(request)
    if (first !== 'page') return provider.answer(request)
    const form = provider.formOf(session)
    if (request.method !== 'POST') return new Response(page(form), { headers: html })
    const id = provider.pay(session)
    const { body, headers } = provider.report('payment_intent.succeeded', provider.intentOf(id))
    const told = await fetchAlone(`${origin}/api/card-events/stripe`, {
      method: 'POST',
      body,
      headers,
    })
    if (told.status !== 200) throw new Error(`The report was answered with ${told.status}`)
    return new Response(null, {
      status: 303,
      headers: { location: form.get('success_url') ?? origin },
    })
  }

  function atReader(reader: string, step: string): Response {
    if (step === 'pay') terminals.pay(reader)
    else if (step === 'refuse') terminals.refuse('insufficient_funds', reader)
    else if (step === 'stop') terminals.stop(reader)
    else terminals.switch(step === 'on', reader)
    return new Response(null, { status: 204 })
  }

  server.on('request', (incoming, outgoing) => {
    requestOf(own, incoming)
      .then(answer)
      .then(async (response) => {
        outgoing.writeHead(response.status, Object.fromEntries(response.headers))
        outgoing.end(Buffer.from(await response.arrayBuffer()))
      })
      .catch((error: unknown) => {
        outgoing.writeHead(500)
        outgoing.end(String(error))
      })
  })
  return {
    env: {
      STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
      STRIPE_WEBHOOK_SECRET: cardSecret,
      STRIPE_API_BASE: `http://127.0.0.1:${address.port}`,
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Whether the half that drives readers is asked: payments look the same from without. */
async function isForTerminals(
  request: Request,
  isOf: (paymentId: string) => boolean,
): Promise<boolean> {
  const { pathname, searchParams } = new URL(request.url)
  const [, version, what, id = ''] = pathname.split('/')
  if (version !== 'v1') return false
  if (what === 'terminal' || isOf(id) || isOf(searchParams.get('payment_intent') ?? '')) return true
  const form = new URLSearchParams(await request.clone().text())
  return (
    isOf(form.get('payment_intent') ?? '') ||
    form.get('allowed_payment_method_types[0]') === 'card_present'
  )
}

const html = { 'content-type': 'text/html; charset=utf-8' }

function page(form: ReadonlyMap<string, string>): string {
  const amount = form.get('line_items[0][price_data][unit_amount]') ?? ''
  return `<!doctype html><title>Pay</title><p>${amount}</p><form method="post"><button>Pay now</button></form>`
}

async function requestOf(own: string, incoming: IncomingMessage): Promise<Request> {
  const parts: Uint8Array[] = []
  for await (const part of incoming) parts.push(part)
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (typeof value === 'string') headers.set(name, value)
  }
  const { method = 'GET', url = '/' } = incoming
  const body = method === 'GET' ? null : Buffer.concat(parts)
  return new Request(new URL(url, own), { method, headers, body })
}
