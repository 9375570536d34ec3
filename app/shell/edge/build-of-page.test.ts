import type { ServerBuild } from '@remix-run/cloudflare'
import { expect, test } from 'vitest'
import { buildOfPage } from './build-of-page.ts'

const module = { default: () => null }
const route = (id: string, path?: string, parentId?: string) => ({ id, path, parentId })
const routes = {
  root: { ...route('root', ''), module },
  firm: { ...route('firm', 'firms/:firmId', 'root'), module },
  list: {
    ...route('list', 'items', 'firm'),
    load: () => Promise.reject(new Error('Not asked for')),
  },
  one: { ...route('one', 'items/:itemId', 'firm'), load: () => Promise.resolve(module) },
}
const build = { routes, assets: { version: '1', routes } } as unknown as Omit<
  ServerBuild,
  'routes'
> & { routes: typeof routes }

test('a page is made of its own routes and of no other, which are not even loaded', async () => {
  const part = await buildOfPage(build, ['root', 'firm', 'one'])
  expect(Object.keys(part.routes)).toEqual(['root', 'firm', 'one'])
  expect(Object.keys(part.assets.routes)).toEqual(['root', 'firm', 'one'])
  expect(part.routes.one).toEqual({ ...route('one', 'items/:itemId', 'firm'), module })
  expect(part.assets.version).toBe('1')
})
