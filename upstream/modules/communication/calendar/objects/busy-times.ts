import { AppError, invalidField } from '#contract/core/errors.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import { takesTime } from '../access.ts'
import { shownCalendars } from '../list.ts'
import { changedStarts } from '../occurrences.ts'
import { readEvents } from '../reader.ts'
import { spansWithin } from './within.ts'

const maxDays = 400
const dayMs = 86_400_000

type Asked = { calendarId: string; from: string; to: string }

/**
 * When the time of a calendar is taken between two instants, as somebody may know it: joined, in order, and
 * cut at both ends.
 * @throws AppError not_found for the calendar; invalid at `to` for no span, or one of more than 400 days
 */
export function busyTimes(reader: Reader, { actor }: FirmContext, asked: Asked) {
  const { calendarId, from, to } = asked
  const calendar = shownCalendars(reader, actor).get(calendarId)
  if (!calendar) throw new AppError('not_found', 'No such calendar')
  const lasts = Date.parse(to) - Date.parse(from)
  if (lasts <= 0) throw invalidField('to', 'endBeforeStart')
  if (lasts > maxDays * dayMs) throw invalidField('to', 'tooLarge', { maximum: maxDays })
  const rows = readEvents(reader, { from, to, calendarIds: [calendarId] })
  const changed = changedStarts(reader, rows)
  const spans = rows
    .filter(takesTime)
    .flatMap((row) => spansWithin(row, { from, to }, changed.get(row.id)))
    .map(({ startsAt, endsAt }) => ({ from: laterOf(startsAt, from), to: earlierOf(endsAt, to) }))
    .sort((a, b) => (a.from < b.from ? -1 : 1))
  return joined(spans)
}

function laterOf(...instants: [string, string]): string {
  return instants.toSorted()[1] ?? ''
}

function earlierOf(...instants: [string, string]): string {
  return instants.toSorted()[0] ?? ''
}

type Span = { from: string; to: string }

function joined(spans: readonly Span[]): Span[] {
  const whole: Span[] = []
  for (const span of spans) {
    const last = whole.at(-1)
    if (!last || span.from > last.to) whole.push({ ...span })
    else if (span.to > last.to) last.to = span.to
  }
  return whole
}
