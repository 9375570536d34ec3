import type { Env } from '../env.ts'
import type { KeyUse } from '../identity/api-keys/key-identity.ts'
import type { Identity } from '../identity/identity.ts'
import type { Route } from './routes.ts'

/** What Hono carries through a request of the gateway. */
export type Gateway = {
  Bindings: Env
  Variables: {
    requestId: string
    route: Route
    identity: Identity | undefined
    /** How the calls of a key stand, where one was shown. */
    keyUse: KeyUse | undefined
  }
}
