import type { Env } from '../core/env.ts'
import { hooks } from '../core/hooks.ts'

declare module '../core/hooks.ts' {
  interface ModuleParts {
    /** It answers messages that pages send over their websocket. */
    channelMessages: ChannelMessages
  }
}

/** Whose page sent a message; the gateway has checked the token. */
export type ChannelSender = {
  env: Env
  userId: string
  sessionId: string
}

/**
 * Answers one kind of message that pages send. The payload comes from the browser and is anything;
 * what throws is logged and hurts nobody.
 */
export type OnChannelMessage = (payload: unknown, sender: ChannelSender) => void | Promise<void>

/** Which messages a module answers: given as `channelMessages` in its manifest, by their kind. */
export type ChannelMessages = Record<string, OnChannelMessage>

/** What answers a message of a page; undefined for a kind that nobody knows. */
export function findChannelMessage(type: string): OnChannelMessage | undefined {
  for (const channelMessages of hooks('channelMessages')) {
    if (Object.hasOwn(channelMessages, type)) return channelMessages[type]
  }
  return undefined
}
