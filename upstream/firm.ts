import { DurableObject } from 'cloudflare:workers'
import { z } from 'zod'
import { AppError } from '#contract/core/errors.ts'
import { type GatheredAnswer, packAnswers } from '#contract/core/gathered-reads.ts'
import type { Env } from './core/env.ts'
import { readsHeader } from './core/firm-hop.ts'
import { toWireError } from './core/wire-error.ts'
import { takeEastAsianFrom } from './documents/pdf/east-asian-files.ts'
import { type Actor, actorHeader, decodeActor, firmHeader } from './firm/actor.ts'
import { handleFirmRead, handleFirmRequest } from './firm/handler.ts'
import type { RequestServices } from './firm/implement.ts'
import { handleInternalRequest } from './firm/internal.ts'
import { migrateFirm } from './firm/migrate.ts'
import { Store } from './firm/store.ts'
import { sealerOf } from './identity/credentials/seal.ts'
import { endStateOf, removeFirm } from './identity/firm-deletion/firm-end.ts'
import { lastEntry } from './modules/books/ledger/views.ts'
import { runDueJobs } from './modules/firm/jobs/run.ts'
import { nextJobAt } from './modules/firm/jobs/schedule.ts'
import { onChange as queueMessages } from './modules/firm/webhooks/queue.ts'

/** When the directory does not say whether a firm is over. */
const retryMs = 5 * 60_000

/** One firm: its own database, its single writer, its alarms. */
export class Firm extends DurableObject<Env> {
  readonly #store: Store
  /** Whether there is a database. One without stays empty until our own call makes a firm in it. */
  #isMade = false

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    takeEastAsianFrom(env.PAPER_FONTS)
    const sealer = sealerOf(env, state.id.toString())
    this.#store = new Store(state.storage, nextJobAt, queueMessages, sealer)
    state.blockConcurrencyWhile(async () => {
      if (!this.#store.hasTables) return
      await this.#make()
      // A copy that was restored brings no alarm along.
      if ((await state.storage.getAlarm()) === null) this.#store.setAlarm()
    })
  }

  /** Only the gateway reaches this; `/internal/…` only by its own calls, never by forwarding. */
  override async fetch(request: Request): Promise<Response> {
    const firmId = request.headers.get(firmHeader) ?? ''
    const services = {
      firmId,
      store: this.#store,
      env: this.env,
      defer: (work: Promise<unknown>) => this.ctx.waitUntil(work),
    }
    if (request.headers.has(readsHeader)) return this.#answerReads(request, services)
    return this.#answer(request, services)
  }

  /** Several calls that read, which come in one request of the same actor. */
  async #answerReads(request: Request, services: RequestServices): Promise<Response> {
    const urls = z.array(z.string()).parse(await request.json())
    const actor = decodeActor(request.headers.get(actorHeader))
    const answerOf = (url: string) => this.#answerRead(url, actor, services, request)
    const answers = await Promise.all(urls.map(answerOf))
    return new Response(packAnswers(answers))
  }

  async #answerRead(
    url: string,
    actor: Actor,
    services: RequestServices,
    request: Request,
  ): Promise<GatheredAnswer> {
    try {
      if (!this.#isMade) throw missingFirm(request, services.firmId)
      const answer = await handleFirmRead(url, actor, services)
      if (answer) return answer
      throw new AppError('not_found', 'No such endpoint')
    } catch (error) {
      const wire = toWireError(error)
      return { status: wire.status, text: JSON.stringify(wire), retryAfter: null }
    }
  }

  async #answer(request: Request, services: RequestServices): Promise<Response> {
    const { firmId } = services
    const isInside = new URL(request.url).pathname.startsWith('/internal/')
    try {
      if (isInside && !this.#isMade) await this.ctx.blockConcurrencyWhile(() => this.#make())
      if (!this.#isMade) throw missingFirm(request, firmId)
      const answer = isInside
        ? await handleInternalRequest(request, services)
        : await handleFirmRequest(request, services)
      if (answer) return answer
      throw new AppError('not_found', 'No such endpoint')
    } catch (error) {
      const wire = toWireError(error)
      return Response.json(wire.toJSON(), { status: wire.status })
    }
  }

  /** Ends a firm that is over; else does its jobs that are due, and forgets old keys. */
  override async alarm(): Promise<void> {
    if (!this.#isMade) return
    try {
      if (await this.#isEndedOrWaiting(Date.now())) return
    } catch (error) {
      console.error(error)
      await this.ctx.storage.setAlarm(Date.now() + retryMs)
      return
    }
    this.#store.forgetOldKeys(new Date())
    await runDueJobs({ store: this.#store, env: this.env, clock: () => new Date() })
    this.#store.setAlarm()
  }

  async #make(): Promise<void> {
    await migrateFirm(this.ctx.storage)
    this.#isMade = true
  }

  /**
   * Deletes all there is of a firm that is over. One that its owner deletes does nothing until then.
   * The directory decides: it may have been kept.
   */
  async #isEndedOrWaiting(now: number): Promise<boolean> {
    const { ending } = this.#store
    if (!ending || (ending.at > now && !ending.isHalted)) return false
    const { firmId } = ending
    const state = await endStateOf(this.env, firmId)
    if (state.is === 'staying') this.#store.ending = undefined
    const isLater = 'endsAt' in state && state.endsAt > now
    if (isLater) {
      this.#store.ending = { firmId, at: state.endsAt, isHalted: state.is === 'deleted' }
      // Its jobs wait: the alarm must not ring for those that are due.
      if (state.is === 'deleted') await this.ctx.storage.setAlarm(state.endsAt)
    }
    if (state.is === 'staying' || isLater) return state.is === 'deleted'
    const { sequence: entries, hash: lastHash } = lastEntry(this.#store.reader)
    await removeFirm(this.env, firmId, { now, entries, lastHash })
    this.#isMade = false
    await this.ctx.storage.deleteAll()
    return true
  }
}

/**
 * What to say where there is no database. The gateway lets members through only to firms that the
 * directory lists, so for them it is lost, and whoever runs the server must hear of it.
 */
function missingFirm(request: Request, firmId: string): AppError {
  const actor = request.headers.get(actorHeader)
  const isListed = actor !== null && decodeActor(actor).role !== null
  if (!isListed) return new AppError('not_found', 'No such firm')
  console.error(`DATA MISSING: the directory lists firm ${firmId}, but its database is empty.`)
  return new AppError('unavailable', 'The data of this firm is missing')
}
