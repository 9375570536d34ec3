import { type Connection, type ConnectionContext, Server, type WSMessage } from 'partyserver'
import { z } from 'zod'
import type { Env } from '../core/env.ts'
import { findChannelMessage } from './channel-messages.ts'
import { wake } from './channel-wakes.ts'

const sessionHeader = 'x-firmament-session'
const longestMessage = 64 * 1024
const messagesPerSecond = 50

/** What a person's open pages are sent; the first two `type`s as in the specification. */
export type ChannelMessage = {
  type: 'newNotification' | 'demoLogUpdated' | 'profileChanged' | 'documentSeen'
} & Record<string, unknown>

/** One person's websockets. Sleeps between messages: nothing that matters is kept in memory. */
export class Channel extends Server<Env> {
  static override options = { hibernate: true }
  readonly #pace = new WeakMap<Connection, { second: number; count: number }>()

  /** A ping is answered without waking the object: thousands of open pages cost nothing. */
  override onStart(): void {
    this.ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
  }

  override getConnectionTags(_connection: Connection, { request }: ConnectionContext): string[] {
    return [request.headers.get(sessionHeader) ?? '']
  }

  /**
   * `POST /notify` broadcasts its body; `POST /close` ends the sockets of the session it names;
   * `POST /wake` asks to be woken at the time it names.
   */
  override async onRequest(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    const body = await request.text()
    if (pathname === '/notify') this.broadcast(body)
    if (pathname === '/close') {
      for (const connection of this.getConnections(body)) connection.close(4401, 'Signed out')
    }
    if (pathname === '/wake') await this.#wakeAt(Number(body))
    return new Response(null, { status: 204 })
  }

  /** Does what waits for the person; what throws is tried again by the runtime. */
  override async onAlarm(): Promise<void> {
    const next = await wake(this.env, this.name, Date.now())
    if (next !== undefined) await this.#wakeAt(next)
  }

  async #wakeAt(at: number): Promise<void> {
    const known = await this.ctx.storage.getAlarm()
    if (known === null || at < known) await this.ctx.storage.setAlarm(at)
  }

  /** Who floods is shut out; nobody else notices. What nobody knows is passed over. */
  override async onMessage(connection: Connection, message: WSMessage): Promise<void> {
    const size = typeof message === 'string' ? message.length : message.byteLength
    if (size > longestMessage || this.#isTooFast(connection)) {
      connection.close(1008, 'Too much')
      return
    }
    const { type, payload } = readMessage(message)
    const sender = { env: this.env, userId: this.name, sessionId: connection.tags[1] ?? '' }
    try {
      await findChannelMessage(type)?.(payload, sender)
    } catch (error) {
      console.error(error)
    }
  }

  #isTooFast(connection: Connection): boolean {
    const second = Math.floor(Date.now() / 1000)
    const pace = this.#pace.get(connection)
    const count = pace?.second === second ? pace.count + 1 : 1
    this.#pace.set(connection, { second, count })
    return count > messagesPerSecond
  }
}

const ClientMessage = z.object({ type: z.string(), payload: z.unknown() })

/** `{ type, payload }` as JSON; anything else is of a type that nobody knows. */
function readMessage(message: WSMessage): z.infer<typeof ClientMessage> {
  try {
    return ClientMessage.parse(JSON.parse(String(message)))
  } catch {
    return { type: '', payload: undefined }
  }
}

/** Opens a websocket for a signed-in person; the gateway has checked origin and token. */
export function openSocket(env: Env, userId: string, sessionId: string, request: Request) {
  const headers = new Headers({ upgrade: 'websocket', [sessionHeader]: sessionId })
  for (const name of ['sec-websocket-key', 'sec-websocket-version', 'sec-websocket-protocol']) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return channelOf(env, userId).fetch('https://channel/open', { headers })
}

/** Tells every open page of a person. */
export async function notifyUser(env: Env, userId: string, message: ChannelMessage): Promise<void> {
  const body = JSON.stringify(message)
  await channelOf(env, userId).fetch('https://channel/notify', { method: 'POST', body })
}

/** Ends the websockets of one session, after it signed out. */
export async function closeSockets(env: Env, userId: string, sessionId: string): Promise<void> {
  await channelOf(env, userId).fetch('https://channel/close', { method: 'POST', body: sessionId })
}

/** Has what waits for a person be done at a time: the directory has no clock of its own. */
export async function wakePerson(env: Env, userId: string, at: number): Promise<void> {
  await channelOf(env, userId).fetch('https://channel/wake', { method: 'POST', body: String(at) })
}

function channelOf(env: Env, userId: string) {
  return env.CHANNEL.get(env.CHANNEL.idFromName(userId))
}
