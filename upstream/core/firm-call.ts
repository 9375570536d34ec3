import { AppError } from '#contract/core/errors.ts'
import { type Actor, actorHeader, encodeActor, firmHeader } from '../firm/actor.ts'
import type { Env } from './env.ts'
import { hopOf } from './firm-hop.ts'

/** A firm that takes longer is unavailable; below what the web app waits. */
const patienceMs = 25_000

/**
 * Sends a request to a firm's object on behalf of an actor. Headers of ours that a caller brought
 * along are dropped: only the gateway says who asks.
 * @param longest how long it may take, in milliseconds
 * @throws AppError unavailable when the object fails or does not answer in time
 */
export async function callFirm(
  env: Pick<Env, 'FIRM'>,
  firmId: string,
  actor: Actor,
  request: Request,
  longest = patienceMs,
): Promise<Response> {
  const encoded = encodeActor(actor)
  const send = (sent: Request) => sendToFirm(env, firmId, sent, longest)
  function toFirm(): Request {
    const headers = new Headers()
    for (const [name, value] of request.headers) {
      if (!isOurs(name)) headers.set(name, value)
    }
    headers.set(actorHeader, encoded)
    headers.set(firmHeader, firmId)
    headers.set('x-request-id', actor.requestId)
    return new Request(request, { headers })
  }
  const asked = { url: request.url, toFirm, send }
  return hopOf(request)?.ask(request, `${firmId} ${encoded}`, asked) ?? send(toFirm())
}

async function sendToFirm(
  env: Pick<Env, 'FIRM'>,
  firmId: string,
  request: Request,
  longest: number,
): Promise<Response> {
  const stub = env.FIRM.get(env.FIRM.idFromName(firmId))
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('No answer in time')), longest)
  try {
    return await Promise.race([stub.fetch(request), late.promise])
  } catch (cause) {
    throw new AppError('unavailable', 'The firm does not answer', { cause })
  } finally {
    clearTimeout(timer)
  }
}

type InsideCall =
  | 'usage'
  | 'mail-state'
  | 'resume-mail'
  | 'retry-job'
  | 'dismiss-job'
  | 'create-firm'
  | 'restore-archive'
  | 'seed-demo'
  | 'seed-demo-sister'
  | 'join-demo'
  | 'begin-demo'
  | 'end-at'
  | 'end-never'
  | 'mail-event'
  | 'card-event'
  | 'take-mail'
  | 'member-left'
  | 'newest-directory-change'
  | 'site-request'
  | 'site-viewed'
  | 'package-call'
  | 'add-directory-changes'

/** Calls what only the gateway may ask of a firm. @throws AppError unavailable */
export function callFirmInside(
  env: Pick<Env, 'FIRM'>,
  firmId: string,
  actor: Actor,
  { name, input, longest }: { name: InsideCall; input: unknown; longest?: number },
): Promise<Response> {
  const request = new Request(`https://firm/internal/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  return callFirm(env, firmId, actor, request, longest)
}

/** What must not cross the gateway: our internal headers, and the caller's credentials. */
function isOurs(header: string): boolean {
  return (
    /^x-(firmament|partykit|internal|client)-/.test(header) ||
    /^(authorization|cookie)$/.test(header)
  )
}
