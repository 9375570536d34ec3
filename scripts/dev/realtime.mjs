// @ts-check
import { connect } from 'node:net'

/**
 * Passes a websocket on to the API with the token that the session's cookie stands for.
 * @param {import('vite').ViteDevServer} vite
 * @param {object} env
 * @param {string} upstream
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:stream').Duplex} socket
 */
export async function passRealtime(vite, env, upstream, request, socket) {
  const { parseSessionCookie } = await vite.ssrLoadModule(
    '/app/shell/session/session-cookie.server.ts',
  )
  const url = `http://${request.headers.host}${request.url}`
  const session = await parseSessionCookie(env, url, request.headers.cookie ?? null)
  if (!session) {
    socket.end('HTTP/1.1 401 Unauthorized\r\ncontent-length: 0\r\n\r\n')
    return
  }
  const headers = {
    ...request.headers,
    cookie: undefined,
    host: new URL(upstream).host,
    authorization: `Bearer ${session.token}`,
  }
  const lines = Object.entries(headers)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}\r\n`)
  const passed = connect(Number(new URL(upstream).port), '127.0.0.1', () => {
    passed.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('')}\r\n`)
    passed.pipe(socket).pipe(passed)
  })
  const end = () => {
    passed.destroy()
    socket.destroy()
  }
  passed.on('error', end)
  socket.on('error', end)
}
