// @ts-check
import { connect } from 'node:net'
import { AnswerReader } from './answer-reader.mjs'

/**
 * @typedef {object} Load
 * @property {number} port on 127.0.0.1
 * @property {number} connections kept alive; each sends its next request when it has its answer
 * @property {() => Buffer | undefined} next gives the next request, or nothing more
 * @property {number} [seconds] after which no more is sent
 * @property {number} [expect] the status of a good answer, 200
 *
 * @typedef {object} Measured
 * @property {number} requests
 * @property {number} seconds
 * @property {number[]} latencies in milliseconds, ascending
 * @property {number} bad answers with another status
 * @property {number} bytes of all answers
 */

/**
 * Sends requests over plain sockets; it takes a fraction of what node's own client takes of the
 * processors that it shares with the server.
 * @param {Load} load
 * @returns {Promise<Measured>}
 */
export async function runLoad({ port, connections, next, seconds = Infinity, expect = 200 }) {
  /** @type {Measured} */
  const measured = { requests: 0, seconds: 0, latencies: [], bad: 0, bytes: 0 }
  const began = performance.now()
  const takeNext = () => (performance.now() - began < seconds * 1000 ? next() : undefined)
  const runners = Array.from({ length: connections }, () =>
    runOne(port, takeNext, expect, measured),
  )
  await Promise.all(runners)
  measured.seconds = (performance.now() - began) / 1000
  measured.latencies.sort((a, b) => a - b)
  return measured
}

/**
 * @param {number} port
 * @param {() => Buffer | undefined} takeNext
 * @param {number} expect
 * @param {Measured} measured
 * @returns {Promise<void>}
 */
function runOne(port, takeNext, expect, measured) {
  return new Promise((done, fail) => {
    const socket = connect({ host: '127.0.0.1', port, noDelay: true })
    const reader = new AnswerReader()
    let sentAt = 0
    const send = () => {
      const request = takeNext()
      if (!request) return socket.end(() => done())
      sentAt = performance.now()
      return socket.write(request)
    }
    socket.on('connect', send)
    socket.on('error', fail)
    socket.on('close', () => done())
    socket.on('data', (chunk) => {
      measured.bytes += chunk.length
      const status = reader.read(chunk)
      if (status === undefined) return
      measured.latencies.push(performance.now() - sentAt)
      measured.requests += 1
      if (status !== expect) measured.bad += 1
      send()
    })
  })
}

/**
 * One request as it goes over the wire.
 * @param {{ method?: string, path: string, headers?: Record<string, string>, body?: string }} what
 */
export function writeRequest({ method = 'GET', path, headers = {}, body = '' }) {
  const length = method === 'GET' ? {} : { 'content-length': `${Buffer.byteLength(body)}` }
  const all = { host: '127.0.0.1', ...length, ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
}

/**
 * @param {number[]} sorted
 * @param {number} share 0.5 for the median
 */
export function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
