/** A text to put with a record. */
export function attachmentForm(name: string): FormData {
  const form = new FormData()
  form.set('file', new File(['What is in it'], name, { type: 'text/plain' }))
  return form
}

/** A bank's CSV with one line. */
export function bankFileForm(word: string): FormData {
  return importForm(`Datum;Text;Betrag\n02.03.2026;${word};1,00\n`, `${word}.csv`)
}

/** A file of one event. */
export function eventFileForm(word: string): FormData {
  const event = `UID:${word}@example.com\nDTSTART:20261201T090000Z\nSUMMARY:${word}`
  const content = `BEGIN:VCALENDAR\nBEGIN:VEVENT\n${event}\nEND:VEVENT\nEND:VCALENDAR\n`
  const form = new FormData()
  form.set('file', new File([content], `${word}.ics`, { type: 'text/calendar' }))
  return form
}

/** A file of Toggl Track with one hour. */
export function workFileForm(word: string): FormData {
  const heads = 'User,Project,Description,Start date,Start time,End date,End time,Duration'
  const row = `${word},${word},${word},2025-03-13,09:00:00,2025-03-13,10:00:00,01:00:00`
  const form = new FormData()
  form.set('file', new File([`${heads}\n${row}\n`], `${word}.csv`, { type: 'text/csv' }))
  return form
}

/** A file for the import of items. */
export function importForm(content: string, name: string): FormData {
  const form = new FormData()
  form.set('register', 'items')
  form.set('file', new File([content], name, { type: 'text/csv' }))
  return form
}
