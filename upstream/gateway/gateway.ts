import type { Env } from '../env.ts'
import type { Identity } from '../identity/identity.ts'
import type { Route } from './routes.ts'

/** What Hono carries through a request of the gateway. */
export type Gateway = {
  Bindings: Env
  Variables: {
    requestId: string
    route: Route
    identity: Identity | undefined
  }
}
