import type { Api } from '../support/api.mjs'

/** A page on which a calendar's free times are booked, every day of the week. */
export function bookingPageInput(word: string, calendarId: string) {
  const days = ['1', '2', '3', '4', '5', '6', '7']
  return {
    name: word,
    language: 'en',
    timeZone: 'Europe/Berlin',
    calendarIds: [calendarId],
    durationMinutes: 60,
    stepMinutes: 60,
    bufferMinutes: 0,
    noticeHours: 0,
    daysAhead: 30,
    hours: days.map((day) => ({ day, from: '09:00', to: '17:00' })),
  }
}

type Make = (what: string, input: object) => Promise<{ id: string; path: string }>

/** Such a page, an appointment that somebody booked on it, and a guest and the object of an event. */
export async function makeBooking(
  api: Api,
  make: Make,
  { firm, calendarId, eventId, word }: Record<'firm' | 'calendarId' | 'eventId' | 'word', string>,
) {
  const page = await make('/booking-pages', bookingPageInput(word, calendarId))
  const at = `/public/booking-pages/${page.path.slice('/b/'.length)}`
  const { days } = await api.call('GET', at)
  const startsAt = days.flatMap(({ starts }: { starts: string[] }) => starts).at(-1)
  const guest = { name: word, email: 'guest@foreign.example', note: word, language: 'en' }
  await api.call('POST', at, { ...guest, startsAt, timeZone: 'Europe/Berlin', consent: true })
  const { ahead } = await api.call('GET', `${firm}/booking-pages/${page.id}/bookings`)
  const invited = { email: 'guest@foreign.example', language: 'en' }
  const { id: eventGuestId } = await make(`/events/${eventId}/guests`, invited)
  const objectName = `${eventId}.ics`
  return { bookingPageId: page.id, bookingId: ahead[0].id, eventGuestId, objectName }
}
