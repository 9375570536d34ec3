import PostalMime from 'postal-mime'
import { expect, test, vi } from 'vitest'
import type { CalendarEvent } from '#contract/communication/calendar.ts'
import type { MailInvitation } from '#contract/communication/mail-invitations.ts'
import type { MailRow, MailThread } from '#contract/communication/mailbox.ts'
import { writeMime } from '#upstream/mail/mime.ts'
import { joinFirm } from '#upstream/testing/join-firm.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { bring } from './testing/bring.ts'

type Box = { id: string; address: string; isOwn: boolean }

/** An invitation, or its end, as Google's calendar mails it. */
function calendarMail(method: 'REQUEST' | 'CANCEL', guest: string, sequence: number, hour = '10') {
  return [
    '--q',
    'Content-Type: text/plain; charset=UTF-8',
    '',
    'You have been invited.',
    '--q',
    `Content-Type: text/calendar; charset=UTF-8; method=${method}`,
    '',
    'BEGIN:VCALENDAR',
    'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
    'VERSION:2.0',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `DTSTART:20990601T${hour}0000Z`,
    'DTEND:20990601T200000Z',
    `DTSTAMP:20261125T09000${sequence}Z`,
    'ORGANIZER;CN=Olga Berg:mailto:olga@partner.example',
    'UID:7kukuqrfedlm2f9t@google.com',
    `ATTENDEE;CUTYPE=INDIVIDUAL;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${guest}`,
    `SEQUENCE:${sequence}`,
    'SUMMARY:Kitchen handover',
    'LOCATION:Hamburg',
    'END:VEVENT',
    'END:VCALENDAR',
    '--q--',
    '',
  ].join('\r\n')
}

async function openBox() {
  const firm = await TestFirm.open()
  await joinFirm(firm)
  const boxes = await firm.must<Box[]>('GET', '/mail/boxes')
  const box = boxes.find(({ isOwn }) => !isOwn) as Box
  let count = 0
  const send = (body: string, from = 'olga@partner.example') => {
    count += 1
    const head = { From: `Olga Berg <${from}>`, Subject: 'Kitchen handover' }
    const type = 'multipart/alternative; boundary=q'
    const ids = { 'Message-ID': `<${box.id}-${count}@x.example>`, 'Content-Type': type }
    return bring(box.address, { ...head, ...ids }, body)
  }
  const threads = async () => {
    const { rows } = await firm.must<{ rows: MailRow[] }>(
      'GET',
      `/mail/threads?mailboxId=${box.id}`,
    )
    return rows
  }
  const invitations = async () => {
    const found = []
    for (const { threadId } of await threads())
      found.push(
        ...(await firm.must<MailInvitation[]>('GET', `/mail/threads/${threadId}/invitations`)),
      )
    return found
  }
  const events = () => firm.must<CalendarEvent[]>('GET', '/events?from=2099-06-01&to=2099-06-01')
  return { firm, box, send, threads, invitations, events }
}

test('an invitation in a mail is answered there, and its organizer’s calendar understands the answer', async () => {
  const { firm, box, send, threads, invitations, events } = await openBox()
  await send(calendarMail('REQUEST', box.address, 0))
  const [invitation] = await invitations()
  expect(invitation).toMatchObject({
    ...{ state: 'new', answer: null, eventId: null, invitedAs: box.address },
    organizer: { name: 'Olga Berg', email: 'olga@partner.example' },
    event: { title: 'Kitchen handover', place: 'Hamburg', startsAt: '2099-06-01T10:00:00.000Z' },
  })
  const path = `/mail/mails/${invitation?.mailId}/invitation`
  const given = { answer: 'accepted', comment: 'Gladly' }
  const answered = await firm.must<MailInvitation>('POST', `${path}/answer`, given)
  expect(answered).toMatchObject({ state: 'answered', answer: 'accepted' })
  expect(await events()).toMatchObject([{ id: answered.eventId, title: 'Kitchen handover' }])

  const [row] = await threads()
  const sent = await vi.waitFor(async () => {
    const thread = await firm.must<MailThread>('GET', `/mail/threads/${row?.threadId}`)
    const ours = thread.mails.find(({ isOurs }) => isOurs)
    expect(ours).toBeDefined()
    return ours
  })
  expect(sent?.subject).toBe('Zugesagt: Kitchen handover')
  expect(sent?.to.map(({ email }) => email)).toEqual(['olga@partner.example'])
  expect(sent?.files).toMatchObject([{ name: 'reply.ics' }])
  const { body } = await firm.download(`/mail/files/${sent?.files[0]?.id}`)
  const reply = body.replace(/\r\n /g, '')
  expect(reply).toContain('METHOD:REPLY')
  expect(reply).toContain(`PARTSTAT=ACCEPTED:mailto:${box.address}`)
  expect(reply).toContain('COMMENT:Gladly')

  // Any guest knows the event's name: another version of theirs changes nothing.
  await send(calendarMail('REQUEST', box.address, 1, '12'), 'mallory@example.com')
  const forged = (await invitations()).find(({ state }) => state === 'changed')
  expect(forged).toMatchObject({ isFromOrganizer: false })
  const change = `/mail/mails/${forged?.mailId}/invitation/answer`
  expect((await firm.ask('POST', change, given)).status).toBe(422)
  expect(await events()).toMatchObject([{ start: '2099-06-01T10:00' }])

  // Its organizer ends it; somebody else cannot.
  await send(calendarMail('CANCEL', box.address, 2), 'mallory@example.com')
  await send(calendarMail('CANCEL', box.address, 2))
  const all = await invitations()
  const ends = all.filter(({ state }) => state === 'cancels').map(({ mailId }) => mailId)
  expect(ends).toHaveLength(2)
  const answers = []
  for (const id of ends)
    answers.push((await firm.ask('POST', `/mail/mails/${id}/invitation/end`, {})).status)
  expect(answers.sort()).toEqual([200, 422])
  expect(await events()).toEqual([])
})

