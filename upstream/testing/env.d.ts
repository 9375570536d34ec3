/// <reference types="@cloudflare/vitest-pool-workers/types" />

declare namespace Cloudflare {
  interface Env extends Readonly<import('../core/env.ts').Env> {
    /** `EchoFirm`, in the place of `FIRM` where a test is about the gateway. */
    ECHO?: import('../core/env.ts').Env['FIRM']
    /** Databases that have all tables: `scripts/test/firm-tables.mjs`. */
    FIRM_TABLES?: Fetcher
    /** Lets three calls through in a minute. */
    THREE_CALLS?: RateLimit
    /** How many operations a proof of the books is to do; empty for as many as the gate has time for. */
    OPERATIONS?: string
    /** How many moves of stock are held against a model; empty for as many as the gate has time for. */
    MOVES?: string
    /** How often each call of the API is asked with made-up inputs; empty for twice. */
    CASES?: string
    SEED?: string
    EVERY_SEED?: string
    /** When the clock of the tests begins; empty for the usual week. */
    CLOCK?: string
  }
}
