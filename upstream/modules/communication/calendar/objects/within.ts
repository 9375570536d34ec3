import { shiftInstant, startsIn } from '../occurrences.ts'
import type { EventRow } from '../reader.ts'
import { spanOf } from '../view.ts'

/** Two instants; what ends at the first, or begins at the second, is outside (RFC 4791, 9.9). */
export type Span = { from: string; to: string }

/** The times of an event that touch a span, each with its local start and its instants. */
export function spansWithin(row: EventRow, { from, to }: Span, changed: Set<string> | undefined) {
  const bounds = {
    // A day earlier and later: days without time are the same in every zone.
    from: shiftInstant(from, -1).slice(0, 10),
    to: shiftInstant(to, 1).slice(0, 10),
    fromAt: from,
    toAt: to,
  }
  return startsIn(row, bounds, changed)
    .map((start) => ({ start, ...spanOf(row, start) }))
    .filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from)
}

/** Whether an event, or a time of it that was changed alone, touches a span. */
export function touchesSpan([head, ...parts]: readonly EventRow[], span: Span): boolean {
  if (!head) return false
  const changed = new Set(parts.flatMap(({ seriesStart }) => seriesStart ?? []))
  const isWithin = (row: EventRow) => spansWithin(row, span, changed).length > 0
  return isWithin(head) || parts.some((part) => spansWithin(part, span, undefined).length > 0)
}
