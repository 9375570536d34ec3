/** What a page may be sent; the first two as in the specification. */
export type ChannelType = 'newNotification' | 'demoLogUpdated' | 'profileChanged' | 'documentSeen'

export type ChannelPayload = Record<string, unknown>

/** Between whoever listens and the one connection of the page, whichever is loaded first. */
export const channelEvents = { heard: 'channel:', emitted: 'channel-emit', open: 'channel-open' }

/**
 * Hears one kind of message of the person's channel, for as long as the page lives.
 * For islands (in an effect) and small client modules. @returns how to stop hearing it
 */
export function onChannel(
  type: ChannelType,
  handle: (payload: ChannelPayload) => void,
): () => void {
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) handle(event.detail)
  }
  document.addEventListener(channelEvents.heard + type, listen)
  return () => document.removeEventListener(channelEvents.heard + type, listen)
}

/**
 * Calls back each time the connection is there, so also after every interruption: what was missed
 * meanwhile is then to be fetched. @returns how to stop hearing it
 */
export function onChannelOpen(handle: () => void): () => void {
  document.addEventListener(channelEvents.open, handle)
  return () => document.removeEventListener(channelEvents.open, handle)
}

/**
 * Sends a message over the person's channel. What is sent while it is interrupted waits for it.
 * @returns whether there is a connection at all to take it
 */
export function emitChannel(type: 'demoUserAction', payload: ChannelPayload): boolean {
  const event = new CustomEvent(channelEvents.emitted, {
    detail: { type, payload },
    cancelable: true,
  })
  return !document.dispatchEvent(event)
}
