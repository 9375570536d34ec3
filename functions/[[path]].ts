import type { AppLoadContext } from '@remix-run/cloudflare'
import { answer } from '#app/shell/edge/answer.ts'
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
const handlePage = createPagesFunctionHandler<Env>({
  build: guardRoutes(build),
  mode: 'production',
  getLoadContext: ({ request }) => {
    const context = contexts.get(request)
    if (!context) throw new Error('A page was asked for without its load context')
    return context
  },
})

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
    return handlePage({ ...event, request: own })
  }
  return answer(request, env, waitUntil, handle, { keeping, bodyLimit: bodyLimitOf(ids) })
}
