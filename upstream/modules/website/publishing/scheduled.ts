import { z } from 'zod'
import type { JobMeans } from '../../firm/jobs/index.ts'
import { pageRows } from '../pages/index.ts'
import { publishFirmSite } from './publish-site.ts'
import { duePublication } from './schedule.ts'
import { scheduledPages } from './schedule-next.ts'

export const NoPayload = z.null()

/** Publishes and takes off what is due. */
export async function publishDue(means: JobMeans): Promise<undefined> {
  const { store, firm } = means
  const due = duePublication(scheduledPages(store.reader, firm.now), firm.now.toISOString())
  const publish = due.publish.map(({ pageId }) => pageId)
  const seen = pageRows(store.reader, due.unpublish)
  const unpublish = seen.flatMap((row) => (row.publishedRevision === null ? [] : [row.id]))
  if (publish.length + unpublish.length > 0) await publishFirmSite(means, { publish, unpublish })
  return undefined
}

/** Makes published pages anew where what they show changed. */
export async function refreshSite(means: JobMeans): Promise<undefined> {
  await publishFirmSite(means, {})
  return undefined
}
