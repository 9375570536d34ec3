import { expect, test } from 'vitest'
import { firmRoutes, personRoutes, withOneLayoutEach } from './firm-routes.ts'

test('all modules share one layout of a kind', () => {
  const invoices = { path: 'invoices', file: 'a.tsx' }
  const customers = { path: 'customers', file: 'b.tsx' }
  const firms = { path: 'firms', file: 'c.tsx' }
  const routes = withOneLayoutEach([
    { path: 'login', file: 'd.tsx' },
    ...firmRoutes([invoices]),
    ...personRoutes([firms]),
    ...firmRoutes([customers]),
  ])
  expect(routes.map(({ id, path }) => id ?? path)).toEqual([
    'login',
    'shell/person-layout',
    'shell/firm-layout',
  ])
  expect(routes.at(-1)?.children?.map(({ path }) => path)).toEqual(['invoices', 'customers', '*'])
})
