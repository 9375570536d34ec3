import * as build from 'virtual:remix/server-build'
import type { AppLoadContext } from '@remix-run/cloudflare'
import { createPagesFunctionHandler } from '@remix-run/cloudflare-pages'
import { answer } from '#app/shell/edge/answer.ts'
import { passToApi } from '#app/shell/edge/api-pass.ts'
import { buildOfPage } from '#app/shell/edge/build-of-page.ts'
import { refuseEmptySegment } from '#app/shell/edge/empty-segment.ts'
import { isForApps } from '#app/shell/edge/for-apps.ts'
import { guardRoutes } from '#app/shell/edge/guard-routes.server.ts'
import { isKeptRoute } from '#app/shell/edge/kept-routes.server.ts'
import { leadsToDav, leadToDav } from '#app/shell/edge/lead-to-dav.ts'
import { passToRealtime } from '#app/shell/edge/realtime-pass.ts'
import { routeIdsFor } from '#app/shell/edge/route-ids.ts'
import { bodyLimitOf } from '#app/shell/edge/route-limits.server.ts'
import type { Env } from '#app/shell/env.ts'

/** The load context of each request on its way into Remix; `answer` makes it. */
const contexts = new WeakMap<Request, AppLoadContext>()

/** What Pages gives a function, with a request that may be one of our own making. */
type PageEvent = Omit<EventContext<Env, string, Record<string, unknown>>, 'request'> & {
  request: Request
}

/** Written as a method, so that it takes such a request. */
type PageHandler = { handle(event: PageEvent): Promise<Response> }['handle']

const routeIdsOf = routeIdsFor(build.routes)
const handlers = new Map<string, PageHandler>()

/** What answers a page of these routes; made at its first visit. */
async function handlerOf(ids: readonly string[]): Promise<PageHandler> {
  const key = ids.at(-1) ?? ''
  const known = handlers.get(key)
  if (known) return known
  const made: PageHandler = createPagesFunctionHandler<Env>({
    build: guardRoutes(await buildOfPage(build, ids)),
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
 * The web app as Pages runs it, `_worker.js`: the API for programs, its websocket, and all pages. One
 * Worker, as Pages makes the path expressions of functions anew for each request
 * (docs/decisions/021-what-nobody-reads.md).
 */
export default {
  async fetch(request, env, execution) {
    const { pathname } = new URL(request.url)
    if (pathname.includes('//')) return refuseEmptySegment(env)
    if (/^\/api(\/|$)/i.test(pathname)) return passToApi(request, env)
    if (/^\/(mcp\/?$|dav\/)/i.test(pathname) || isForApps(pathname))
      return passToApi(request, env, '')
    if (leadsToDav(request, pathname)) return leadToDav(request, env)
    if (/^\/realtime\/?$/i.test(pathname)) return passToRealtime(request, env)
    const ids = routeIdsOf(pathname)
    // Only where a page may be kept: looking for one takes as long as making a small one.
    const keeping = ids.some(isKeptRoute)
      ? { store: caches.default, stamp: import.meta.env.BUILD_STAMP }
      : undefined
    const waitUntil = execution.waitUntil.bind(execution)
    const handle = async (asked: Request, context: AppLoadContext) => {
      // The handler takes a header from the request, which it may do only with one of its own.
      const own = new Request(asked)
      contexts.set(own, context)
      const handler = await handlerOf(routeIdsOf(new URL(own.url).pathname))
      const event = {
        request: own,
        env: { ...env, ASSETS: noFiles },
        functionPath: '',
        params: {},
        data: {},
        waitUntil,
        passThroughOnException: () => execution.passThroughOnException(),
        next: noFiles.fetch,
      }
      return handler(event)
    }
    return answer(request, env, waitUntil, handle, { keeping, bodyLimit: bodyLimitOf(ids) })
  },
} satisfies ExportedHandler<Env>
