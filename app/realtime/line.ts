import type { ChannelPayload } from './channel.ts'

/** A connection that keeps itself up, in whatever protocol. */
export type Line = {
  /** Sent now, or once the connection is back. */
  send: (type: string, payload: ChannelPayload) => void
  close: () => void
}

/** What a line tells whoever opened it. */
export type LineEvents = {
  onMessage: (type: string, payload: ChannelPayload) => void
  /** At the beginning and after every interruption. */
  onOpen: () => void
  /** The connection could not be made, or the other side ended it: the session may be over. */
  onTrouble: () => void
  /** The session is over or locked, and nothing will come any more. */
  onEnded: () => void
}

/** As the specification has them, in milliseconds. */
export const delays = { first: 1_000, longest: 5_000, timeOut: 20_000 }

/** A message as our own channel carries it: its type among what belongs to it. */
export function readMessage(data: unknown): { type: string; payload: ChannelPayload } | undefined {
  if (typeof data !== 'string' || !data.startsWith('{')) return undefined
  const { type, ...payload } = JSON.parse(data)
  return typeof type === 'string' ? { type, payload } : undefined
}
