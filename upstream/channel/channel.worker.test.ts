import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { ask, signInPerson } from '../testing/client.ts'
import { notifyUser } from './channel.ts'

const origin = 'https://firmament.test'

function open(token: string | undefined, from?: string) {
  const headers = { upgrade: 'websocket', ...(from === undefined ? {} : { origin: from }) }
  return ask({ path: '/realtime', token, headers })
}

async function listen(token: string): Promise<WebSocket> {
  const { webSocket } = await open(token)
  if (!webSocket) throw new Error('No websocket')
  webSocket.accept()
  return webSocket
}

function next<Kind extends 'message' | 'close'>(socket: WebSocket, kind: Kind) {
  return new Promise<WebSocketEventMap[Kind]>((resolve) => {
    socket.addEventListener(kind, resolve, { once: true })
  })
}

describe('a person’s channel', () => {
  it('brings a notification to every page of that person, and to nobody else', async () => {
    const maria = await signInPerson()
    const other = await signInPerson()
    const [one, two, foreign] = [
      await listen(maria.token),
      await listen(maria.token),
      await listen(other.token),
    ]
    let heard = 0
    foreign.addEventListener('message', () => {
      heard += 1
    })
    const both = Promise.all([next(one, 'message'), next(two, 'message')])
    await notifyUser(env, maria.userId, { type: 'newNotification', text: 'Paid' })
    for (const { data } of await both) {
      expect(JSON.parse(String(data))).toEqual({ type: 'newNotification', text: 'Paid' })
    }
    expect(heard).toBe(0)
  })

  it('opens only for a signed-in person on our own pages', async () => {
    const { token } = await signInPerson()
    expect((await open(undefined)).status).toBe(401)
    expect((await open(token, 'https://evil.example')).status).toBe(403)
    expect((await open(token, origin)).status).toBe(101)
    expect((await ask({ path: '/realtime', token, headers: { origin } })).status).toBe(400)
  })

  it('closes at logout', async () => {
    const { token } = await signInPerson()
    const closed = next(await listen(token), 'close')
    await ask({ path: '/auth/logout', method: 'POST', token })
    expect((await closed).code).toBe(4401)
  })

  it('shuts out who floods it', async () => {
    const { token } = await signInPerson()
    const socket = await listen(token)
    const closed = next(socket, 'close')
    for (let count = 0; count < 200; count += 1) socket.send('x')
    expect((await closed).code).toBe(1008)
  })

  it('shuts out who sends too much at once, and leaves the others alone', async () => {
    const { token, userId } = await signInPerson()
    const [loud, quiet] = [await listen(token), await listen(token)]
    const closed = next(loud, 'close')
    const heard = next(quiet, 'message')
    loud.send('x'.repeat(64 * 1024 + 1))
    expect((await closed).code).toBe(1008)
    await notifyUser(env, userId, { type: 'newNotification' })
    expect(JSON.parse(String((await heard).data))).toEqual({ type: 'newNotification' })
  })

  it('passes over what it does not understand', async () => {
    const { token } = await signInPerson()
    const socket = await listen(token)
    const answer = next(socket, 'message')
    for (const message of ['{', '[]', '{"type":"nobody"}', '{"type":"__proto__"}', '{"type":7}']) {
      socket.send(message)
    }
    socket.send('ping')
    expect((await answer).data).toBe('pong')
  })

  // Within a second, on a machine that does nothing else.
  it('reaches 200 pages of a person at once', async () => {
    const { token, userId } = await signInPerson()
    const sockets = await Promise.all(Array.from({ length: 200 }, () => listen(token)))
    const all = Promise.all(sockets.map((socket) => next(socket, 'message')))
    const startedAt = performance.now()
    await notifyUser(env, userId, { type: 'newNotification' })
    expect(await all).toHaveLength(200)
    expect(performance.now() - startedAt).toBeLessThan(5_000)
  })

  it('answers a ping', async () => {
    const { token } = await signInPerson()
    const socket = await listen(token)
    const answer = next(socket, 'message')
    socket.send('ping')
    expect((await answer).data).toBe('pong')
  })
})
