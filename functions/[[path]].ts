import type { AppLoadContext } from '@remix-run/cloudflare'
import { createRequestHandler } from '@remix-run/cloudflare-pages'
import { answer } from '#app/shell/edge/answer.ts'
import { build } from '#app/shell/edge/server-build.js'
import type { Env } from '#app/shell/env.ts'

const contexts = new WeakMap<Request, AppLoadContext>()

const pages = createRequestHandler<Env>({ build, mode: 'production', getLoadContext })

export const onRequest: PagesFunction<Env> = (event) => {
  async function handle(request: typeof event.request, context: AppLoadContext) {
    contexts.set(request, context)
    return pages({ ...event, request })
  }
  return answer(event.request, event.env, event.waitUntil, handle)
}

function getLoadContext({ request }: { request: Request }): AppLoadContext {
  const context = contexts.get(request)
  if (!context) throw new Error('A request came past the door')
  return context
}
