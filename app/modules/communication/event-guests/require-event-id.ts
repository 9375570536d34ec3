import { EventId } from '#contract/communication/calendar.ts'
import { AppError } from '#contract/core/errors.ts'

/** The event that a page's address names. @throws AppError not_found */
export function requireEventId({ params }: { params: Record<string, string | undefined> }): string {
  const id = EventId.safeParse(params.eventId)
  if (!id.success) throw new AppError('not_found', 'No such event')
  return id.data
}
