import type { RequestHandler, ServerBuild } from '@remix-run/cloudflare'
import { answer } from '#app/shell/edge/answer.ts'
import { branchesOf } from '#app/shell/edge/branches.ts'
import type { Keeping } from '#app/shell/edge/kept-pages.ts'
import {
  bodyLimitOf,
  build,
  createRequestHandler,
  isKeptRoute,
  stamp,
} from '#app/shell/edge/server-build.js'
import type { Env } from '#app/shell/env.ts'

const branchOf = branchesOf(build)
const handlers = new WeakMap<ServerBuild, RequestHandler>()

export const onRequest: PagesFunction<Env> = ({ request, env, waitUntil }) => {
  const handle: RequestHandler = (asked, context) =>
    handlerOf(branchOf(new URL(asked.url).pathname))(asked, context)
  const ids = idsOf(branchOf(new URL(request.url).pathname))
  return answer(request, env, waitUntil, handle, {
    keeping: keepingOf(ids),
    bodyLimit: bodyLimitOf(ids),
  })
}

/** The routes of a page; none where the path leads nowhere. */
function idsOf(branch: ServerBuild): string[] {
  return branch === build ? [] : Object.keys(branch.routes)
}

/** Only where a page may be kept: looking for one takes as long as making a small one. */
function keepingOf(ids: readonly string[]): Keeping | undefined {
  return ids.some(isKeptRoute) ? { store: caches.default, stamp } : undefined
}

function handlerOf(branch: ServerBuild) {
  const known = handlers.get(branch)
  if (known) return known
  const handler = createRequestHandler(branch, 'production')
  handlers.set(branch, handler)
  return handler
}
