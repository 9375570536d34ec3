import { expect, it } from 'vitest'
import { localOf } from '#contract/core/zoned-time.ts'
import type { WorkCalendar } from '../support-tickets/views.ts'
import {
  decideStep,
  type Enrolment,
  type SequenceFacts,
  type SequenceMail,
  type SequenceStep,
} from './decide-step.ts'
import { returnDate } from './return-date.ts'
import { nextOpenAt, resumeAt, stepDueAt } from './step-time.ts'

const weekdays = ['1', '2', '3', '4', '5'] as const

function office(timeZone: string, closedDates: string[] = []): WorkCalendar {
  const hours = weekdays.map((day) => ({ day, from: '09:00', to: '17:00' }))
  return { timeZone, hours, closedDates }
}

const berlin = office('Europe/Berlin')
const always: WorkCalendar = {
  timeZone: 'Europe/Berlin',
  hours: (['1', '2', '3', '4', '5', '6', '7'] as const).map((day) => ({
    day,
    from: '00:00',
    to: '24:00',
  })),
  closedDates: [],
}

function step(id: string, amount: number, unit: SequenceStep['delay']['unit']): SequenceStep {
  return { id, kind: 'mail', delay: { amount, unit } }
}

const steps = [step('hello', 0, 'hours'), step('more', 3, 'days'), step('last', 1, 'workingDays')]

it('keeps the time on the wall over a change of clocks, and counts hours as they pass', () => {
  // Saturday 10:00 in Berlin: 9:00 UTC; on Sunday clocks go forward.
  expect(stepDueAt('2026-03-28T09:00:00Z', { amount: 1, unit: 'days' }, always)).toBe(
    '2026-03-29T08:00:00.000Z',
  )
  expect(stepDueAt('2026-03-28T09:00:00Z', { amount: 24, unit: 'hours' }, always)).toBe(
    '2026-03-29T09:00:00.000Z',
  )
  expect(stepDueAt('2026-10-24T08:00:00Z', { amount: 1, unit: 'days' }, always)).toBe(
    '2026-10-25T09:00:00.000Z',
  )
  // 02:30 does not exist on 29 March: it is 03:30 then.
  expect(stepDueAt('2026-03-28T01:30:00Z', { amount: 1, unit: 'days' }, always)).toBe(
    '2026-03-29T01:30:00.000Z',
  )
  const fridayNoon = '2026-03-27T11:00:00Z'
  const due = stepDueAt(fridayNoon, { amount: 1, unit: 'workingDays' }, berlin)
  expect(localOf(due ?? '', 'Europe/Berlin')).toBe('2026-03-30T12:00')
  expect(due).toBe('2026-03-30T10:00:00.000Z')
})

it('waits for open hours in the zone of the reader, holidays left out', () => {
  expect(
    nextOpenAt('2026-04-02T15:00:00Z', office('Europe/Berlin', ['2026-04-03', '2026-04-06'])),
  ).toBe('2026-04-07T07:00:00.000Z')
  expect(nextOpenAt('2026-04-02T12:00:00Z', office('America/New_York'))).toBe(
    '2026-04-02T13:00:00.000Z',
  )
  expect(nextOpenAt('2026-04-02T14:59:59.999Z', berlin)).toBe('2026-04-02T14:59:59.999Z')
  // Named is Friday 2 January; a working day later is Monday.
  expect(resumeAt('2026-01-02', berlin)).toBe('2026-01-05T08:00:00.000Z')
})

const nothing: SequenceFacts = {
  partyAddresses: ['anna@acme.de', 'office@acme.de'],
  mails: [],
  bookings: [],
  bounces: [],
  deals: [],
  mayMail: true,
  isPartyGone: false,
}

function enrolment(more: Partial<Enrolment> = {}): Enrolment {
  return {
    id: 'e1',
    address: 'anna@acme.de',
    startedAt: '2026-03-27T11:00:00Z',
    nextStep: 0,
    lastQueuedAt: null,
    releasedAt: null,
    ...more,
  }
}

function mail(at: string, more: Partial<SequenceMail> = {}): SequenceMail {
  return { from: 'anna@acme.de', at, author: 'person', isAnswer: false, returnDate: null, ...more }
}

