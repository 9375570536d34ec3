import { inject, vi } from 'vitest'
import { bookingPageInput } from '#upstream/testing/booking-page-input.ts'
import { Api } from '../support/api.mjs'
import { revealedMails } from '../support/mails.mjs'

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
  const email = `guest-${page.id.toLowerCase()}@foreign.example`
  const guest = { name: word, email, note: word, language: 'en' }
  await api.call('POST', at, { ...guest, startsAt, timeZone: 'Europe/Berlin', consent: true })
  await api.call('POST', `/public/bookings/${await mailedToken(email)}/confirm`, {})
  const { ahead } = await api.call('GET', `${firm}/booking-pages/${page.id}/bookings`)
  const invited = { email: 'guest@foreign.example', language: 'en' }
  const { id: eventGuestId } = await make(`/events/${eventId}/guests`, invited)
  const objectName = `${eventId}.ics`
  return { bookingPageId: page.id, bookingId: ahead[0].id, eventGuestId, objectName }
}

/** Of the link that takes the time, which only the mail has. */
async function mailedToken(email: string): Promise<string> {
  const administrator = new Api(inject('origin'), 1)
  await administrator.signInAt('/auth/admin/login', inject('administrator'))
  const token = await vi.waitFor(async () => {
    const mails = await revealedMails(administrator, email)
    const found = mails.map(({ text }) => /appointments\/([\w-]+)/.exec(text)?.[1])
    const known = found.find((one) => one !== undefined)
    if (!known) throw new Error(`No mail asks ${email} to confirm the appointment`)
    return known
  })
  administrator.close()
  return token
}
