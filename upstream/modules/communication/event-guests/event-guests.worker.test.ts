import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { CalendarEvent } from '#contract/communication/calendar.ts'
import type { EventGuest, PublicInvitation } from '#contract/communication/event-guests.ts'
import type { RecordMails } from '#contract/firm/mails.ts'
import { publicToken } from '#upstream/documents/delivery/public-token.ts'
import { noticesOf, openFirm } from '#upstream/testing/notices.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

const stranger = { role: null, userId: '' } as const
const times = { start: '2099-06-01T09:00', end: '2099-06-01T10:00', timeZone: 'Europe/Berlin' }
const event = {
  title: 'Planung',
  place: 'Hafen 1',
  description: 'Mit Plan',
  reminders: [10],
  ...times,
}

async function add(testFirm: TestFirm, input: object = {}): Promise<CalendarEvent> {
  return testFirm.must('POST', '/events', { ...event, ...input })
}

async function invite(testFirm: TestFirm, { id }: { id: string }, email: string) {
  const guest = { name: 'Anna Berg', email, language: 'de' }
  return testFirm.must<EventGuest>('POST', `/events/${id}/guests`, guest)
}

/** The address at which somebody answers their newest invitation. */
async function linkOf(testFirm: TestFirm, email: string): Promise<string> {
  const secret = await runInDurableObject(testFirm.object, (_, { storage }) => {
    const query =
      'select public_secret as secret from event_guests where email = ? order by id desc'
    return storage.sql.exec<{ secret: string }>(query, email).toArray()[0]?.secret ?? ''
  })
  return `/public/invitations/${publicToken(testFirm.firmId, secret)}`
}

/** The subjects of the mails to a guest up to the colon, oldest first. */
async function mailsOf(testFirm: TestFirm, { id }: EventGuest): Promise<string[]> {
  const { rows } = await testFirm.must<RecordMails>('GET', `/records/eventGuest/${id}/mails`)
  return rows.map(({ subject }) => subject.split(':')[0] ?? '').reverse()
}

test('a guest is mailed, answers by the link, and whoever invited them is notified', async () => {
  const { owner, testFirm } = await openFirm()
  const mailSettings = { color: '#112233', replyTo: 'buero@nord.example', tracksOpening: false }
  await testFirm.must('PUT', '/mail-settings', mailSettings)
  const email = 'anna.guest@example.com'
  const made = await add(testFirm)
  await invite(testFirm, made, email)
  const again = { name: '', email: email.toUpperCase(), language: 'de' }
  const twice = await testFirm.ask('POST', `/events/${made.id}/guests`, again)
  expect([twice.status, twice.body.data.fields.email?.key]).toEqual([422, 'invitedAlready'])

  const link = await linkOf(testFirm, email)
  const invitation = await testFirm.must<PublicInvitation>('GET', link, undefined, stranger)
  expect(invitation).toMatchObject({ title: 'Planung', answer: 'none', isOpen: true })
  const answer = { answer: 'accepted', comment: 'Gerne' }
  await testFirm.must('POST', `${link}/answer`, answer, stranger)
  const guests = await testFirm.must<EventGuest[]>('GET', `/events/${made.id}/guests`)
  expect(guests).toMatchObject([{ email, ...answer }])
  await expect
    .poll(async () => (await noticesOf(owner))[0])
    .toMatchObject({
      kind: 'guestAnswered',
      params: { name: 'Anna Berg', title: 'Planung', answer: 'accepted' },
    })

  // RFC 5546, 3.2.2: an invitation names its organizer, its attendee with the answer, and its UID.
  const { body } = await testFirm.download(`${link}/file`, stranger)
  const lines = body.replaceAll('\r\n ', '').split('\r\n')
  expect(lines).toContain(`UID:${made.id}@firmament`)
  expect(lines.some((one) => /^ORGANIZER;.*:mailto:/.test(one))).toBe(true)
  expect(lines.find((one) => one.startsWith('ATTENDEE'))).toMatch(
    /PARTSTAT=ACCEPTED;.*:mailto:anna\.guest@example\.com$/,
  )
  expect(body).not.toContain('VALARM')
})

