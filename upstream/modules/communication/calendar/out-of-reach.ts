import type { FirmContext } from '../../../firm/store.ts'
import { isHiddenFrom } from './access.ts'
import type { EventRow } from './reader.ts'

/**
 * Whether a time of a series that was changed alone is none of what somebody sees and writes with the
 * series: another's private one, or one that was moved to another calendar.
 */
export function isOutOfReach(
  { actor }: Pick<FirmContext, 'actor'>,
  series: Pick<EventRow, 'calendarId'>,
) {
  return (part: EventRow) =>
    part.calendarId !== series.calendarId || isHiddenFrom(actor, 'write', part)
}
