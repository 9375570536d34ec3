// @ts-check
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {Record<string, string | string[] | undefined>} headers
 * @property {Buffer} bytes
 * @property {any} body Parsed JSON, or undefined.
 */

/** A program's client of the API: bearer token, kept-alive connections. */
export class Api {
  #agent
  #token = ''
  #origin

  /**
   * @param {string} origin of the web app; calls go to `/api`
   * @param {number} [connections] as many at once; a single one is opened anew for each call, so that
   *   pauses between calls lose none
   * @param {boolean} [isKept] whether they are kept alive
   */
  constructor(origin, connections = 32, isKept = connections > 1) {
    this.#origin = origin
    this.#agent = new Agent({ keepAlive: isKept, maxSockets: connections, timeout: 3_000 })
  }

  get token() {
    return this.#token
  }

  get origin() {
    return this.#origin
  }

  /**
   * Sends a call and gives whatever answer came; rejects when the connection broke.
   * @param {string} method
   * @param {string} path behind `/api`
   * @param {unknown} [body]
   * @param {Record<string, string>} [headers]
   * @returns {Promise<Answer>}
   */
  send(method, path, body, headers = {}) {
    const payload = body === undefined ? '' : JSON.stringify(body)
    const sent = {
      ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
      ...(payload ? { 'content-type': 'application/json' } : {}),
      ...headers,
      ...(method === 'GET' ? {} : { 'content-length': String(Buffer.byteLength(payload)) }),
    }
    return new Promise((done, fail) => {
      const options = { method, agent: this.#agent, headers: sent }
      const call = request(`${this.#origin}/api${path}`, options, (answer) => {
        /** @type {Buffer[]} */
        const chunks = []
        answer.on('data', (chunk) => chunks.push(chunk))
        answer.on('error', fail)
        answer.on('end', () => done(readAnswer(answer, Buffer.concat(chunks))))
      })
      call.setTimeout(300_000, () => call.destroy(new Error('no answer for five minutes')))
      call.on('error', (cause) => {
        // The other side may end an idle connection while a call is on its way to it.
        if (method === 'GET' && call.reusedSocket && Object(cause).code === 'ECONNRESET') {
          this.send(method, path, body, headers).then(done, fail)
        } else {
          fail(new Error(`${method} ${path}: ${cause.message}`, { cause }))
        }
      })
      call.end(payload)
    })
  }

  /**
   * Like `send`, but anything except success is an error.
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body]
   * @param {Record<string, string>} [headers]
   * @returns {Promise<any>} the body
   */
  async call(method, path, body, headers) {
    const answer = await this.send(method, path, body, headers)
    if (answer.status >= 200 && answer.status < 300) return answer.body
    throw new Error(`${method} ${path}: ${answer.status} ${answer.bytes.toString().slice(0, 500)}`)
  }

  /**
   * Registers a person and signs in.
   * @param {{ email: string, password: string, name?: string }} person
   */
  async register({ email, password, name = 'Ada Example' }) {
    await this.call('POST', '/post-jwt-register', { name, email, password })
    return this.signIn({ email, password })
  }

  /** @param {{ email: string, password: string }} person */
  signIn(person) {
    return this.signInAt('/auth/login', person)
  }

  /**
   * Signs in at one of the sign-in pages.
   * @param {string} path
   * @param {{ email: string, password: string }} person
   */
  async signInAt(path, { email, password }) {
    const { data } = await this.call('POST', path, { email, password })
    this.#token = data.token
    return data
  }

  close() {
    this.#agent.destroy()
  }
}

/** A key for one create; give the same again to repeat it. */
export function newKey() {
  return { 'idempotency-key': randomUUID() }
}

/**
 * @param {import('node:http').IncomingMessage} answer
 * @param {Buffer} bytes
 * @returns {Answer}
 */
function readAnswer(answer, bytes) {
  const isJson = /json/.test(answer.headers['content-type'] ?? '')
  const body = isJson && bytes.length > 0 ? JSON.parse(bytes.toString()) : undefined
  return { status: answer.statusCode ?? 0, headers: answer.headers, bytes, body }
}
