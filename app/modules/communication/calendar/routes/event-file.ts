import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { EventId } from '#contract/communication/calendar.ts'
import { calendarFilesContract } from '#contract/communication/calendar-files.ts'
import { AppError } from '#contract/core/errors.ts'

/** An event with all its times as a file of iCalendar. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const id = EventId.safeParse(args.params.eventId)
  if (!id.success) throw new AppError('not_found', 'No such event')
  const ids = { firmId: firm.firmId, eventId: id.data }
  return passFile(await stream(calendarFilesContract.exportEvent, ids), 'attachment')
}
