type Place = {
  view?: string
  date?: string
  q?: string
  calendars?: readonly string[]
  /** A column for each person. */
  isByPerson?: boolean
}

/** The firm's calendar, at a day and in a view where they are given. */
export function calendarPath(
  firmId: string,
  { view, date, q, calendars = [], isByPerson }: Place = {},
): string {
  const query = new URLSearchParams()
  if (view) query.set('view', view)
  if (date) query.set('date', date)
  if (q) query.set('q', q)
  if (isByPerson) query.set('people', '1')
  for (const id of calendars) query.append('calendar', id)
  const text = query.toString()
  return `/firms/${firmId}/calendar${text && `?${text}`}`
}

/** Where an event is written; it begins at a local time or on a day where one is given. */
export function newEventPath(firmId: string, start?: string): string {
  const path = `/firms/${firmId}/calendar/new`
  return start ? `${path}?start=${start}` : path
}

/** An event, or one time of an event that repeats. */
export function eventPath(firmId: string, eventId: string): string {
  return `/firms/${firmId}/calendar/events/${eventId}`
}

export function calendarSettingsPath(firmId: string): string {
  return `/firms/${firmId}/calendar/settings`
}

/** Calendars in and out as files, and their secret addresses. */
export function calendarFilesPath(firmId: string): string {
  return `/firms/${firmId}/calendar/files`
}

export function calendarImportPath(firmId: string, importId: string): string {
  return `${calendarFilesPath(firmId)}/imports/${importId}`
}

/** The file of a calendar. */
export function calendarFilePath(firmId: string, calendarId: string): string {
  return `${calendarFilesPath(firmId)}/${calendarId}`
}

/** The file of an event. */
export function eventFilePath(firmId: string, eventId: string): string {
  return `${eventPath(firmId, eventId)}/file`
}
