import type { Publication } from './publish.ts'
import type { LivePage } from './site.ts'

/** A version of a page with the moments at which it is published and taken off. */
export type ScheduledPage = {
  page: LivePage
  publishAt: string | null
  unpublishAt: string | null
}

/**
 * What is due at a moment, as `publishInParts` takes it. One that is due to be published and to be taken off
 * is taken off. Versions of one page go in the order in which they are due.
 */
export function duePublication(scheduled: readonly ScheduledPage[], now: string): Publication {
  const isDue = (at: string | null) => at !== null && at <= now
  const fresh = scheduled
    .filter(({ publishAt, unpublishAt }) => isDue(publishAt) && !isDue(unpublishAt))
    .sort((a, b) => ((a.publishAt ?? '') < (b.publishAt ?? '') ? -1 : 1))
  return {
    publish: [...new Map(fresh.map(({ page }) => [page.pageId, page])).values()],
    unpublish: [
      ...new Set(
        scheduled
          .filter(({ unpublishAt }) => isDue(unpublishAt))
          .map(({ page: { pageId } }) => pageId),
      ),
    ],
  }
}

/** When there is something to do next; null for never. */
export function nextMoment(scheduled: readonly ScheduledPage[], now: string): string | null {
  const moments = scheduled
    .flatMap(({ publishAt, unpublishAt }) => [publishAt, unpublishAt])
    .filter((at): at is string => at !== null && at > now)
    .sort()
  return moments[0] ?? null
}
