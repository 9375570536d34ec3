import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { calendarFilesContract } from '#contract/communication/calendar-files.ts'

/** A calendar as a file of iCalendar. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const ids = { firmId: firm.firmId, calendarId: requireIdParam(args, 'calendarId') }
  return passFile(await stream(calendarFilesContract.exportCalendar, ids), 'attachment')
}
