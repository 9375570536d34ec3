// @ts-check
import { once } from 'node:events'
import { createServer } from 'node:http'

/** @typedef {Awaited<ReturnType<typeof startProvider>>} Provider */

/** How long it takes to say that it has a mail: so long a kill may meet one that is out. */
const answerMs = 40

/** A provider of mail that keeps how often it was handed each. */
export async function startProvider() {
  /** @type {Map<string, number>} */
  const taken = new Map()
  /** @type {(() => void)[]} */
  const listeners = []
  /** @type {(token: string) => void} */
  let foundToken = () => {}
  /** Of the link that proves an address. @type {Promise<string>} */
  const token = new Promise((resolve) => {
    foundToken = resolve
  })
  const server = createServer((request, response) => {
    /** @type {Buffer[]} */
    const parts = []
    request.on('data', (part) => parts.push(part))
    request.once('end', () => {
      const link = /verify-email\?token=([\w-]+)/.exec(String(Buffer.concat(parts)))
      if (link) foundToken(String(link[1]))
      const id = String(request.headers['idempotency-key'])
      taken.set(id, (taken.get(id) ?? 0) + 1)
      for (const listen of listeners) listen()
      setTimeout(() => {
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify({ id: `p-${id}` }))
      }, answerMs)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    /** What makes a server hand its mails over here. */
    env: {
      MAIL_TRANSPORT: 'http',
      MAIL_FROM: 'mail@firmament.example',
      MAIL_HTTP_URL: `http://127.0.0.1:${port}/mails`,
      MAIL_HTTP_TOKEN: 'key',
    },
    taken,
    /**
     * Has whoever registered show that the address is theirs: only then mail of their firms leaves.
     * @param {import('../support/api.mjs').Api} api signed in as them
     */
    confirmAddress: async (api) => api.call('POST', '/auth/verify-email', { token: await token }),
    /** @param {() => void} listener called with each mail that comes */
    onMail: (listener) => listeners.push(listener),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/**
 * Whether a mail is out once, or says of itself that it may have arrived: `sent`, `marked`, or what
 * is wrong with it.
 * @param {{ id: string, state: string, error: string }} mail as its record shows it
 * @param {Map<string, number>} taken how often the provider was handed each
 */
export function judgeMail({ id, state, error }, taken) {
  const times = taken.get(id) ?? 0
  if (state === 'sent' && times === 1) return 'sent'
  const isMarked = state === 'failed' && /may have arrived|no answer/.test(error)
  if (isMarked && times <= 1) return 'marked'
  return `${state} “${error}”, handed over ${times} times`
}
