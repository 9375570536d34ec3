import { AsyncLocalStorage } from 'node:async_hooks'
import type { Call } from '../call.ts'
import type { Shown } from '../social/take-up.ts'

/** What one call of better-auth is about; there is one better-auth for all requests of an isolate. */
export type Asking = {
  call: Call
  /** The signed-in person as better-auth has them. */
  user: object | undefined
  /** Whom better-auth declared signed in. */
  enteredId: string | undefined
  /** The provider's account that was shown, with its verified address. */
  shown: Shown | undefined
  /** What a text message with a code says; without it none leaves. */
  message: ((code: string) => string) | undefined
}

const askings = new AsyncLocalStorage<Asking>()

/** Runs a call of better-auth so that its storage and senders know what it is about. */
export function whileAsking<Answer>(asking: Asking, work: () => Promise<Answer>): Promise<Answer> {
  return askings.run(asking, work)
}

/** The call that is under way; undefined where better-auth is used without one. */
export function currentAsking(): Asking | undefined {
  return askings.getStore()
}