const at = '2026-03-27T12:00:00Z'

function decide(facts: Partial<SequenceFacts>, more: Partial<Enrolment> = {}, now = at) {
  return decideStep(enrolment(more), steps, { ...nothing, ...facts }, berlin, now)
}

it.each([
  ['a mail of the address', { mails: [mail(at)] }, 'answered'],
  ['a mail of a colleague', { mails: [mail(at, { from: 'office@acme.de' })] }, 'answered'],
  [
    'an answer of somebody unknown',
    { mails: [mail(at, { from: 'x@y.de', isAnswer: true })] },
    'answered',
  ],
  ['a booking', { bookings: [{ at }] }, 'booked'],
  [
    'a mail that came back',
    { bounces: [{ address: 'anna@acme.de', at, isForGood: true }] },
    'bounced',
  ],
  ['a deal that was won', { deals: [{ state: 'won', closedAt: at }] }, 'won'],
  ['a deal that was lost', { deals: [{ state: 'lost', closedAt: at }] }, 'lost'],
  ['an opt-out', { mayMail: false }, 'optedOut'],
  ['a merge', { isPartyGone: true }, 'partyGone'],
] as const)('is stopped by %s', (_, facts, reason) => {
  expect(decide(facts)).toEqual({ decision: 'stop', reason })
})

it.each([
  [
    'what was before it began',
    { mails: [mail('2026-03-27T10:59:59Z')], bookings: [{ at: '2026-03-01T00:00:00Z' }] },
  ],
  ['a mail of somebody else', { mails: [mail(at, { from: 'x@y.de' })] }],
  [
    'a delay that is not for good',
    { bounces: [{ address: 'anna@acme.de', at, isForGood: false }] },
  ],
  [
    'a bounce of another address',
    { bounces: [{ address: 'office@acme.de', at, isForGood: true }] },
  ],
  ['a deal of before', { deals: [{ state: 'lost', closedAt: '2026-01-01T00:00:00Z' }] }],
  [
    'a list and a monitor',
    { mails: [mail(at, { author: 'list' }), mail(at, { author: 'automatic' })] },
  ],
] as const)('is not stopped by %s', (_, facts) => {
  expect(decide(facts)).toMatchObject({ decision: 'queue', key: 'e1:hello' })
})

it('is parked by an automatic answer until a working day after its date, or by hand', () => {
  const absent = (returns: string | null, received = at) =>
    mail(received, { author: 'absence', returnDate: returns })
  const parked = decide({ mails: [absent('2026-04-01')] })
  expect(parked).toEqual({ decision: 'park', until: '2026-04-02T07:00:00.000Z' })
  expect(decide({ mails: [absent('2026-04-01')] }, {}, '2026-04-02T07:00:00Z')).toMatchObject({
    decision: 'queue',
  })
  expect(decide({ mails: [absent(null)] })).toEqual({ decision: 'park', until: null })
  const released = { releasedAt: '2026-03-27T13:00:00Z' }
  expect(decide({ mails: [absent(null)] }, released, '2026-03-27T13:00:00Z')).toMatchObject({
    decision: 'queue',
  })
  // The latest answer counts, whatever order they are read in.
  const both = [
    absent('2026-04-01', '2026-03-27T12:00:00Z'),
    absent('2026-03-30', '2026-03-27T11:30:00Z'),
  ]
  expect(decide({ mails: both })).toEqual(parked)
  const stopped = decide({ mails: [absent(null), mail(at)] })
  expect(stopped).toEqual({ decision: 'stop', reason: 'answered' })
})

it('queues each step once, and ends after the last', () => {
  const first = decide({})
  expect(first).toEqual({
    decision: 'queue',
    step: steps[0],
    key: 'e1:hello',
    // Three days after Friday 13:00 in Berlin.
    nextDueAt: '2026-03-30T11:00:00.000Z',
  })
  expect(decide({}, { nextStep: 3, lastQueuedAt: at })).toEqual({ decision: 'finish' })
  expect(decide({}, {}, '2026-03-28T12:00:00Z')).toEqual({
    decision: 'wait',
    until: '2026-03-30T07:00:00.000Z',
  })
})