// RFC 5545, 3.2.19: a zone is what the file says of it, whatever it is called.
test('an invitation in a zone that only its file knows is one', async () => {
  const { box, send, invitations } = await openBox()
  const observance = (kind: string, from: string, to: string, month: number, hour: string) => [
    `BEGIN:${kind}`,
    `DTSTART:16010101T${hour}0000`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=${month}`,
    `END:${kind}`,
  ]
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:Customized Time Zone',
    ...observance('STANDARD', '+0200', '+0100', 10, '03'),
    ...observance('DAYLIGHT', '+0100', '+0200', 3, '02'),
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
  ]
  const body = calendarMail('REQUEST', box.address, 0)
    .replace('BEGIN:VEVENT', zone.join('\r\n'))
    .replace('DTSTART:20990601T100000Z', 'DTSTART;TZID=Customized Time Zone:20270309T100000')
    .replace('DTEND:20990601T200000Z', 'DTEND;TZID=Customized Time Zone:20270309T110000')
  await send(body)
  expect(await invitations()).toMatchObject([
    { state: 'new', event: { startsAt: '2027-03-09T09:00:00.000Z' } },
  ])
})

test('who is not invited, may not write or looks into another’s mailbox does not answer', async () => {
  const { firm, send, invitations, events } = await openBox()
  await send(calendarMail('REQUEST', 'vera@elsewhere.example', 0))
  const [stranger] = await invitations()
  expect(stranger).toMatchObject({ state: 'new', invitedAs: null })
  const path = `/mail/mails/${stranger?.mailId}/invitation/answer`
  const given = { answer: 'accepted', comment: '' }
  expect((await firm.ask('POST', path, given)).status).toBe(422)
  expect((await firm.ask('POST', path, { answer: 'gladly' })).status).toBe(422)
  // An organizer of several addresses would have the firm write to all of them.
  const many = calendarMail('REQUEST', 'vera@elsewhere.example', 0)
    .replace('mailto:olga@partner.example', 'mailto:olga@partner.example,a@b.example')
    .replace('7kukuqrfedlm2f9t', 'other')
  await send(many)
  expect(await invitations()).toHaveLength(1)
  const asReader = await firm.ask('POST', path, given, { role: 'readOnly' })
  expect(asReader.status).toBe(403)
  const elsewhere = await TestFirm.open()
  const list = `/mail/threads/${stranger?.mailId}/invitations`
  expect((await elsewhere.ask('GET', list)).status).toBe(404)
  expect((await elsewhere.ask('POST', path, given)).status).toBe(404)
  expect(await events()).toEqual([])
})

test('the calendar’s part is another form of the mail’s words, and a file', async () => {
  const file = 'BEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nEND:VCALENDAR\r\n'
  const type = 'text/calendar; charset=utf-8; method=REPLY'
  const mime = writeMime(
    {
      ...{ id: '01X', from: { name: 'Maria', email: 'maria@firm.example' }, cc: [] },
      ...{ to: [{ name: '', email: 'olga@partner.example' }], replyTo: undefined },
      ...{ subject: 'Accepted', text: 'She comes.', html: '<p>She comes.</p>', isTracked: false },
      attachments: [{ name: 'reply.ics', type, bytes: new TextEncoder().encode(file) }],
    },
    new Date('2026-11-26T10:00:00Z'),
  )
  expect(
    mime.match(/^Content-Type: text\/calendar; charset=utf-8; method=REPLY\r$/gm),
  ).toHaveLength(2)
  const alternative = mime.slice(0, mime.indexOf('Content-Disposition: attachment'))
  expect(alternative).toContain('method=REPLY')
  const read = await PostalMime.parse(mime)
  expect(read.text?.trim()).toBe('She comes.')
  expect(read.attachments.map(({ filename, method }) => [filename, method])).toContainEqual([
    'reply.ics',
    'REPLY',
  ])
})
