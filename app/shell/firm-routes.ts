import type { RouteConfigEntry } from '@remix-run/route-config'

const layoutId = 'shell/firm-layout'

/**
 * Puts a module's routes below `/firms/:firmId` inside the app's frame. Their paths begin after
 * the firm's id: `{ path: 'invoices', file: 'modules/invoicing/routes/invoice-list.tsx' }`.
 * For `routes.ts`, which runs at build time.
 */
export function firmRoutes(children: RouteConfigEntry[]): RouteConfigEntry[] {
  return [{ id: layoutId, path: 'firms/:firmId', file: 'shell/firm-layout.tsx', children }]
}

/** All modules' routes with one firm layout instead of one for each module. */
export function withOneFirmLayout(routes: RouteConfigEntry[]): RouteConfigEntry[] {
  const inFirm = routes.filter(({ id }) => id === layoutId).flatMap(({ children = [] }) => children)
  const elsewhere = routes.filter(({ id }) => id !== layoutId)
  const lost = { path: '*', file: 'shell/firm-lost.tsx' }
  return [...elsewhere, ...firmRoutes([...inFirm, lost])]
}
