import type { AppLoadContext } from '@remix-run/cloudflare'
import { answer } from '#app/shell/edge/answer.ts'
import { passToApi } from '#app/shell/edge/api-pass.ts'
import { buildOfPage } from '#app/shell/edge/build-of-page.ts'
import { refuseEmptySegment } from '#app/shell/edge/empty-segment.ts'
import { isForApps } from '#app/shell/edge/for-apps.ts'
import { leadsToDav, leadToDav } from '#app/shell/edge/lead-to-dav.ts'
import { passToRealtime } from '#app/shell/edge/realtime-pass.ts'
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

/**
 * Files never lead here (`_routes.json`). Remix's handler would else look for one before each page,
 * on one machine by an error that it catches.
 */
const noFiles = { fetch: async () => new Response(null, { status: 404 }) }

/**
 * Every request of the web app: the API for programs, its websocket, and all pages. One function,
 * as Pages makes the path expressions of all functions anew for each request
 * (docs/decisions/021-what-nobody-reads.md).
 */
export const onRequest: PagesFunction<Env> = (event) => {
  const { request, env, waitUntil } = event
  const { pathname } = new URL(request.url)
  if (pathname.includes('//')) return refuseEmptySegment(env)
  if (/^\/api(\/|$)/i.test(pathname)) return passToApi(request, env)
  if (/^\/(mcp\/?$|dav\/)/i.test(pathname) || isForApps(pathname))
    return passToApi(request, env, '')
  if (leadsToDav(request, pathname)) return leadToDav(request, env)
  if (/^\/realtime\/?$/i.test(pathname)) return passToRealtime(request, env)
  const ids = routeIdsOf(pathname)
  // Only where a page may be kept: looking for one takes as long as making a small one.
  const keeping = ids.some(isKeptRoute) ? { store: caches.default, stamp } : undefined
  const handle = (asked: Request, context: AppLoadContext) => {
    // The handler takes a header from the request, which it may do only with one of its own.
    const own = new Request(asked)
    contexts.set(own, context)
    const handler = handlerOf(routeIdsOf(new URL(own.url).pathname))
    return handler({ ...event, request: own, env: { ...env, ASSETS: noFiles } })
  }
  return answer(request, env, waitUntil, handle, { keeping, bodyLimit: bodyLimitOf(ids) })
}
