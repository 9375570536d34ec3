import type { RouteConfigEntry } from '@remix-run/route-config'
import type { Access } from '#contract/core/endpoint.ts'

const firmLayout = 'shell/firm-layout'
const personLayout = 'shell/person-layout'

/**
 * Who may open a page: as an endpoint says it, `demo` for visitors of the demo alone, `account` for
 * whoever is signed in with an account of their own, which those visitors are not, and `locked` for
 * whoever is signed in, be their screen locked or not.
 */
export type PageAccess = Access | 'demo' | 'account' | 'locked'

/**
 * A route of a module, which says who may read it and, when it differs, who may post to it; nothing
 * else says so: its loader and action run behind it (`edge/guard-routes.server.ts`), and menus and
 * links are shown to whom it lets in (`canOpen`). An action may ask for more by itself. A public
 * page that is the same for everybody with a language and an appearance may be `kept` at the edge:
 * no sign-in page, no shared document, no form with something in it for one time only. Only a page that
 * `takesFiles` is sent large forms.
 */
export type PageRoute = Omit<RouteConfigEntry, 'children'> & {
  needs: PageAccess
  writes?: PageAccess
  kept?: true
  takesFiles?: true
  children?: PageRoute[]
}

/**
 * Puts a module's routes below `/firms/:firmId` inside the app's frame. Their paths begin after
 * the firm's id: `{ path: 'invoices', file: 'modules/selling/invoicing/routes/invoice-list.tsx' }`.
 * For `routes.ts`, which runs at build time.
 */
export function firmRoutes(children: readonly PageRoute[]): PageRoute[] {
  const layout = { id: firmLayout, path: 'firms/:firmId', file: `${firmLayout}.tsx` }
  return [{ ...layout, needs: 'firm:view', children: [...children] }]
}

/** Puts routes for signed-in people inside the app's frame: `/firms`, `/firms/new`, `/admin/…`. */
export function personRoutes(children: readonly PageRoute[]): PageRoute[] {
  const layout = { id: personLayout, file: `${personLayout}.tsx` }
  return [{ ...layout, needs: 'session', children: [...children] }]
}

/** All modules' routes as Remix wants them, with one layout of a kind instead of one each. */
export function withOneLayoutEach(routes: readonly PageRoute[]): RouteConfigEntry[] {
  function within(layout: string) {
    return routes.filter(({ id }) => id === layout).flatMap(({ children = [] }) => children)
  }
  const elsewhere = routes.filter(({ id }) => id !== firmLayout && id !== personLayout)
  const lost = { path: '*', file: 'shell/firm-lost.tsx' }
  const layouts = [
    { id: personLayout, file: `${personLayout}.tsx`, children: within(personLayout) },
    {
      id: firmLayout,
      path: 'firms/:firmId',
      file: `${firmLayout}.tsx`,
      children: [...within(firmLayout), lost],
    },
  ]
  return [...elsewhere, ...layouts].map(plain)
}

/** A route with nothing but what Remix knows. */
function plain({ id, path, index, file, caseSensitive, children }: RouteConfigEntry) {
  const entry: RouteConfigEntry = { id, path, index, file, caseSensitive }
  if (children) entry.children = children.map(plain)
  return entry
}