test('another time is mailed and asks anew, another colour is not; a deleted event is cancelled', async () => {
  const testFirm = await TestFirm.open()
  const email = 'ivo.guest@example.com'
  const made = await add(testFirm)
  const guest = await invite(testFirm, made, email)
  const link = await linkOf(testFirm, email)
  await testFirm.must('POST', `${link}/answer`, { answer: 'declined', comment: '' }, stranger)

  await testFirm.must('PUT', '/events', { ...event, id: made.id, reminders: [60] })
  expect(await mailsOf(testFirm, guest)).toEqual(['Einladung'])
  await testFirm.must('PUT', '/events', { ...event, id: made.id, place: 'Hafen 2' })
  const told = await testFirm.must<PublicInvitation>('GET', link, undefined, stranger)
  expect(told).toMatchObject({ place: 'Hafen 2', answer: 'declined' })
  const later = { start: '2099-06-02T11:00', end: '2099-06-02T12:00' }
  await testFirm.must('PUT', '/events', { ...event, ...later, id: made.id })
  const moved = await testFirm.must<PublicInvitation>('GET', link, undefined, stranger)
  expect(moved).toMatchObject({ start: later.start, answer: 'none' })
  const mails = ['Einladung', 'Geändert', 'Geändert']
  expect(await mailsOf(testFirm, guest)).toEqual(mails)

  const invited = await testFirm.download(`${link}/file`, stranger)
  await testFirm.must('DELETE', `/events/${made.id}`)
  const gone = await testFirm.must<PublicInvitation>('GET', link, undefined, stranger)
  expect(gone).toMatchObject({ isCancelled: true, isOpen: false })
  const { body } = await testFirm.download(`${link}/file`, stranger)
  expect(body).toContain('METHOD:CANCEL\r\n')
  expect(body).toContain('STATUS:CANCELLED\r\n')
  // Of two that came, programs believe the one with the higher SEQUENCE (RFC 5546, 2.1.4).
  expect(sequenceIn(body)).toBeGreaterThan(sequenceIn(invited.body))
  const late = await testFirm.ask('POST', `${link}/answer`, { answer: 'accepted' }, stranger)
  expect(late.status).toBe(409)
})

test('guests of a series hear of a time that is left out, and are invited to the part that goes on', async () => {
  const testFirm = await TestFirm.open()
  const email = 'eva.guest@example.com'
  const made = await add(testFirm, { repeats: 'FREQ=WEEKLY;COUNT=5' })
  const eventId = made.id.slice(0, 26)
  await invite(testFirm, { id: eventId }, email)
  const link = await linkOf(testFirm, email)
  await testFirm.must('DELETE', `/events/${eventId}_20990608T0900/one`)
  const skipped = await testFirm.download(`${link}/file`, stranger)
  expect(skipped.body).toContain('EXDATE;TZID=Europe/Berlin:20990608T090000')

  const rest = { start: '2099-06-15T14:00', end: '2099-06-15T15:00', repeats: made.repeats }
  const following = { ...event, ...rest, id: `${eventId}_20990615T0900`, scope: 'following' }
  const later = await testFirm.must<CalendarEvent>('PUT', '/events', following)
  const guests = await testFirm.must<EventGuest[]>('GET', `/events/${later.id}/guests`)
  expect(guests).toMatchObject([{ email, answer: 'none' }])
  expect(await linkOf(testFirm, email)).not.toBe(link)
})

test('guests are shown to who sees the event whole, and invited by who may change it', async () => {
  const testFirm = await TestFirm.open()
  const email = 'max.guest@example.com'
  const made = await add(testFirm, { visibility: 'private' })
  const guest = await invite(testFirm, made, email)
  const path = `/events/${made.id}/guests`
  const colleague = { role: 'sales', userId: 'somebody-else' } as const
  expect((await testFirm.ask('GET', path, undefined, colleague)).body).toEqual([])
  const one = `/event-guests/${guest.id}`
  expect((await testFirm.ask('GET', one, undefined, colleague)).status).toBe(404)
  const wanted = { name: '', email: 'b@example.com', language: 'de' }
  expect((await testFirm.ask('POST', path, wanted, colleague)).status).toBe(403)
  expect((await testFirm.ask('POST', path, wanted, { role: 'readOnly' })).status).toBe(403)
  const wrong = await testFirm.ask('POST', path, { ...wanted, email: 'b' })
  expect([wrong.status, Object.keys(wrong.body.data.fields)]).toEqual([422, ['email']])
  const short = await testFirm.ask('GET', '/public/invitations/x', undefined, stranger)
  expect(short.status).toBe(404)
})

test('whoever is invited again is sent a higher SEQUENCE than the end of the first invitation had', async () => {
  const testFirm = await TestFirm.open()
  const email = 'uta.guest@example.com'
  const made = await add(testFirm)
  const guest = await invite(testFirm, made, email)
  const link = await linkOf(testFirm, email)
  await testFirm.must('DELETE', `/events/${made.id}/guests/${guest.id}`)
  const ended = await testFirm.download(`${link}/file`, stranger)
  expect(ended.body).toContain('METHOD:CANCEL')
  await invite(testFirm, made, email)
  const again = await testFirm.download(`${await linkOf(testFirm, email)}/file`, stranger)
  expect(sequenceIn(again.body)).toBeGreaterThan(sequenceIn(ended.body))
})

function sequenceIn(file: string): number {
  return Number(/^SEQUENCE:(\d+)\r$/m.exec(file)?.[1])
}
