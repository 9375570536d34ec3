// @ts-check
import { createServer } from 'node:http'
import { Server } from 'socket.io'

/** The notice that the foreign API tells of, as the contract has it. */
const notice = {
  id: '01M7ZRWYX80C13S22WB7WN80J7',
  kind: 'ownershipOffered',
  params: { firm: 'Orbit Ltd', by: 'Grace Hopper' },
  firmId: null,
  link: null,
  createdAt: '2026-10-03T10:00:00.000Z',
  readAt: null,
}

const session = {
  user: {
    id: '01M7ZRWYX80C13S22WB7WN80J8',
    name: 'Ada Lovelace',
    email: 'ada@example.test',
    kind: 'user',
    isDemo: false,
    language: 'en',
    theme: 'system',
    currentFirmId: null,
    isEmailVerified: true,
    photoKey: null,
    timeZone: null,
    lockAfterMinutes: null,
  },
  isLocked: false,
  firms: [],
}

const token = 'foreign-token'

/**
 * An API of somebody else on this machine: as much of the contract as a signed-in page asks, and
 * a real socket.io server on the same origin.
 * @param {number} [port]
 */
export async function startForeignApi(port = 0) {
  let unread = 0
  /** @type {{ transport: string, event?: string, payload?: unknown }[]} */
  const heard = []
  const http = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://api')
    const isKnown = request.headers.authorization === `Bearer ${token}`
    const status = isKnown || pathname === '/auth/login' ? 200 : 401
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(status === 200 ? answerOf(pathname, unread) : {}))
  })
  const io = new Server(http)
  io.on('connection', (socket) => {
    heard.push({ transport: socket.conn.transport.name })
    socket.onAny((event, payload) => heard.push({ transport: 'websocket', event, payload }))
  })
  await new Promise((done) => http.listen(port, '127.0.0.1', () => done(undefined)))
  const address = http.address()
  if (!address || typeof address === 'string') throw new Error('No port')
  return {
    port: address.port,
    origin: `http://127.0.0.1:${address.port}`,
    heard,
    /** Something happens: every open page is told. */
    tell() {
      unread += 1
      io.emit('newNotification', { id: notice.id })
    },
    /** Something happens that nobody is told of. */
    keepSilent() {
      unread += 1
    },
    /** Ends every connection, as a restart would. */
    interrupt: () => io.disconnectSockets(true),
    async stop() {
      await io.close()
    },
  }
}

/**
 * @param {string} pathname
 * @param {number} unread
 */
function answerOf(pathname, unread) {
  const rows = unread > 0 ? [notice] : []
  switch (pathname) {
    case '/auth/login': {
      const { id, kind, ...user } = session.user
      return { data: { token, response: { ...user, _id: id, role: kind } }, message: 'Welcome.' }
    }
    case '/auth/session':
      return session
    case '/notifications/unread':
      return { unread }
    case '/notifications':
      return { rows, next: null, previous: null, first: rows.length, total: null }
    default:
      return {}
  }
}
