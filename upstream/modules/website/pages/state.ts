import type { SitePageState } from '#contract/website/site-pages.ts'

type Facts = {
  revision: number
  publishedRevision: number | null
  path: string | null
  publishAt: string | null
}

/** What visitors see of a page. One that waits for its moment is scheduled, whatever it was before. */
export function stateOf(page: Facts): SitePageState {
  const { revision, publishedRevision, path, publishAt } = page
  if (publishAt !== null) return 'scheduled'
  if (publishedRevision === null) return path === null ? 'draft' : 'offline'
  return publishedRevision === revision ? 'published' : 'changed'
}
