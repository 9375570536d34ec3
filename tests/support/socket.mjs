// @ts-check
import { randomBytes } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { request } from 'node:http'

const opcodes = { text: 1, close: 8 }

/**
 * Asks for a websocket as no browser would: with any headers, and frames of any size.
 * @param {string} origin of the web app
 * @param {string} path
 * @param {Record<string, string>} headers
 * @returns {Promise<{ status: number, socket: RawSocket | undefined }>}
 */
export function askForSocket(origin, path, headers) {
  const key = randomBytes(16).toString('base64')
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket' }
  const version = { 'sec-websocket-version': '13', 'sec-websocket-key': key }
  return new Promise((done, fail) => {
    const call = request(origin + path, { headers: { ...headers, ...upgrade, ...version } })
    call.on('upgrade', (answer, stream) => {
      done({ status: answer.statusCode ?? 0, socket: new RawSocket(stream) })
    })
    call.on('response', (answer) => {
      answer.resume()
      done({ status: answer.statusCode ?? 0, socket: undefined })
    })
    call.on('error', fail)
    call.end()
  })
}

/** One open websocket. Emits `message` with each text, and `close` with its code, 0 without one. */
class RawSocket extends EventEmitter {
  #stream
  #unread = Buffer.alloc(0)
  #code = 0

  /** @param {import('node:stream').Duplex} stream */
  constructor(stream) {
    super()
    this.#stream = stream
    stream.on('data', (/** @type {Buffer} */ chunk) => this.#read(chunk))
    // Whoever is shut out may finds the socket closed while still talking.
    stream.on('error', () => {})
    stream.on('close', () => this.emit('close', this.#code))
  }

  /** @param {string | Buffer} text @param {number} [times] */
  send(text, times = 1) {
    const frame = frameOf(Buffer.from(text))
    this.#stream.write(Buffer.concat(Array.from({ length: times }, () => frame)))
  }

  /** What is said next. */
  async hear() {
    const [text] = await once(this, 'message')
    return String(text)
  }

  /** The code with which it is closed. */
  async closed() {
    const [code] = await once(this, 'close')
    return Number(code)
  }

  end() {
    this.#stream.destroy()
  }

  /** @param {Buffer} chunk */
  #read(chunk) {
    this.#unread = Buffer.concat([this.#unread, chunk])
    for (let frame = firstFrame(this.#unread); frame; frame = firstFrame(this.#unread)) {
      this.#unread = this.#unread.subarray(frame.size)
      if (frame.opcode === opcodes.text) this.emit('message', frame.payload.toString())
      if (frame.opcode === opcodes.close) {
        this.#code = frame.payload.readUInt16BE(0)
        this.#stream.destroy()
      }
    }
  }
}

/** A frame as clients send it, RFC 6455, 5.2; the mask is all zero. @param {Buffer} payload */
function frameOf(payload) {
  const head = Buffer.alloc(14)
  head[0] = 0x80 | opcodes.text
  head[1] = 0x80 | 127
  head.writeBigUInt64BE(BigInt(payload.length), 2)
  return Buffer.concat([head, payload])
}

/** @param {Buffer} bytes of which the first frame may not be all there */
function firstFrame(bytes) {
  if (bytes.length < 2) return undefined
  const short = bytes.readUInt8(1) & 0x7f
  const headSize = short === 127 ? 10 : short === 126 ? 4 : 2
  if (bytes.length < headSize) return undefined
  const long = headSize === 10 ? Number(bytes.readBigUInt64BE(2)) : bytes.readUInt16BE(2)
  const length = headSize === 2 ? short : long
  const size = headSize + length
  if (bytes.length < size) return undefined
  return { opcode: bytes.readUInt8(0) & 0x0f, payload: bytes.subarray(headSize, size), size }
}
