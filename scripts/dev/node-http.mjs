// @ts-check
import { Readable } from 'node:stream'

/**
 * @param {import('node:http').IncomingMessage & { originalUrl?: string }} incoming
 * @returns {Request}
 */
export function readRequest(incoming) {
  const url = `http://${incoming.headers.host}${incoming.originalUrl ?? incoming.url}`
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one)
  }
  headers.set('x-client-address', incoming.socket.remoteAddress ?? 'unknown')
  const { method = 'GET' } = incoming
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? /** @type {ReadableStream} */ (Readable.toWeb(incoming)) : null
  const options = { method, headers, body, duplex: 'half' }
  return new Request(url, /** @type {RequestInit} */ (options))
}

/**
 * @param {Response} response
 * @param {import('node:http').ServerResponse} outgoing
 */
export async function writeResponse(response, outgoing) {
  outgoing.statusCode = response.status
  for (const [name, value] of response.headers) {
    // fetch has already undone these.
    if (name !== 'content-encoding' && name !== 'set-cookie') outgoing.setHeader(name, value)
  }
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies)
  outgoing.end(response.body ? Buffer.from(await response.arrayBuffer()) : undefined)
}
