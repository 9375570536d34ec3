import { expect, test, vi } from 'vitest'
import type { CalendarEvent } from '#contract/communication/calendar.ts'
import type { EventGuest } from '#contract/communication/event-guests.ts'
import { joinFirm } from '#upstream/testing/join-firm.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { bring } from './testing/bring.ts'

const email = 'Vera.Guest@example.com'
const times = { start: '2099-06-01T09:00', end: '2099-06-01T10:00', timeZone: 'Europe/Berlin' }
const plan = { title: 'Planung', place: '', description: '', reminders: [], ...times }

/** A mail as Google's calendar answers an invitation (RFC 6047). */
function reply(uid: string, partstat: string, sequence: number, more: readonly string[] = []) {
  const calendar = [
    'BEGIN:VCALENDAR',
    'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
    'VERSION:2.0',
    'METHOD:REPLY',
    'BEGIN:VEVENT',
    'DTSTART:20990601T070000Z',
    'DTEND:20990601T080000Z',
    'DTSTAMP:20261125T090000Z',
    'ORGANIZER;CN=Nord:mailto:nord@mail.example',
    `UID:${uid}`,
    `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=${partstat};CN=Vera;X-NUM-GUESTS=`,
    ' 0:mailto:vera.guest@example.com',
    `SEQUENCE:${sequence}`,
    ...more,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
  return [
    '--q',
    'Content-Type: text/plain; charset=UTF-8',
    '',
    'Vera Guest has answered this invitation.',
    '--q',
    'Content-Type: text/calendar; charset=UTF-8; method=REPLY',
    '',
    `${calendar}--q--`,
    '',
  ].join('\r\n')
}

test('what a guest’s calendar answers by mail is kept, of the guest and of the last invitation alone', async () => {
  const firm = await TestFirm.open()
  await joinFirm(firm)
  const boxes = await firm.must<{ address: string; isOwn: boolean }[]>('GET', '/mail/boxes')
  const address = boxes.find(({ isOwn }) => !isOwn)?.address ?? ''
  const made = await firm.must<CalendarEvent>('POST', '/events', plan)
  const guests = `/events/${made.id}/guests`
  const invited = { name: 'Vera', email, language: 'de' }
  const guest = await firm.must<EventGuest>('POST', guests, invited)
  const uid = `${made.id}@firmament`
  let count = 0
  const send = (from: string, body: string, to = address, dmarc = 'pass') => {
    count += 1
    const type = 'multipart/alternative; boundary=q'
    const head = {
      'Message-ID': `<reply-${count}@x.example>`,
      'Content-Type': type,
      'Authentication-Results': `mx.example; dmarc=${dmarc}`,
    }
    return bring(to, { From: from, Subject: 'Accepted: Planung', ...head }, body)
  }
  const answer = async () => (await firm.must<EventGuest[]>('GET', guests))[0]

  await send('Mallory <mallory@example.org>', reply(uid, 'DECLINED', 0))
  await send(email, reply('other@firmament', 'DECLINED', 0))
  // Anybody writes any address as their own.
  await send(email, reply(uid, 'DECLINED', 0), address, 'fail')
  await send(email, reply(uid, 'DECLINED', 0), address, 'none')
  await send(email, reply(uid, 'DECLINED', 0, ['RECURRENCE-ID:20990601T070000Z']))
  await send(email, reply(uid, 'ACCEPTED', 0, ['COMMENT:Gern\\, bis dann']))
  await vi.waitFor(async () =>
    expect(await answer()).toMatchObject({ answer: 'accepted', comment: 'Gern, bis dann' }),
  )
  const { links } = await firm.panels('eventGuest', guest.id)
  expect(links.map(({ kind }) => kind)).toEqual(['mailThread'])

  // From another address of theirs, to the one that the invitation named.
  const own = address.replace('@', `+guest-${guest.id.toLowerCase()}@`)
  await send('vera@home.example', reply(uid, 'TENTATIVE', 0), own, 'none')
  await vi.waitFor(async () => expect(await answer()).toMatchObject({ answer: 'tentative' }))

  const later = { ...plan, id: made.id, start: '2099-06-02T09:00', end: '2099-06-02T10:00' }
  await firm.must<CalendarEvent>('PUT', '/events', later)
  await send(email, reply(uid, 'ACCEPTED', 0))
  await send(email, reply(uid, 'DECLINED', 1))
  await vi.waitFor(async () => expect(await answer()).toMatchObject({ answer: 'declined' }))
})
