import type { Env } from '../core/env.ts'
import type { KeyUse } from '../identity/api-keys/key-identity.ts'
import type { Identity } from '../identity/identity.ts'
import type { Route } from './routes.ts'

/** What Hono carries through a request of the gateway. */
export type Gateway = {
  Bindings: Env
  Variables: {
    requestId: string
    route: Route
    /** Whether the gateway asks itself, on behalf of a call that is kept already. */
    isAskedByItself: boolean
    /** Whether it does so for a program of calendars or address books. */
    isForSync: boolean
    identity: Identity | undefined
    /** How the calls of a key stand, where one was shown. */
    keyUse: KeyUse | undefined
  }
}
