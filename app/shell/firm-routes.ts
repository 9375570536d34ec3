import type { RouteConfigEntry } from '@remix-run/route-config'

const firmLayout = 'shell/firm-layout'
const personLayout = 'shell/person-layout'

/**
 * Puts a module's routes below `/firms/:firmId` inside the app's frame. Their paths begin after
 * the firm's id: `{ path: 'invoices', file: 'modules/invoicing/routes/invoice-list.tsx' }`.
 * For `routes.ts`, which runs at build time.
 */
export function firmRoutes(children: RouteConfigEntry[]): RouteConfigEntry[] {
  return [{ id: firmLayout, path: 'firms/:firmId', file: `${firmLayout}.tsx`, children }]
}

/** Puts routes for signed-in people inside the app's frame: `/firms`, `/firms/new`, `/admin/…`. */
export function personRoutes(children: RouteConfigEntry[]): RouteConfigEntry[] {
  return [{ id: personLayout, file: `${personLayout}.tsx`, children }]
}

/** All modules' routes with one layout of a kind instead of one for each module. */
export function withOneLayoutEach(routes: RouteConfigEntry[]): RouteConfigEntry[] {
  function within(layout: string) {
    return routes.filter(({ id }) => id === layout).flatMap(({ children = [] }) => children)
  }
  const elsewhere = routes.filter(({ id }) => id !== firmLayout && id !== personLayout)
  const lost = { path: '*', file: 'shell/firm-lost.tsx' }
  return [
    ...elsewhere,
    ...personRoutes(within(personLayout)),
    ...firmRoutes([...within(firmLayout), lost]),
  ]
}
