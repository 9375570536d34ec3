import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { calendarContract } from '#contract/communication/calendar.ts'
import type { EventChoices } from './components/event-fields.tsx'

/** What the fields of an event choose from; the viewer's zone and that of the event come first. */
export async function loadChoices(
  { call, firm }: FirmAccess,
  zones: readonly string[],
): Promise<EventChoices> {
  const { firmId } = firm
  const [calendars, categories] = await Promise.all([
    call(calendarContract.listCalendars, { firmId }),
    call(calendarContract.listCategories, { firmId }),
  ])
  const timeZones = [...new Set([...zones, 'UTC'])]
  return { calendars: calendars.filter(({ canEdit }) => canEdit), categories, timeZones }
}
