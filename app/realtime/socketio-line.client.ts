import { io } from 'socket.io-client'
import { delays, type Line, type LineEvents } from './line.ts'

/** The line to an API that speaks socket.io, with the cookies that its own origin has set. */
export function openSocketioLine(url: string, events: LineEvents): Line {
  const socket = io(url, {
    transports: ['websocket'],
    withCredentials: true,
    reconnectionDelay: delays.first,
    reconnectionDelayMax: delays.longest,
    timeout: delays.timeOut,
  })
  socket.on('connect', events.onOpen)
  socket.on('connect_error', events.onTrouble)
  socket.on('disconnect', (reason) => {
    if (reason !== 'io server disconnect') return
    events.onTrouble()
    // socket.io takes this for the end; where the session goes on, it is none.
    setTimeout(() => socket.connect(), delays.longest)
  })
  socket.onAny((type: string, payload: unknown) => {
    events.onMessage(type, typeof payload === 'object' ? { ...payload } : { value: payload })
  })
  return {
    send: (type, payload) => socket.emit(type, payload),
    close: () => socket.close(),
  }
}
