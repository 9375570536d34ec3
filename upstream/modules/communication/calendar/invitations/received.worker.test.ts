import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { CalendarEvent } from '#contract/communication/calendar.ts'
import { AppError } from '#contract/core/errors.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { type FirmContext, Store, type Writer } from '../../../../firm/store.ts'
import type { EventMeans } from '../event-observers.ts'
import { readReplies } from '../ics/read-replies.ts'
import { acceptCancellation, answerReceived, showInvitation } from './received.ts'

type Told = { method?: string; sequence?: number; stamp?: string; start?: string; from?: string }

/** An invitation as Outlook writes it, with a zone of Windows. */
function mailed({ method = 'REQUEST', sequence = 0, stamp = '090000', start = '10', from }: Told) {
  return [
    'BEGIN:VCALENDAR',
    'PRODID:Microsoft Exchange Server 2010',
    'VERSION:2.0',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `ORGANIZER;CN=Olga Berg:mailto:${from ?? 'olga@partner.example'}`,
    'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN=Maria:mailto:',
    ' Maria@firm.example',
    'UID:040000008200E00074C5B7101A82E008',
    'SUMMARY:Abnahme der Küche',
    'LOCATION:Hamburg',
    `DTSTART;TZID=W. Europe Standard Time:20990601T${start}0000`,
    'DTEND;TZID=W. Europe Standard Time:20990601T200000',
    `DTSTAMP:20261125T${stamp}Z`,
    `SEQUENCE:${sequence}`,
    ...(method === 'CANCEL' ? ['STATUS:CANCELLED'] : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}

async function inFirm<Result>(
  firm: TestFirm,
  work: (writer: Writer, means: EventMeans) => Result,
  role: 'owner' | 'readOnly' = 'owner',
) {
  return await runInDurableObject(firm.object, (_, { storage }) => {
    const store = new Store(storage)
    const { firmId, userId } = firm
    const actor = {
      userId,
      userName: 'Maria',
      language: 'de',
      requestId: 'r',
      isDemo: false,
      role,
    } as const
    const context: FirmContext = { firmId, actor, now: new Date(), newId, idempotency: null }
    try {
      return store.transact(context, (writer) => work(writer, { context, origin: 'https://a.b' }))
    } catch (error) {
      if (error instanceof AppError) return error.code
      throw error
    }
  })
}

const given = { email: 'maria@firm.example', answer: 'accepted', comment: '' } as const
const show = (firm: TestFirm, file: string) =>
  inFirm(firm, (writer, { context }) => showInvitation(writer, context, { file })?.state)
const answer = (firm: TestFirm, file: string, more = {}) =>
  inFirm(firm, (writer, means) => answerReceived(writer, means, { ...given, file, ...more }))
const events = (firm: TestFirm) =>
  firm.must<CalendarEvent[]>('GET', '/events?from=2099-06-01&to=2099-06-01')

test('an invitation is answered, changed and cancelled in the order of its SEQUENCE', async () => {
  const firm = await TestFirm.open()
  const first = mailed({})
  expect(await show(firm, first)).toBe('new')
  const answered = await answer(firm, first, { comment: 'Gern; bis dann' })
  if (!answered || typeof answered === 'string') throw new Error(`Refused: ${answered}`)
  expect(await events(firm)).toMatchObject([
    {
      id: answered.eventId,
      title: 'Abnahme der Küche',
      start: '2099-06-01T10:00',
      place: 'Hamburg',
    },
  ])
  expect(answered.reply.to.email).toBe('olga@partner.example')
  expect(readReplies(answered.reply.file)).toEqual([
    {
      ...{ uid: '040000008200E00074C5B7101A82E008', sequence: 0, email: 'Maria@firm.example' },
      ...{ answer: 'accepted', comment: 'Gern; bis dann' },
    },
  ])
  expect(await show(firm, first)).toBe('answered')

  const moved = mailed({ sequence: 2, start: '14' })
  expect(await show(firm, moved)).toBe('changed')
  await answer(firm, moved, { answer: 'tentative' })
  expect(await events(firm)).toMatchObject([{ id: answered.eventId, start: '2099-06-01T14:00' }])
  // What was on its way longer than the newer one, and one of the same number that was made earlier.
  expect(await show(firm, first)).toBe('outdated')
  expect(await show(firm, mailed({ sequence: 2, stamp: '080000' }))).toBe('outdated')
  expect(await answer(firm, first)).toBe('conflict')

  const cancel = (file: string, from = 'olga@partner.example') =>
    inFirm(firm, (writer, means) => acceptCancellation(writer, means, { file, from }))
  const end = mailed({ method: 'CANCEL', sequence: 3 })
  expect(await show(firm, end)).toBe('cancels')
  expect(await cancel(mailed({ method: 'CANCEL', sequence: 1 }))).toBe('conflict')
  expect(await cancel(end, 'mallory@example.com')).toBe('invalid')
  expect(await cancel(mailed({ method: 'CANCEL', sequence: 3, from: 'm@evil.example' }))).toBe(
    'invalid',
  )
  expect(await events(firm)).toHaveLength(1)
  expect(await cancel(end)).toEqual({ eventId: answered.eventId })
  expect(await events(firm)).toEqual([])
  expect(await show(firm, moved)).toBe('outdated')
})

test('only who is invited answers, with a calendar of their own, and what is declined is not kept', async () => {
  const firm = await TestFirm.open()
  const file = mailed({})
  expect(await answer(firm, file, { email: 'eve@example.com' })).toBe('invalid')
  expect(await answer(firm, mailed({ method: 'CANCEL' }))).toBe('invalid')
  expect(await answer(firm, 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')).toBe('invalid')
  const byReader = await inFirm(
    firm,
    (writer, means) => answerReceived(writer, means, { ...given, file }),
    'readOnly',
  )
  expect(byReader).toBe('forbidden')
  const declined = await answer(firm, file, { answer: 'declined' })
  expect(declined).toMatchObject({ eventId: null })
  expect(await events(firm)).toEqual([])
  expect(await show(firm, mailed({ method: 'CANCEL', sequence: 1 }))).toBe('cancels')
})
