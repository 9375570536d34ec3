import type { PageAccess, PageRoute } from '../firm-routes.ts'

const found = import.meta.glob<{ routes: PageRoute[] }>('../../modules/*/routes.ts', {
  eager: true,
})

/** A route without its layouts: under its whole path, and by the id that Remix gives it. */
export type PageLeaf = Omit<PageRoute, 'children'> & {
  id: string
  path: string
  writes: PageAccess
}

/** Every page and file route of every module. */
export const pageLeaves = Object.values(found).flatMap(({ routes }) => leavesOf(routes, ''))

function leavesOf(routes: readonly PageRoute[], base: string): PageLeaf[] {
  return routes.flatMap(({ children, ...route }) => {
    const path = [base, route.path].filter(Boolean).join('/')
    if (children) return leavesOf(children, path)
    const { id = route.file.replace(/\.\w+$/, ''), writes = route.needs } = route
    return [{ ...route, id, path: `/${path}`, writes }]
  })
}
