import type { AppLoadContext, ServerBuild } from '@remix-run/cloudflare'
import { expect, test } from 'vitest'
import { guardRoutes } from './guard-routes.server.ts'

type Routes = ServerBuild['routes']

/** A page of a build, whose loader and action count how often they ran. */
function buildWith(id: string) {
  const runs: string[] = []
  const module = {
    default: () => null,
    loader: async () => runs.push('read'),
    action: async () => runs.push('write'),
  }
  const routes: Routes = { [id]: { id, path: 'any', module } }
  const build: ServerBuild = {
    entry: { module: { default: () => new Response() } },
    routes,
    assetsBuildDirectory: '',
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    publicPath: '/',
    future: future,
    isSpaMode: false,
    mode: 'test',
  }
  return { runs, page: guardRoutes(build).routes[id]?.module }
}

const future: ServerBuild['future'] = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_throwAbortReason: true,
  v3_singleFetch: true,
  v3_lazyRouteDiscovery: true,
}

/** A request of somebody who is not signed in. */
function argsOf(method: string) {
  const context: AppLoadContext = {
    env: { DEPLOYMENT: 'local', COOKIE_SECRETS: 'the-first-secret-here' },
    waitUntil() {},
    clientAddress: '127.0.0.1',
    requestId: 'r',
  }
  const request = new Request('http://localhost:8788/firms/F/settings/taxes/DE19', { method })
  return { request, params: { firmId: 'F' }, context }
}

test('nothing of a page runs for who may not come there', async () => {
  const { runs, page } = buildWith('modules/books/taxes/routes/tax-detail')
  for (const [handle, method] of [
    [page?.loader, 'GET'],
    [page?.action, 'POST'],
  ] as const) {
    const refused = await Promise.resolve(handle?.(argsOf(method))).catch((thrown) => thrown)
    expect(refused).toBeInstanceOf(Response)
    expect(refused.headers.get('location')).toMatch(/^\/login\?to=/)
  }
  expect(runs).toEqual([])
})

test('a public page asks nobody who they are', async () => {
  const { runs, page } = buildWith('modules/person/entry/routes/login')
  await page?.loader?.(argsOf('GET'))
  await page?.action?.(argsOf('POST'))
  expect(runs).toEqual(['read', 'write'])
})
