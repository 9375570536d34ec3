import type { ServerBuild } from '@remix-run/cloudflare'
import { expect, test } from 'vitest'
import { branchesOf } from './branches.ts'

const route = (id: string, path: string | undefined, parentId?: string, index?: boolean) => ({
  id,
  path,
  parentId,
  index,
  module: { default: () => null },
})

const list = [
  route('root', ''),
  route('home', undefined, 'root', true),
  route('firm', 'firms/:firmId', 'root'),
  route('list', 'invoices', 'firm'),
  route('new', 'invoices/new', 'firm'),
  route('detail', 'invoices/:invoiceId', 'firm'),
  route('lost', '*', 'firm'),
]
const routes = Object.fromEntries(list.map((one) => [one.id, one]))
const build = { routes, assets: { routes } } as unknown as ServerBuild

const branchOf = branchesOf(build)
const idsAt = (path: string) => Object.keys(branchOf(path).routes)
const firm = '/firms/01M7YSN8P6RGV0WFT9R6V059GB'

test('a path gets its own branch and no other route', () => {
  expect(idsAt('/')).toEqual(['root', 'home'])
  expect(idsAt(`${firm}/invoices`)).toEqual(['root', 'firm', 'list'])
  expect(idsAt(`${firm}/invoices/new`)).toEqual(['root', 'firm', 'new'])
})

test('paths that differ only by an id share a branch', () => {
  const first = branchOf(`${firm}/invoices/01M7QFN3A08R2B1ANQK7RDSCDS`)
  expect(Object.keys(first.routes)).toEqual(['root', 'firm', 'detail'])
  expect(branchOf(`${firm}/invoices/01M7T45J90F6X2D1EFX04PWHD9`)).toBe(first)
})

test('a path that leads nowhere gets the whole build', () => {
  expect(branchOf('/nowhere')).toBe(build)
  expect(branchOf(`${firm}/nowhere/at/all`)).toBe(build)
})
