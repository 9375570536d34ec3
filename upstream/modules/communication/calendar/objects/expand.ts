import { instantOf, localOf } from '#contract/core/zoned-time.ts'
import type { WrittenEvent } from '../ics/write-calendar.ts'
import type { EventRow } from '../reader.ts'
import { type Span, spansWithin } from './within.ts'

/** As many times of one event are written out at most. */
export const maxExpanded = 5_000

/**
 * Each time of a series that touches a span as an event of its own, in UTC, without a rule (RFC 4791,
 * 9.6.5).
 * @param events the series first, then the times of it that were changed alone
 */
export function expandEvents(events: readonly WrittenEvent[], span: Span): WrittenEvent[] {
  const parts = events.flatMap(({ row }) => row.seriesStart ?? [])
  const changed = new Set(parts)
  const heads = new Map(events.map(({ row }) => [row.id, row]))
  return events
    .flatMap((event) => {
      const { row } = event
      const isSeries = row.repeats !== ''
      const spans = spansWithin(row, span, isSeries ? changed : undefined)
      return spans.map((one) => {
        const series = heads.get(row.seriesId ?? '') ?? row
        const ruleStart = isSeries ? one.start : row.seriesStart
        return { ...event, row: single(row, one, ruleStart && utcOf(ruleStart, series)) }
      })
    })
    .slice(0, maxExpanded)
}

type Time = { start: string; end: string; startsAt: string; endsAt: string }

function single(row: EventRow, time: Time, seriesStart: string | null): EventRow {
  const { allDay } = row
  return {
    ...row,
    start: allDay ? time.start : time.startsAt.slice(0, 16),
    end: allDay ? time.end : time.endsAt.slice(0, 16),
    timeZone: allDay ? row.timeZone : 'UTC',
    lasts: null,
    repeats: '',
    skipped: '[]',
    added: '[]',
    seriesId: null,
    seriesStart,
  }
}

/** A time of a series as clocks show it that are on UTC. */
function utcOf(local: string, { timeZone }: EventRow): string {
  return local.length === 10 ? local : localOf(instantOf(local, timeZone), 'UTC')
}
