import { bodyLimits } from './body-limit.ts'
import { type PageLeaf, pageLeaves } from './page-leaves.server.ts'

/** The largest body of each route, by its id. */
const limits = new Map(pageLeaves.map((leaf) => [leaf.id, limitOf(leaf)]))

/** The largest body, in bytes, that may be sent to the page these routes make together. */
export function bodyLimitOf(ids: readonly string[]): number {
  return Math.max(bodyLimits.anonymous, ...ids.map((id) => limits.get(id) ?? 0))
}

function limitOf({ writes, takesFiles }: PageLeaf): number {
  if (takesFiles) return bodyLimits.file
  return writes === 'public' ? bodyLimits.anonymous : bodyLimits.member
}
