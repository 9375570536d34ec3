import type { PageRoute } from '../firm-routes.ts'
import { bodyLimits } from './body-limit.ts'

const found = import.meta.glob<{ routes: PageRoute[] }>('../../modules/*/routes.ts', {
  eager: true,
})

/** The largest body of each route, by the id that Remix gives it. */
const limits = new Map(
  Object.values(found)
    .flatMap(({ routes }) => routes)
    .flatMap(leavesOf)
    .map((route) => [route.id ?? route.file.replace(/\.\w+$/, ''), limitOf(route)]),
)

/** The largest body, in bytes, that may be sent to the page these routes make together. */
export function bodyLimitOf(ids: readonly string[]): number {
  return Math.max(bodyLimits.stranger, ...ids.map((id) => limits.get(id) ?? 0))
}

type Leaf = Pick<PageRoute, 'id' | 'file' | 'needs' | 'writes' | 'takesFiles'>

/** Layouts of the shell hold routes of modules, which Remix types without what we add. */
function leavesOf(route: PageRoute): Leaf[] {
  return route.children ? route.children.flatMap(leavesOf) : [route]
}

function limitOf({ needs, writes = needs, takesFiles }: Leaf): number {
  if (takesFiles) return bodyLimits.file
  return writes === 'public' ? bodyLimits.stranger : bodyLimits.member
}
