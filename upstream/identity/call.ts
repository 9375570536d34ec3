import type { Env } from '../core/env.ts'
import type { Identity } from './identity.ts'

/** What every endpoint of the directory is given as `context`. */
export type Call = {
  env: Env
  /** Who shows the bearer token; undefined without a session. */
  identity: Identity | undefined
  requestId: string
  /** The caller's network address, for limits, where it is hashed, and the person's list of sessions. */
  address: string
  /** What the caller's program says of itself. */
  userAgent: string
  /** City and country of the address as the edge knows them; empty where it does not. */
  place: string
  /** What a browser that is trusted with the second factor shows. */
  device: string | undefined
  /** Milliseconds since 1970, UTC. */
  now: number
  /** Goes on after the answer; for what must not hold it up. */
  defer: (work: Promise<unknown>) => void
}
