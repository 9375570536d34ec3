import type { StatusKind } from '#app/ui/index.ts'
import type { SitePageState } from '#contract/website/site-pages.ts'

const kinds: Record<SitePageState, StatusKind> = {
  draft: 'draft',
  scheduled: 'viewed',
  published: 'paid',
  changed: 'partlyPaid',
  offline: 'void',
}

/** The mark of what visitors see of a page. */
export function statusOf(state: SitePageState): StatusKind {
  return kinds[state]
}
