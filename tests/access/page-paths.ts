import type { PageRoute } from '#app/shell/firm-routes.ts'

const files = import.meta.glob<{ routes: PageRoute[] }>('../../app/modules/*/routes.ts', {
  eager: true,
})
type Leaf = { path?: string; needs?: string; children?: Leaf[] }

/** Every page there is, with its parameters as `:name`. */
export const pagePaths = Object.values(files).flatMap(({ routes }) => leavesOf(routes, ''))

function leavesOf(routes: readonly Leaf[], base: string): { path: string; needs?: string }[] {
  return routes.flatMap(({ path, needs, children }) => {
    const own = `${base}/${path ?? ''}`.replace(/\/+/g, '/')
    return children ? leavesOf(children, own) : [{ path: own, needs }]
  })
}
