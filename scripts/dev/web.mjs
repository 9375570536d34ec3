// @ts-check
import { createRequestHandler } from '@remix-run/cloudflare'
import { createServer } from 'vite'
import { readRequest, writeResponse } from './node-http.mjs'
import { passRealtime } from './realtime.mjs'

/** @typedef {import('vite').ViteDevServer} ViteDevServer */

/**
 * The web app through Vite: what `functions/` does in production, with sources read as they are.
 * @param {import('../start/settings.mjs').Settings} settings
 * @param {import('../start/secrets.mjs').Secrets} secrets
 * @param {string} upstream Origin of the local API.
 */
export async function startWeb({ host, port, publicOrigin }, secrets, upstream) {
  const env = {
    UPSTREAM: binding(upstream),
    COOKIE_SECRETS: secrets.cookies,
    PUBLIC_ORIGIN: publicOrigin,
    DEMO_TOKEN: secrets.demoToken,
    DEPLOYMENT: 'local',
    API_URL: process.env.API_URL,
    MAINTENANCE: process.env.MAINTENANCE,
    REALTIME_PROTOCOL: process.env.REALTIME_PROTOCOL,
    REALTIME_URL: process.env.REALTIME_URL,
  }
  const server = await createServer({
    configFile: 'vite.config.ts',
    server: { host, port, strictPort: true },
    plugins: [
      { name: 'functions', enforce: 'pre', configureServer: (vite) => () => use(vite, env) },
    ],
  })
  await server.listen()
  server.httpServer?.on('upgrade', (request, socket) => {
    if (request.url?.startsWith('/realtime')) passRealtime(server, env, upstream, request, socket)
  })
  return { stop: () => server.close() }
}

/**
 * @param {ViteDevServer} vite
 * @param {object} env
 */
function use(vite, env) {
  vite.middlewares.use(async (incoming, outgoing, next) => {
    try {
      const request = readRequest(incoming)
      const response = await answer(vite, env, request)
      allowHotReload(response.headers)
      await writeResponse(response, outgoing)
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      next(error)
    }
  })
}

/**
 * @param {ViteDevServer} vite
 * @param {object} env
 * @param {Request} request
 * @returns {Promise<Response>}
 */
async function answer(vite, env, request) {
  if (new URL(request.url).pathname.startsWith('/api/')) {
    const { passToApi } = await vite.ssrLoadModule('/app/shell/edge/api-pass.ts')
    return passToApi(request, env)
  }
  const { answer: answerPage } = await vite.ssrLoadModule('/app/shell/edge/answer.ts')
  const build = await vite.ssrLoadModule('virtual:remix/server-build')
  const { routeIdsFor } = await vite.ssrLoadModule('/app/shell/edge/route-ids.ts')
  const { guardRoutes } = await vite.ssrLoadModule('/app/shell/edge/guard-routes.server.ts')
  const { bodyLimitOf } = await vite.ssrLoadModule('/app/shell/edge/route-limits.server.ts')
  const handle = createRequestHandler(guardRoutes(build), 'development')
  const ids = routeIdsFor(build.routes)(new URL(request.url).pathname)
  return answerPage(request, env, () => {}, handle, { bodyLimit: bodyLimitOf(ids) })
}

/** Vite puts styles into the page and talks to it; the policy of production forbids both. */
function allowHotReload(/** @type {Headers} */ headers) {
  const policy = headers.get('content-security-policy')
  if (!policy) return
  const relaxed = policy
    .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
    .replace(/script-src [^;]*/, "script-src 'self' 'unsafe-inline'")
    .replace(/connect-src [^;]*/, "connect-src 'self' ws:")
  headers.set('content-security-policy', relaxed)
}

/**
 * What a service binding is in production.
 * @param {string} origin
 */
function binding(origin) {
  return {
    /**
     * @param {string} url
     * @param {RequestInit} [init]
     */
    fetch(url, init = {}) {
      const { pathname, search } = new URL(url)
      const options = { ...init, redirect: 'manual', duplex: 'half' }
      return fetch(origin + pathname + search, /** @type {RequestInit} */ (options))
    },
  }
}
