import { useMatches } from '@remix-run/react'

/** What a page's loader gives so that the page asks for itself again where scripts are off. */
type Refreshing = { refreshAfter: number }

/**
 * Has a browser without script ask for the page again after so many seconds. With script a page's
 * island does it, and nothing jumps.
 */
export function RefreshWithoutScript() {
  const refreshing = useMatches().find(({ data }) => isRefreshing(data))
  if (!refreshing || !isRefreshing(refreshing.data)) return null
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(refreshing.data.refreshAfter)} />
    </noscript>
  )
}

function isRefreshing(data: unknown): data is Refreshing {
  return typeof data === 'object' && data !== null && typeof Object(data).refreshAfter === 'number'
}
