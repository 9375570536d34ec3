// @ts-check
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { SMTPServer } from 'smtp-server'

/** For nothing but these tests: a key and a certificate of `localhost`. */
const pem = readFileSync(new URL('mail-server.pem', import.meta.url), 'utf8')

/** @typedef {{ to: string[], from: string, isSecure: boolean, user: string, raw: string }} Taken */

/** @type {Taken[]} */
const taken = []

/**
 * Real mail servers on this machine, for the tests that need workerd: one with STARTTLS, one with
 * TLS, one without either. What a recipient is called says what happens; what was taken can be
 * asked for by HTTP.
 * @param {{ provide: (key: 'mailServer', ports: { starttls: number, tls: number, plain: number, http: number }) => void }} project
 */
export default async function setup({ provide }) {
  const starttls = open({ secure: false })
  const tls = open({ secure: true })
  const plain = open({ secure: false, hideSTARTTLS: true, disabledCommands: ['STARTTLS'] })
  const http = createServer((_request, response) => response.end(JSON.stringify(taken)))
  const servers = { starttls, tls, plain }
  const ports = { starttls: 0, tls: 0, plain: 0, http: await listen(http) }
  for (const name of /** @type {const} */ (['starttls', 'tls', 'plain'])) {
    ports[name] = await listen(servers[name].server)
  }
  provide('mailServer', ports)
  return async () => {
    http.closeAllConnections()
    await Promise.all(
      [http, starttls, tls, plain].map((one) => new Promise((ok) => one.close(() => ok(0)))),
    )
  }
}

/** @param {import('smtp-server').SMTPServerOptions} options */
function open(options) {
  return new SMTPServer({
    ...options,
    key: pem,
    cert: pem,
    authOptional: true,
    closeTimeout: 100,
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      password === 'right' ? done(null, { user: username }) : done(refusal(535, 'Wrong password')),
    onRcptTo: ({ address }, _session, done) => {
      if (address.startsWith('unknown@')) return done(refusal(550, '5.1.1 No such mailbox'))
      if (address.startsWith('later@')) return done(refusal(451, '4.7.1 Try again later'))
      return done()
    },
    onData(stream, session, done) {
      /** @type {Buffer[]} */
      const parts = []
      stream.on('data', (part) => parts.push(part))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const to = rcptTo.map(({ address }) => address)
        if (to.some((address) => address.startsWith('spam@'))) {
          return done(refusal(554, '5.7.1 Refused as spam'))
        }
        const from = mailFrom ? mailFrom.address : ''
        const raw = Buffer.concat(parts).toString('latin1')
        taken.push({ to, from, raw, isSecure: session.secure, user: String(session.user ?? '') })
        // One that takes the mail and dies before it says so.
        if (to.some((address) => address.startsWith('silent@'))) {
          const { connections } =
            /** @type {{ connections: Set<{ close(): void, id: string }> }} */ (
              /** @type {unknown} */ (this)
            )
          for (const connection of connections) if (connection.id === session.id) connection.close()
          return undefined
        }
        return done(null, 'OK: queued as T1')
      })
    },
  })
}

/**
 * @param {number} responseCode
 * @param {string} message
 */
function refusal(responseCode, message) {
  return Object.assign(new Error(message), { responseCode })
}

/** @param {import('node:net').Server} server */
function listen(server) {
  return new Promise((/** @type {(port: number) => void} */ resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}
