import type { OpenAPIHandlerOptions } from '@orpc/openapi/fetch'
import { StandardOpenAPIHandler } from '@orpc/openapi/standard'
import type { AnyRouter } from '@orpc/server'
import { FetchHandler } from '@orpc/server/fetch'
import { ResponseHeadersPlugin } from '@orpc/server/plugins'
import { AppError } from '#contract/core/errors.ts'
import { type GatheredAnswer, refusedFile } from '#contract/core/gathered-reads.ts'
import { isAllowed, type Permission } from '#contract/core/roles.ts'
import type { CustomKind } from '#contract/firm/custom-values.ts'
import { expandOf, requireExpandable, withExpanded } from '../core/expand/expand-answer.ts'
import { hideFields } from '../core/hide-fields.ts'
import { givenParts, onceComposed } from '../core/hooks.ts'
import { hashRequest } from '../core/request-hash.ts'
import { stripOutput } from '../core/strip-output.ts'
import { toWireError } from '../core/wire-error.ts'
import { isApproval, requireMayAct } from './act-guards.ts'
import { type Actor, actorHeader, decodeActor } from './actor.ts'
import { answerOnce } from './answer-once.ts'
import { hiddenKeys } from './hidden-custom.ts'
import { type HandlerContext, type RequestServices, requireAccess } from './implement.ts'
import { requireRecordsInReach } from './record-reach.ts'
import { shownConflict } from './shown-conflict.ts'
import type { FirmContext } from './store.ts'
import { newId } from './ulid.ts'

declare module '../core/hooks.ts' {
  interface ModuleParts {
    /** It answers calls of its contract: the handlers, bound by `implement`. */
    endpoints: AnyRouter
  }
}

const handlers = onceComposed(() => {
  const routers = givenParts('endpoints').map(({ module, part }) => [module, part])
  const plain = new StandardOpenAPIHandler<HandlerContext>(Object.fromEntries(routers), options)
  return { plain, ofRequests: new FetchHandler<HandlerContext>(plain, options) }
})

const options: OpenAPIHandlerOptions<HandlerContext> = {
  plugins: [new ResponseHeadersPlugin()],
  clientInterceptors: [
    async ({ next, procedure, context, input }) => {
      const { meta, route } = procedure['~orpc']
      const { expand, firm } = context
      const { actor } = firm
      const can = (needs: Permission) => isAllowed(actor, needs)
      const hidden = (kind: CustomKind) => hiddenKeys(context.store.reader, actor, kind)
      try {
        requireAccess(meta, firm)
        if (isApproval(meta, route.method)) requireMayAct(context.store.reader, firm, 'approve')
        const kinds = expand && requireExpandable(procedure, expand)
        const endpoint = { meta, path: route.path ?? '', input }
        requireRecordsInReach(context.store.reader, actor, endpoint)
        const output = await answerOnce(context.store, firm, async () =>
          stripOutput(procedure, await next()),
        )
        const shown = hideFields(procedure, output, can, hidden)
        return expand && kinds ? await withExpanded(shown, kinds, expand) : shown
      } catch (error) {
        throw toWireError(shownConflict(procedure, error, can, hidden))
      }
    },
  ],
  // What goes wrong before a procedure is known, such as a body that is no JSON.
  customErrorResponseBodyEncoder: (error) => toWireError(error).toJSON(),
}

/** Answers one request of a firm's API, or undefined when no endpoint has its path. */
export async function handleFirmRequest(
  request: Request,
  services: RequestServices,
): Promise<Response | undefined> {
  const actor = decodeActor(request.headers.get(actorHeader))
  const { firmId } = services
  // Strangers have no keys: their answers would be kept by the thousand. What they send is decided once
  // by the record itself.
  const idempotency = actor.role === null ? null : await idempotencyOf(request)
  const firm: FirmContext = { firmId, actor, now: new Date(), newId, idempotency }
  const context = contextOf(request.url, firm, services)
  const { response } = await handlers().ofRequests.handle(request, { context })
  const { body } = context.sent
  return response?.ok && body ? streamed(response, body) : response
}

/** What the handler of a call is given. */
function contextOf(address: string, firm: FirmContext, services: RequestServices) {
  const { firmId: _, ...rest } = services
  const sent: NonNullable<HandlerContext['sent']> = {}
  const expand = expandOf(address, (path) => readRecord(path, { ...rest, firm }))
  return { ...rest, firm, sent, ...(expand && { expand }) }
}

/**
 * Answers one of several calls that only read, as `handleFirmRequest` would: without a request and an
 * answer of its own, which take longer to make than most of what is read. Undefined when no endpoint
 * has its path.
 */
export async function handleFirmRead(
  address: string,
  actor: Actor,
  services: RequestServices,
): Promise<GatheredAnswer | undefined> {
  const { firmId } = services
  const firm: FirmContext = { firmId, actor, now: new Date(), newId, idempotency: null }
  const context = contextOf(address, firm, services)
  const { sent } = context
  const url = new URL(address)
  const request = {
    method: 'GET',
    url,
    headers: {},
    body: async () => undefined,
    signal: undefined,
  }
  const { response } = await handlers().plain.handle(request, { context })
  await sent.body?.cancel()
  if (!response) return undefined
  const { status, body, headers } = response
  if (sent.body || body instanceof ReadableStream || body instanceof Blob) return refusedFile
  const text = body === undefined ? '' : JSON.stringify(body)
  return { status, text, retryAfter: headers['retry-after']?.toString() ?? null }
}

/** One record as the same caller reads it by a call of its own; undefined where that is refused. */
async function readRecord(path: string, context: HandlerContext): Promise<unknown> {
  const { response } = await handlers().ofRequests.handle(new Request(path), { context })
  return response?.ok ? response.json() : undefined
}

/** The same answer with another body, whose length nobody knows yet. */
function streamed(response: Response, body: ReadableStream<Uint8Array>): Response {
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(body, { status: response.status, headers })
}

async function idempotencyOf(request: Request): Promise<FirmContext['idempotency']> {
  const key = request.headers.get('idempotency-key')
  if (request.method !== 'POST' || key === null) return null
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw new AppError('malformed', 'The Idempotency-Key header is not valid')
  return { key, requestHash: await hashRequest(request), transactions: 0 }
}
