import { hooks } from '../core/hooks.ts'
import { type Actor, actorHeader, decodeActor } from './actor.ts'
import type { HandlerContext, RequestServices } from './implement.ts'
import type { FirmContext } from './store.ts'
import { newId } from './ulid.ts'

declare module '../core/hooks.ts' {
  interface ModuleParts {
    /** The gateway or the directory asks a firm something. */
    internal: InternalCalls
  }
}

/** A call that only our own gateway makes: the path's last part to what answers it. */
export type InternalCalls = Record<
  string,
  (input: unknown, context: HandlerContext) => unknown | Promise<unknown>
>

/**
 * Answers `POST /internal/{call}` with JSON; undefined when there is no such call. Where several
 * modules hear one, as of a member who left, each does its part, and the last answer is given.
 */
export async function handleInternalRequest(
  request: Request,
  { firmId, ...rest }: RequestServices,
): Promise<Response | undefined> {
  const name = new URL(request.url).pathname.split('/')[2] ?? ''
  const calls = hooks('internal').flatMap((own) =>
    Object.hasOwn(own, name) ? (own[name] ?? []) : [],
  )
  if (calls.length === 0) return undefined
  const actor: Actor = decodeActor(request.headers.get(actorHeader))
  const firm: FirmContext = { firmId, actor, now: new Date(), newId, idempotency: null }
  const input: unknown = await request.json()
  let answer: unknown
  for (const call of calls) answer = await call(input, { ...rest, firm })
  return Response.json(answer ?? null)
}
