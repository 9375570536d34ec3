import { isPlainAddress, MailRefused, MailUnsure } from './rendered-mail.ts'

/** What `connect` of `cloudflare:sockets` gives, as far as it is needed. */
export type MailSocket = {
  readable: ReadableStream
  writable: WritableStream
  opened: Promise<unknown>
  startTls(): MailSocket
  close(): Promise<void>
}

export type SmtpServer = {
  host: string
  port: number
  /** `tls` from the first byte, `starttls` or nothing sent; `none` only to this machine. */
  security: 'tls' | 'starttls' | 'none'
  user?: string
  password?: string
}

export type Envelope = { from: string; to: readonly string[] }

type Connect = (
  address: { hostname: string; port: number },
  options: { secureTransport: 'on' | 'starttls' | 'off'; allowHalfOpen: boolean },
) => MailSocket

const connectMs = 20_000
const answerMs = 60_000
/** A server takes its time with the mail itself (RFC 5321, 4.5.3.2.6: ten minutes). */
const acceptMs = 120_000

type Answer = { code: number; lines: string[]; text: string }

/**
 * Hands a message to an SMTP server (RFC 5321, 3207, 4954); gives its answer to the message. With
 * `starttls` a server that offers no TLS gets nothing, neither password nor mail.
 * @throws MailRefused for 5xx, MailUnsure when it is unknown whether the message was taken; any
 * other error means that nothing was handed over and it may be tried again
 */
export async function sendBySmtp(
  connect: Connect,
  server: SmtpServer,
  envelope: Envelope,
  message: string,
): Promise<string> {
  const { from, to } = envelope
  for (const address of [from, ...to]) {
    if (!isPlainAddress(address)) {
      throw new MailRefused(`Not an address that mail can be sent to: ${address}`)
    }
  }
  const mode = { tls: 'on', starttls: 'starttls', none: 'off' } as const
  const secureTransport = mode[server.security]
  const address = { hostname: server.host, port: server.port }
  const line = new Line(connect(address, { secureTransport, allowHalfOpen: false }))
  try {
    await line.open()
    await greet(line, server)
    await line.ask(`MAIL FROM:<${from}>`, [250])
    for (const one of to) await nameRecipient(line, one)
    await line.ask('DATA', [354])
    const answer = await handOver(line, message)
    await line.ask('QUIT', [221]).catch(() => undefined)
    return answer
  } finally {
    await line.close()
  }
}

async function greet(line: Line, server: SmtpServer): Promise<void> {
  await line.expect([220], answerMs)
  let offers = await sayHello(line)
  if (server.security === 'starttls') {
    if (!offers.some((offer) => /^STARTTLS$/i.test(offer))) {
      throw new Error(`${server.host} offers no STARTTLS: nothing was sent`)
    }
    await line.ask('STARTTLS', [220])
    line.startTls()
    offers = await sayHello(line)
  }
  if (server.user === undefined || server.user === '') return
  await logIn(line, offers, { user: server.user, password: server.password ?? '' })
}

async function sayHello(line: Line): Promise<string[]> {
  const { lines } = await line.ask('EHLO [127.0.0.1]', [250])
  return lines.slice(1)
}

async function logIn(
  line: Line,
  offers: readonly string[],
  { user, password }: { user: string; password: string },
): Promise<void> {
  const ways = offers.find((offer) => /^AUTH[ =]/i.test(offer))?.toUpperCase() ?? ''
  const encode = (text: string) => Buffer.from(text).toString('base64')
  try {
    if (/\bPLAIN\b/.test(ways) || !/\bLOGIN\b/.test(ways)) {
      await line.ask(`AUTH PLAIN ${encode(`\0${user}\0${password}`)}`, [235])
    } else {
      await line.ask('AUTH LOGIN', [334])
      await line.ask(encode(user), [334])
      await line.ask(encode(password), [235])
    }
  } catch (error) {
    // A wrong password is a fault of the settings, not of the mail: it is tried again.
    throw error instanceof MailRefused ? new Error(error.message) : error
  }
}