type Happening = { mail?: SequenceMail; bounce?: SequenceFacts['bounces'][number]; at: string }

/** Runs a sequence as a job would: asked when something is due, and whenever something came in. */
function run(happenings: readonly Happening[], calendar: WorkCalendar, until: string) {
  let state = enrolment({ startedAt: '2026-03-27T11:00:00Z' })
  const log: string[] = []
  const keys = new Set<string>()
  const times = new Set([state.startedAt, ...happenings.map((one) => one.at)])
  for (;;) {
    const now = [...times].sort((a, b) => Date.parse(a) - Date.parse(b))[0]
    if (now === undefined || Date.parse(now) > Date.parse(until)) return log
    times.delete(now)
    const seen = happenings.filter((one) => Date.parse(one.at) <= Date.parse(now))
    const facts = {
      ...nothing,
      mails: seen.flatMap((one) => one.mail ?? []),
      bounces: seen.flatMap((one) => one.bounce ?? []),
    }
    const result = decideStep(state, steps, facts, calendar, now)
    const shown = localOf(now, calendar.timeZone)
    if (result.decision === 'stop') return [...log, `${shown} ${result.reason}`]
    if (result.decision === 'finish') return [...log, `${shown} finished`]
    if (result.decision === 'queue') {
      expect(keys.has(result.key)).toBe(false)
      keys.add(result.key)
      log.push(`${shown} ${result.step.id}`)
      state = { ...state, nextStep: state.nextStep + 1, lastQueuedAt: now }
      times.add(result.nextDueAt ?? now)
    } else if (result.until !== null) times.add(result.until)
    else return [...log, `${shown} waits for a person`]
  }
}

it('runs over the weekend on which clocks go forward', () => {
  const until = '2026-05-01T00:00:00Z'
  expect(run([], berlin, until)).toEqual([
    '2026-03-27T12:00 hello',
    '2026-03-30T12:00 more',
    '2026-03-31T12:00 last',
    '2026-03-31T12:00 finished',
  ])
  // In New York it is 7 in the morning, and clocks changed weeks ago.
  expect(run([], office('America/New_York'), until)).toEqual([
    '2026-03-27T09:00 hello',
    '2026-03-30T09:00 more',
    '2026-03-31T09:00 last',
    '2026-03-31T09:00 finished',
  ])
  const absence = (text: string, received: string): Happening => ({
    at: received,
    mail: mail(received, {
      author: 'absence',
      returnDate: returnDate(text, received, 'Europe/Berlin'),
    }),
  })
  const away = absence('Ich bin bis zum 30. März nicht im Büro.', '2026-03-27T11:00:05Z')
  expect(run([away], berlin, until)).toEqual([
    '2026-03-27T12:00 hello',
    '2026-03-31T09:00 more',
    '2026-04-01T09:00 last',
    '2026-04-01T09:00 finished',
  ])
  const sunday = '2026-03-29T01:00:00Z'
  expect(run([away, { at: sunday, mail: mail(sunday) }], berlin, until)).toEqual([
    '2026-03-27T12:00 hello',
    '2026-03-29T03:00 answered',
  ])
  const bounce = { address: 'anna@acme.de', at: '2026-03-27T11:00:02Z', isForGood: true }
  expect(run([{ at: bounce.at, bounce }], berlin, until)).toEqual([
    '2026-03-27T12:00 hello',
    '2026-03-27T12:00 bounced',
  ])
  expect(run([absence('Bin nicht da.', '2026-03-30T10:00:05Z')], berlin, until)).toEqual([
    '2026-03-27T12:00 hello',
    '2026-03-30T12:00 more',
    '2026-03-30T12:00 waits for a person',
  ])
})

it('asks what came in at the very moment of queueing', () => {
  const moment = '2026-03-30T10:00:00Z'
  expect(
    run([{ at: moment, mail: mail(moment, { from: 'office@acme.de' }) }], berlin, moment),
  ).toEqual(['2026-03-27T12:00 hello', '2026-03-30T12:00 answered'])
})
