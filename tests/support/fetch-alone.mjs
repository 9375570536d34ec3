// @ts-check
import { Agent, request } from 'node:http'

/** Statuses that come without a body. */
const bare = [204, 205, 304]

/**
 * Fetches over a connection of its own: a server may close one that was idle just as it is used again,
 * which on a busy machine happens. It is not told to close it either, for then it may reset one whose
 * body it had no need to read. Follows nothing.
 * @param {string} url
 * @param {RequestInit} [init]
 * @returns {Promise<Response>}
 */
export async function fetchAlone(url, { method = 'GET', headers, body } = {}) {
  const content = new Response(body ?? null)
  const bytes = Buffer.from(await content.arrayBuffer())
  const sent = new Headers(headers)
  const type = content.headers.get('content-type')
  if (type && !sent.has('content-type')) sent.set('content-type', type)
  if (method !== 'GET' && method !== 'HEAD') sent.set('content-length', String(bytes.byteLength))
  if (!sent.has('accept')) sent.set('accept', '*/*')
  const agent = new Agent({ keepAlive: true })
  const options = { agent, method, headers: Object.fromEntries(sent) }
  return new Promise((done, fail) => {
    const call = request(url, options, (answer) => {
      /** @type {Buffer[]} */
      const parts = []
      answer.on('data', (part) => parts.push(part))
      answer.on('error', fail)
      answer.on('end', () => {
        agent.destroy()
        const status = answer.statusCode ?? 0
        const whole = bare.includes(status) ? null : Buffer.concat(parts)
        done(new Response(whole, { status, headers: headersOf(answer) }))
      })
    })
    call.on('error', (cause) => fail(new Error(`${method} ${url}: ${cause.message}`, { cause })))
    call.end(bytes)
  })
}

/** @param {import('node:http').IncomingMessage} answer */
function headersOf({ rawHeaders }) {
  const headers = new Headers()
  for (let at = 0; at < rawHeaders.length; at += 2) {
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')
  }
  return headers
}
