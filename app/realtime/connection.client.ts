import { channelEvents } from './channel.ts'
import type { Line, LineEvents } from './line.ts'
import { whileShown } from './page-life.client.ts'

type Settings = {
  /** Address of a socket.io server; without it the line leads to our own upstream. */
  socketioUrl: string | undefined
  onTrouble: () => void
  onEnded: () => void
}

/** The page's one connection, from when it is shown until it is left. */
export function keepConnected({ socketioUrl, onTrouble, onEnded }: Settings): void {
  const events: LineEvents = {
    onMessage: (type, payload) =>
      document.dispatchEvent(new CustomEvent(channelEvents.heard + type, { detail: payload })),
    onOpen: () => document.dispatchEvent(new Event(channelEvents.open)),
    onTrouble,
    onEnded,
  }
  whileShown(() => {
    const line = openLine(socketioUrl, events)
    const emit = (event: Event) => {
      if (!(event instanceof CustomEvent)) return
      const { type, payload } = event.detail
      void line.then(({ send }) => send(type, payload))
      event.preventDefault()
    }
    document.addEventListener(channelEvents.emitted, emit)
    return () => {
      document.removeEventListener(channelEvents.emitted, emit)
      void line.then(({ close }) => close())
    }
  })
}

async function openLine(socketioUrl: string | undefined, events: LineEvents): Promise<Line> {
  if (socketioUrl) {
    const { openSocketioLine } = await import('./socketio-line.client.ts')
    return openSocketioLine(socketioUrl, events)
  }
  const { openPartyLine } = await import('./party-line.client.ts')
  const url = new URL('/realtime', location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  return openPartyLine(url.href, events)
}
