import type { AppLoadContext, ServerBuild } from '@remix-run/cloudflare'
import { createRequestHandler } from '@remix-run/cloudflare-pages'
import { answer } from '#app/shell/edge/answer.ts'
import { branchesOf } from '#app/shell/edge/branches.ts'
import type { Keeping } from '#app/shell/edge/kept-pages.ts'
import { build, isKeptRoute, stamp } from '#app/shell/edge/server-build.js'
import type { Env } from '#app/shell/env.ts'

const contexts = new WeakMap<Request, AppLoadContext>()

const branchOf = branchesOf(build)
const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler<Env>>>()

export const onRequest: PagesFunction<Env> = (event) => {
  async function handle(request: typeof event.request, context: AppLoadContext) {
    contexts.set(request, context)
    const pages = handlerOf(branchOf(new URL(request.url).pathname))
    return pages({ ...event, request })
  }
  const keeping = keepingOf(new URL(event.request.url).pathname)
  return answer(event.request, event.env, event.waitUntil, handle, keeping)
}

/** Only where a page may be kept: looking for one takes as long as making a small one. */
function keepingOf(pathname: string): Keeping | undefined {
  const branch = branchOf(pathname)
  const mayBeKept = branch !== build && Object.keys(branch.routes).some(isKeptRoute)
  return mayBeKept ? { store: caches.default, stamp } : undefined
}

function handlerOf(branch: ServerBuild) {
  const known = handlers.get(branch)
  if (known) return known
  const handler = createRequestHandler<Env>({ build: branch, mode: 'production', getLoadContext })
  handlers.set(branch, handler)
  return handler
}

function getLoadContext({ request }: { request: Request }): AppLoadContext {
  const context = contexts.get(request)
  if (!context) throw new Error('A request came past the door')
  return context
}
