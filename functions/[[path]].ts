import type { RequestHandler, ServerBuild } from '@remix-run/cloudflare'
import { answer } from '#app/shell/edge/answer.ts'
import { branchesOf } from '#app/shell/edge/branches.ts'
import {
  bodyLimitOf,
  build,
  createRequestHandler,
  isKeptRoute,
  stamp,
} from '#app/shell/edge/server-build.js'
import type { Env } from '#app/shell/env.ts'

/** How the pages of one branch of routes are made and kept, and how large a form they take. */
type Way = { handle: RequestHandler; isKept: boolean; bodyLimit: number }

const branchOf = branchesOf(build)
const ways = new WeakMap<ServerBuild, Way>()

export const onRequest: PagesFunction<Env> = ({ request, env, waitUntil }) => {
  const handle: RequestHandler = (asked, context) => wayOf(asked).handle(asked, context)
  const { isKept, bodyLimit } = wayOf(request)
  // Only where a page may be kept: looking for one takes as long as making a small one.
  const keeping = isKept ? { store: caches.default, stamp } : undefined
  return answer(request, env, waitUntil, handle, { keeping, bodyLimit })
}

function wayOf({ url }: { url: string }): Way {
  const branch = branchOf(new URL(url).pathname)
  const known = ways.get(branch)
  if (known) return known
  // The whole build stands for a path that leads nowhere.
  const ids = branch === build ? [] : Object.keys(branch.routes)
  const way = {
    handle: createRequestHandler(branch, 'production'),
    isKept: ids.some(isKeptRoute),
    bodyLimit: bodyLimitOf(ids),
  }
  ways.set(branch, way)
  return way
}
