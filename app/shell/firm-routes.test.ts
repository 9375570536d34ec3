import { expect, test } from 'vitest'
import { firmRoutes, personRoutes, withOneLayoutEach } from './firm-routes.ts'

test('all modules share one layout of a kind', () => {
  const invoices = { path: 'invoices', needs: 'invoice:view' as const, file: 'a.tsx' }
  const customers = { path: 'customers', needs: 'party:view' as const, file: 'b.tsx' }
  const firms = { path: 'firms', needs: 'session' as const, file: 'c.tsx' }
  const routes = withOneLayoutEach([
    { path: 'login', needs: 'public', file: 'd.tsx' },
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

test('who may enter is for our own table, not for Remix', () => {
  const [route] = withOneLayoutEach([{ path: 'login', needs: 'public', file: 'd.tsx' }])
  expect(route).not.toHaveProperty('needs')
})
