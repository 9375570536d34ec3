import type { Actor } from './actor.ts'
import type { FirmContext } from './store.ts'
import { newId } from './ulid.ts'

/** Where nobody asked: what is written is written by the firm itself. */
export function firmItself(firmId: string, now: Date, requestId = ''): FirmContext {
  const actor: Actor = {
    userId: '',
    userName: 'Firmament',
    role: null,
    language: 'en',
    isDemo: false,
    requestId,
  }
  return { firmId, actor, now, newId, idempotency: null }
}