async function nameRecipient(line: Line, address: string): Promise<void> {
  try {
    await line.ask(`RCPT TO:<${address}>`, [250, 251])
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    // 5.1.x: bad destination (RFC 3463); without an enhanced code 550, 551 and 553 say so.
    const isBounced = /\b5\.1\.\d/.test(error.message) || isUnknown(error.message)
    throw new MailRefused(`${address}: ${error.message}`, isBounced ? address : undefined)
  }
}

function isUnknown(answer: string): boolean {
  return /^(550|551|553)\b/.test(answer) && !/\b5\.[2-7]\.\d/.test(answer)
}

/** From the first byte of the last line on, nobody knows what became of it until the answer. */
async function handOver(line: Line, message: string): Promise<string> {
  const dotted = message.replace(/(^|\r\n)\./g, '$1..')
  await line.write(dotted.endsWith('\r\n') ? dotted : `${dotted}\r\n`)
  try {
    await line.write('.\r\n')
    return (await line.expect([250], acceptMs)).text
  } catch (error) {
    if (error instanceof MailRefused || error instanceof RefusedForNow) throw error
    throw new MailUnsure(`The mail was handed over, but no answer came: ${messageOf(error)}`)
  }
}

/** 4xx: the server asks to try again later. */
class RefusedForNow extends Error {}

/** The conversation: one command, one answer of one or more lines. */
class Line {
  #socket: MailSocket
  #reader: ReadableStreamDefaultReader<Uint8Array>
  #writer: WritableStreamDefaultWriter<Uint8Array>
  #unread = ''
  readonly #decoder = new TextDecoder()
  readonly #encoder = new TextEncoder()

  constructor(socket: MailSocket) {
    this.#socket = socket
    this.#reader = socket.readable.getReader()
    this.#writer = socket.writable.getWriter()
  }

  async open(): Promise<void> {
    await within(this.#socket.opened, connectMs, 'No connection')
  }

  startTls(): void {
    // What came in clear before the handshake must not count as said within it (CVE-2011-0411).
    this.#unread = ''
    this.#reader.releaseLock()
    this.#writer.releaseLock()
    this.#socket = this.#socket.startTls()
    this.#reader = this.#socket.readable.getReader()
    this.#writer = this.#socket.writable.getWriter()
  }

  async write(text: string): Promise<void> {
    await within(this.#writer.write(this.#encoder.encode(text)), answerMs, 'Nothing is taken')
  }

  async ask(command: string, wanted: readonly number[]): Promise<Answer> {
    await this.write(`${command}\r\n`)
    return this.expect(wanted, answerMs)
  }

  /** @throws MailRefused for 5xx, RefusedForNow for 4xx and what was not expected */
  async expect(wanted: readonly number[], ms: number): Promise<Answer> {
    const answer = await within(this.#read(), ms, 'No answer')
    if (wanted.includes(answer.code)) return answer
    if (answer.code >= 500) throw new MailRefused(answer.text)
    throw new RefusedForNow(answer.text)
  }

  async close(): Promise<void> {
    await this.#socket.close().catch(() => undefined)
  }

  async #read(): Promise<Answer> {
    const lines: string[] = []
    for (;;) {
      const line = await this.#readLine()
      const [, code = '', mark, text = ''] = /^(\d{3})([ -]?)(.*)$/.exec(line) ?? []
      if (code === '') throw new Error(`Not an SMTP server: ${line.slice(0, 100)}`)
      lines.push(text)
      if (mark !== '-') return { code: Number(code), lines, text: `${code} ${lines.join(' ')}` }
      if (lines.length > 200) throw new Error('The answer has no end')
    }
  }

  async #readLine(): Promise<string> {
    for (;;) {
      const end = this.#unread.indexOf('\n')
      if (end >= 0) {
        const line = this.#unread.slice(0, end).replace(/\r$/, '')
        this.#unread = this.#unread.slice(end + 1)
        return line
      }
      const { value, done } = await this.#reader.read()
      if (done) throw new Error('The server closed the connection')
      this.#unread += this.#decoder.decode(value, { stream: true })
      if (this.#unread.length > 100_000) throw new Error('The answer has no end')
    }
  }
}

async function within<Value>(work: Promise<Value>, ms: number, what: string): Promise<Value> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`${what} within ${ms / 1000} s`)), ms)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
