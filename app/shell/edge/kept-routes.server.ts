import type { EntryContext } from '@remix-run/cloudflare'
import { pageLeaves } from './page-leaves.server.ts'

/** The ids of the routes that say they may be kept. */
const keptIds = new Set(
  pageLeaves.filter(({ needs, kept }) => needs === 'public' && kept).map(({ id }) => id),
)

/** Whether a route, by the id that Remix gives it, says that its page may be kept for others. */
export function isKeptRoute(id: string): boolean {
  return keptIds.has(id)
}

/** Whether a page that was just made may be kept for others; see `PageRoute`. */
export function isKeptPage({ staticHandlerContext }: EntryContext, html: string): boolean {
  const leaf = staticHandlerContext.matches.at(-1)?.route.id ?? ''
  // A key that makes a form happen once would make it happen once for all visitors.
  return isKeptRoute(leaf) && !html.includes('name="idempotencyKey"')
}
