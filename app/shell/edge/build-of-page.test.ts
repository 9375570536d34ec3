import type { ServerBuild } from '@remix-run/cloudflare'
import { expect, test } from 'vitest'
import { buildOfPage } from './build-of-page.ts'

const route = (id: string, path?: string, parentId?: string) => ({ id, path, parentId, module: {} })
const routes = {
  root: route('root', ''),
  firm: route('firm', 'firms/:firmId', 'root'),
  list: route('list', 'items', 'firm'),
  one: route('one', 'items/:itemId', 'firm'),
}
const build = { routes, assets: { version: '1', routes } } as unknown as ServerBuild

test('a page is made of its own routes and of no other', () => {
  const part = buildOfPage(build, ['root', 'firm', 'one'])
  expect(Object.keys(part.routes)).toEqual(['root', 'firm', 'one'])
  expect(Object.keys(part.assets.routes)).toEqual(['root', 'firm', 'one'])
  expect(part.assets.version).toBe('1')
})

test('a path that leads nowhere is answered from the whole build', () => {
  expect(buildOfPage(build, [])).toBe(build)
})
