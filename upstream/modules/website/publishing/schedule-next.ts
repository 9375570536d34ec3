import { addDays } from '#contract/core/days.ts'
import { instantOf } from '#contract/core/zoned-time.ts'
import type { BlockType } from '#contract/website/blocks.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { cancel, schedule } from '../../firm/jobs/index.ts'
import { scheduledRows } from '../pages/index.ts'
import { livePage } from './live-page.ts'
import { nextMoment, type ScheduledPage } from './schedule.ts'
import { findPointer } from './state-store.ts'

export const dueJob = 'publishing.due'
export const refreshJob = 'publishing.refresh'

/** Makes pages anew on the next day, whose hours ahead are others. */
export const hoursJob = 'publishing.hours'

/** Several changes in a row are published together. */
const quietMs = 3_000

/** Sets the moment at which something is published or taken off next. */
export function scheduleNext(writer: Writer): void {
  const next = nextMoment(scheduledPages(writer, new Date(0)), '')
  if (next === null) cancel(writer, dueJob, 'site')
  else schedule(writer, { kind: dueJob, key: 'site', dueAt: new Date(next), payload: null })
}

/** What pages show of the firm changed: those that are published are made anew soon. */
export function refreshSoon(writer: Writer, now: Date): void {
  if (!findPointer(writer)) return
  const dueAt = new Date(now.getTime() + quietMs)
  schedule(writer, { kind: refreshJob, key: 'site', dueAt, payload: null })
}

/** Where pages show opening hours they are made anew at midnight, so that the days ahead stay right. */
export function refreshTomorrow(writer: Writer, firm: FirmContext): void {
  if (!showsBlock(writer, 'openingHours')) {
    cancel(writer, hoursJob, 'site')
    return
  }
  const { timeZone } = getFirmProfile(writer)
  const dueAt = new Date(instantOf(`${addDays(firmDate(writer, firm), 1)}T00:00`, timeZone))
  schedule(writer, { kind: hoursJob, key: 'site', dueAt, payload: null })
}

/** Whether any published page shows prices of items, those of courses included. */
export function showsPrices(reader: Reader): boolean {
  return showsBlock(reader, 'priceList') || showsCourses(reader)
}

/** Whether any published page shows a course. */
export function showsCourses(reader: Reader): boolean {
  return showsBlock(reader, 'course')
}

function showsBlock({ sql }: Reader, type: BlockType): boolean {
  const query = 'select 1 from site_live_pages where page like ? limit 1'
  return sql.exec(query, `%"type":"${type}"%`).toArray().length > 0
}

/** Pages with a moment at which they are published or taken off. */
export function scheduledPages(reader: Reader, now: Date): ScheduledPage[] {
  return scheduledRows(reader).map((row) => ({
    page: livePage(row, { now }),
    publishAt: row.publishAt,
    unpublishAt: row.unpublishAt,
  }))
}
