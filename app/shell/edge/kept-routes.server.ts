import type { EntryContext } from '@remix-run/cloudflare'
import type { PageRoute } from '../firm-routes.ts'

const found = import.meta.glob<{ routes: PageRoute[] }>('../../modules/*/routes.ts', {
  eager: true,
})

/** The ids that Remix gives to the routes that say they may be kept. */
const keptIds = new Set(
  Object.values(found)
    .flatMap(({ routes }) => routes)
    .filter(({ needs, kept }) => needs === 'public' && kept)
    .map(({ id, file }) => id ?? file.replace(/\.\w+$/, '')),
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
