import { defineModule } from '../../../core/hooks.ts'
import type { Writer } from '../../../firm/store.ts'
import { jobWithEffect } from '../../firm/jobs/index.ts'
import { answerSite, countSiteView } from './answer-site.ts'
import { demoSiteJob, publishDemoSite } from './demo.ts'
import { router } from './endpoints.ts'
import {
  dueJob,
  hoursJob,
  refreshJob,
  refreshSoon,
  showsCourses,
  showsPrices,
} from './schedule-next.ts'
import { NoPayload, publishDue, refreshSite } from './scheduled.ts'
import { translations } from './site-translations.ts'

export const module = defineModule({
  name: 'publishing',
  endpoints: router,
  internal: { 'site-request': answerSite, 'site-viewed': countSiteView },
  jobs: {
    [dueJob]: jobWithEffect(NoPayload, (means) => publishDue(means)),
    [demoSiteJob]: jobWithEffect(NoPayload, async (means) => {
      await publishDemoSite(means)
      return undefined
    }),
    [hoursJob]: jobWithEffect(NoPayload, (means) => refreshSite(means)),
    [refreshJob]: jobWithEffect(NoPayload, (means) => refreshSite(means)),
  },
  /** Prices on the site are those of the items. */
  itemChanges: {
    problems: () => ({}),
    changed: (writer, { now }) => refreshForPrices(writer, now),
    removed: (writer) => refreshForPrices(writer, new Date()),
    refusesVariants: () => undefined,
  },
  /** Pages that visitors see, whatever became of them since. */
  siteMediaUses: ({ sql }, mediaId) =>
    sql
      .exec<{ pageId: string; title: string }>(
        `select page_id as pageId, json_extract(page, '$.title') as title
         from site_live_pages where page like '%' || ? || '%' limit 50`,
        mediaId,
      )
      .toArray(),
  siteCoursesChanged: (writer, { now }) => {
    if (showsCourses(writer)) refreshSoon(writer, now)
  },
  translations,
  siteSettingsChanged: (writer, { now }) => refreshSoon(writer, now),
})

function refreshForPrices(writer: Writer, now: Date): void {
  if (showsPrices(writer)) refreshSoon(writer, now)
}
