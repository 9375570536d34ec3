import { DurableObject } from 'cloudflare:workers'
import { AppError } from '#contract/errors.ts'
import type { Env } from './env.ts'
import { firmHeader } from './firm/actor.ts'
import { handleFirmRequest } from './firm/handler.ts'
import { handleInternalRequest } from './firm/internal.ts'
import { flushMail } from './firm/mail-queue.ts'
import { migrateFirm } from './firm/migrate.ts'
import { Store } from './firm/store.ts'
import { toWireError } from './wire-error.ts'

const retryMs = 5 * 60_000

/** One firm: its own database, its single writer, its alarms. */
export class Firm extends DurableObject<Env> {
  readonly #store: Store

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.#store = new Store(state.storage)
    state.blockConcurrencyWhile(() => migrateFirm(state.storage))
  }

  /** Only the gateway reaches this; `/internal/…` only by its own calls, never by forwarding. */
  override async fetch(request: Request): Promise<Response> {
    const firmId = request.headers.get(firmHeader) ?? ''
    const surroundings = {
      firmId,
      store: this.#store,
      env: this.env,
      defer: (work: Promise<unknown>) => this.ctx.waitUntil(work),
      wake: (at: Date) => this.ctx.waitUntil(this.ctx.storage.setAlarm(at)),
    }
    try {
      const answer = new URL(request.url).pathname.startsWith('/internal/')
        ? await handleInternalRequest(request, surroundings)
        : await handleFirmRequest(request, surroundings)
      if (answer) return answer
      throw new AppError('not_found', 'No such endpoint')
    } catch (error) {
      const wire = toWireError(error)
      return Response.json(wire.toJSON(), { status: wire.status })
    }
  }

  /** Sends mail that a crash or a fault left behind, and forgets old keys. */
  override async alarm(): Promise<void> {
    this.#store.forgetOldKeys(new Date())
    const isDone = await flushMail(this.#store, this.env)
    if (!isDone) await this.ctx.storage.setAlarm(Date.now() + retryMs)
  }
}
