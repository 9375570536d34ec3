import type { Env } from '../env.ts'
import type { Identity } from './identity.ts'

/** What every endpoint of the directory is given as `context`. */
export type Call = {
  env: Env
  /** Who shows the bearer token; undefined for a stranger. */
  identity: Identity | undefined
  requestId: string
  /** The caller's network address, for limits; never stored in clear. */
  address: string
  /** Milliseconds since 1970, UTC. */
  now: number
  /** Goes on after the answer; for what must not hold it up. */
  defer: (work: Promise<unknown>) => void
}
