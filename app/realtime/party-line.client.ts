import ReconnectingWebSocket from 'partysocket/ws'
import { delays, type Line, type LineEvents, readMessage } from './line.ts'

/** The channel ends a socket with this when its session has ended or is locked. */
const sessionEnded = 4401
const beatMs = 30_000

/** The line to our own upstream: a websocket through `/realtime`, which the cookie signs in. */
export function openPartyLine(url: string, events: LineEvents): Line {
  let isUp = false
  let isAnswered = true
  const socket = new ReconnectingWebSocket(url, undefined, {
    minReconnectionDelay: delays.first,
    maxReconnectionDelay: delays.longest,
    connectionTimeout: delays.timeOut,
    maxEnqueuedMessages: 100,
    shouldReconnectOnClose: ({ code }: { code: number }) => code !== sessionEnded,
  })
  socket.addEventListener('open', () => {
    isUp = true
    isAnswered = true
    events.onOpen()
  })
  socket.addEventListener('message', ({ data }) => {
    isAnswered = true
    const message = readMessage(data)
    if (message) events.onMessage(message.type, message.payload)
  })
  socket.addEventListener('close', ({ code }) => {
    if (code === sessionEnded) events.onEnded()
    else if (!isUp) events.onTrouble()
    isUp = false
  })
  // A connection that died without a word is only noticed by asking.
  const beat = setInterval(() => {
    if (!isUp) return
    if (!isAnswered) return socket.reconnect()
    isAnswered = false
    socket.send('ping')
  }, beatMs)
  return {
    send: (type, payload) => socket.send(JSON.stringify({ type, payload })),
    close() {
      clearInterval(beat)
      socket.close()
    },
  }
}
