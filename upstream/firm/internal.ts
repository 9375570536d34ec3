import { type Actor, actorHeader, decodeActor } from './actor.ts'
import type { HandlerContext, RequestServices } from './implement.ts'
import type { FirmContext } from './store.ts'
import { newId } from './ulid.ts'

/** A call that only our own gateway makes: the path's last part to what answers it. */
export type InternalCalls = Record<
  string,
  (input: unknown, context: HandlerContext) => unknown | Promise<unknown>
>

const found = import.meta.glob<{ internal: InternalCalls }>('../modules/*/internal.ts', {
  eager: true,
})
const calls: InternalCalls = Object.assign({}, ...Object.values(found).map((m) => m.internal))

/** Answers `POST /internal/{call}` with JSON; undefined when there is no such call. */
export async function handleInternalRequest(
  request: Request,
  { firmId, ...rest }: RequestServices,
): Promise<Response | undefined> {
  const call = calls[new URL(request.url).pathname.split('/')[2] ?? '']
  if (!call) return undefined
  const actor: Actor = decodeActor(request.headers.get(actorHeader))
  const firm: FirmContext = { firmId, actor, now: new Date(), newId, idempotency: null }
  const answer = await call(await request.json(), { ...rest, firm })
  return Response.json(answer ?? null)
}
