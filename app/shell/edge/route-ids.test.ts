import { expect, test } from 'vitest'
import { routeIdsFor } from './route-ids.ts'

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
  route('nowhere', '*', 'root'),
]
const routes = Object.fromEntries(list.map((one) => [one.id, one]))
const routeIdsOf = routeIdsFor(routes)
const firm = '/firms/01M7YSN8P6RGV0WFT9R6V059GB'

test('a path leads to its routes, outermost first', () => {
  expect(routeIdsOf('/')).toEqual(['root', 'home'])
  expect(routeIdsOf(`${firm}/invoices`)).toEqual(['root', 'firm', 'list'])
  expect(routeIdsOf(`${firm}/invoices/new`)).toEqual(['root', 'firm', 'new'])
  expect(routeIdsOf(`${firm}/invoices/01M7QFN3A08R2B1ANQK7RDSCDS`)).toEqual([
    'root',
    'firm',
    'detail',
  ])
})

test('a path that leads nowhere leads to the page that says so', () => {
  expect(routeIdsOf('/nowhere')).toEqual(['root', 'nowhere'])
  expect(routeIdsOf(`${firm}/nowhere/at/all`)).toEqual(['root', 'firm', 'lost'])
})
