import type { PageAccess, PageRoute } from '../firm-routes.ts'
import { modules } from '../modules.ts'

/** A route without its layouts: under its whole path, and by the id that Remix gives it. */
export type PageLeaf = Omit<PageRoute, 'children'> & {
  id: string
  path: string
  writes: PageAccess
}

/** Every page and file route of every module. */
export const pageLeaves = modules.flatMap(({ routes }) => leavesOf(routes, ''))

function leavesOf(routes: readonly PageRoute[], base: string): PageLeaf[] {
  return routes.flatMap(({ children, ...route }) => {
    const path = [base, route.path].filter(Boolean).join('/')
    if (children) return leavesOf(children, path)
    const { id = route.file.replace(/\.\w+$/, ''), writes = route.needs } = route
    return [{ ...route, id, path: `/${path}`, writes }]
  })
}

/** By whole path, for those without an id of a record. */
const leavesByPath = new Map(pageLeaves.map((leaf) => [leaf.path, leaf]))

/** By the number of their parts, those that name most of their path themselves first. */
const leavesByLength = new Map<number, { leaf: PageLeaf; pattern: readonly string[] }[]>()
for (const leaf of pageLeaves) {
  const pattern = leaf.path.split('/')
  const alike = leavesByLength.get(pattern.length) ?? []
  leavesByLength.set(pattern.length, [...alike, { leaf, pattern }])
}
for (const alike of leavesByLength.values()) {
  alike.sort((one, other) => namedParts(other.pattern) - namedParts(one.pattern))
}

const firmPrefix = /^\/firms\/(?!new$)[^/]+/

/**
 * The page at a path, which may have a query. Where ids stand, those in `routes.ts` will do as well:
 * `/firms/:firmId/invoices`. Undefined for a path that leads nowhere.
 */
export function findPageAt(path: string): PageLeaf | undefined {
  const plain = path.replace(/[?#].*$/, '').replace(firmPrefix, '/firms/:firmId')
  const known = leavesByPath.get(plain)
  if (known) return known
  const parts = plain.split('/')
  // As the router does: the page that names most of its path itself.
  return leavesByLength.get(parts.length)?.find(({ pattern }) => fits(pattern, parts))?.leaf
}

function fits(pattern: readonly string[], parts: readonly string[]): boolean {
  return pattern.every((part, index) => part.startsWith(':') || part === parts[index])
}

function namedParts(pattern: readonly string[]): number {
  return pattern.filter((part) => !part.startsWith(':')).length
}
