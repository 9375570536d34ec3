import type { AppLoadContext } from '@remix-run/cloudflare'
import { answer } from '#app/shell/edge/answer.ts'
import { buildOfPage } from '#app/shell/edge/build-of-page.ts'
import { routeIdsFor } from '#app/shell/edge/route-ids.ts'
import {
  bodyLimitOf,
  build,
  createPagesFunctionHandler,
  guardRoutes,
  isKeptRoute,
  stamp,
} from '#app/shell/edge/server-build.js'
import type { Env } from '#app/shell/env.ts'

/** The load context of each request on its way into Remix; `answer` makes it. */
const contexts = new WeakMap<Request, AppLoadContext>()

const routeIdsOf = routeIdsFor(build)
const guarded = guardRoutes(build)
const handlers = new Map<string, ReturnType<typeof createPagesFunctionHandler<Env>>>()

/** What answers a page of these routes; made at its first visit. */
function handlerOf(ids: readonly string[]) {
  const key = ids.at(-1) ?? ''
  const known = handlers.get(key)
  if (known) return known
  const made = createPagesFunctionHandler<Env>({
    build: buildOfPage(guarded, ids),
    mode: 'production',
    getLoadContext: ({ request }) => {
      const context = contexts.get(request)
      if (!context) throw new Error('A page was asked for without its load context')
      return context
    },
  })
  handlers.set(key, made)
  return made
}

/** Every page of the web app. */
export const onRequest: PagesFunction<Env> = (event) => {
  const { request, env, waitUntil } = event
  const ids = routeIdsOf(new URL(request.url).pathname)
  // Only where a page may be kept: looking for one takes as long as making a small one.
  const keeping = ids.some(isKeptRoute) ? { store: caches.default, stamp } : undefined
  const handle = (asked: Request, context: AppLoadContext) => {
    // The handler takes a header from the request, which it may do only with one of its own.
    const own = new Request(asked)
    contexts.set(own, context)
    return handlerOf(routeIdsOf(new URL(own.url).pathname))({ ...event, request: own })
  }
  return answer(request, env, waitUntil, handle, { keeping, bodyLimit: bodyLimitOf(ids) })
}
