import { expect, it } from 'vitest'
import { type TicketState, ticketStates } from '#contract/customers/support-tickets.ts'
import { type ServiceLevel, serviceClocks, type TicketTimeline } from './sla.ts'
import { isDone } from './ticket-states.ts'
import {
  addOpenTime,
  addWorkingDays,
  lengthOf,
  openSpans,
  type WorkCalendar,
} from './working-hours.ts'

const minuteMs = 60_000

function seededRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const weekdays = ['1', '2', '3', '4', '5'] as const
const office: WorkCalendar = {
  timeZone: 'Europe/Berlin',
  hours: weekdays.flatMap((day) => [
    { day, from: '09:00', to: '12:00' },
    { day, from: '13:00', to: '17:00' },
  ]),
  closedDates: ['2026-04-03', '2026-04-06'],
}
const level: ServiceLevel = {
  firstAnswerMinutes: 120,
  solveMinutes: 480,
  pausedStates: ['waiting'],
}

function ticket(more: Partial<TicketTimeline> = {}): TicketTimeline {
  const createdAt = '2026-04-02T13:00:00Z'
  return { createdAt, states: [{ state: 'new', at: createdAt }], messages: [], ...more }
}

it('counts open hours over a long weekend, lunch and holidays left out', () => {
  // Thursday 15:00 in Berlin: two hours to 17:00, Easter until Tuesday.
  const { firstAnswer, solve } = serviceClocks(ticket(), level, office, '2026-04-07T09:00:00Z')
  expect(firstAnswer).toEqual({
    targetMinutes: 120,
    usedSeconds: 4 * 3600,
    state: 'late',
    dueAt: '2026-04-02T15:00:00.000Z',
    endedAt: null,
  })
  // 480 minutes are 2 h on Thursday, 3 h and 3 h on Tuesday.
  expect(solve).toMatchObject({ state: 'running', dueAt: '2026-04-07T14:00:00.000Z' })
  expect(addWorkingDays(office, '2026-04-02', 1)).toBe('2026-04-07')
})

it('counts the hour that comes twice twice, and the one that never comes not at all', () => {
  const night: WorkCalendar = {
    timeZone: 'Europe/Berlin',
    hours: [{ day: '7', from: '00:00', to: '02:30' }],
    closedDates: [],
  }
  const hoursOf = (date: string) => {
    const from = Date.parse(`${date}T00:00:00Z`) - 86_400_000
    return lengthOf(openSpans(night, { from, to: from + 3 * 86_400_000 })) / 3_600_000
  }
  expect(hoursOf('2026-03-22')).toBe(2.5)
  expect(hoursOf('2026-03-29')).toBe(2)
  expect(hoursOf('2026-10-25')).toBe(3)
})

it('counts an answer of a person alone as the first', () => {
  const at = (minute: string) => `2026-04-02T13:${minute}:00Z`
  const answered = ticket({
    messages: [
      { author: 'automatic', isInternal: false, at: at('00') },
      { author: 'member', isInternal: true, at: at('10') },
      { author: 'customer', isInternal: false, at: at('20') },
      { author: 'member', isInternal: false, at: at('50') },
      { author: 'member', isInternal: false, at: at('30') },
    ],
  })
  const { firstAnswer } = serviceClocks(answered, level, office, '2026-04-30T00:00:00Z')
  expect(firstAnswer).toMatchObject({ state: 'met', endedAt: at('30'), usedSeconds: 1800 })
})

it('stands still while paused, goes on after a reopening, and keeps pauses when the plan changes', () => {
  const paused = ticket({
    states: [
      { state: 'new', at: '2026-04-02T13:00:00Z' },
      { state: 'waiting', at: '2026-04-02T14:00:00Z' },
    ],
  })
  const now = '2026-04-07T09:00:00Z'
  const standing = serviceClocks(paused, level, office, now)
  expect(standing.solve).toMatchObject({ state: 'paused', usedSeconds: 3600, dueAt: null })
  const strict = { ...level, solveMinutes: 30 }
  expect(serviceClocks(paused, strict, office, now).solve).toMatchObject({
    state: 'late',
    dueAt: '2026-04-02T13:30:00.000Z',
  })
  const ticking = serviceClocks(paused, { ...level, pausedStates: [] }, office, now)
  expect(ticking.solve?.usedSeconds).toBe(4 * 3600)
  const solved = {
    ...paused,
    states: [
      ...paused.states,
      { state: 'solved', at: '2026-04-07T07:00:00Z' } as const,
      { state: 'closed', at: '2026-04-07T08:00:00Z' } as const,
    ],
  }
  expect(serviceClocks(solved, level, office, now).solve).toMatchObject({
    state: 'met',
    endedAt: '2026-04-07T07:00:00Z',
    usedSeconds: 3600,
  })
  const reopened = {
    ...solved,
    states: [...solved.states, { state: 'open', at: '2026-04-07T08:30:00Z' } as const],
  }
  expect(serviceClocks(reopened, level, office, now).solve).toMatchObject({
    state: 'running',
    usedSeconds: 3600 + 1800,
    endedAt: null,
  })
})

it('says nothing is due where a calendar never opens, and stops searching', () => {
  const never = { ...office, hours: [] }
  expect(addOpenTime(never, 0, 1)).toBeNull()
  expect(addWorkingDays(never, '2026-04-02', 1)).toBeNull()
  const { solve } = serviceClocks(ticket(), level, never, '2026-04-07T09:00:00Z')
  expect(solve).toMatchObject({ state: 'running', usedSeconds: 0, dueAt: null })
})

/** Zones whose clocks change by an hour, by half of one, at midnight, and by leaving out a day. */
const zonesAndWeeks = [
  ['Europe/Berlin', '2026-03-26'],
  ['Europe/Berlin', '2026-10-22'],
  ['America/New_York', '2026-03-05'],
  ['Australia/Lord_Howe', '2026-04-02'],
  ['Australia/Lord_Howe', '2026-10-01'],
  ['America/Sao_Paulo', '2018-11-01'],
  ['Pacific/Apia', '2011-12-27'],
  ['Asia/Kathmandu', '2026-01-01'],
] as const

function randomCalendar(random: (below: number) => number, timeZone: string, start: string) {
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  const hours = Array.from({ length: 3 + random(12) }, () => {
    const from = random(96) * 15
    const to = Math.min(1440, from + 15 + random(40) * 15)
    const day = (['1', '2', '3', '4', '5', '6', '7'] as const)[random(7)] ?? '1'
    return { day, from: clock(from), to: clock(to) }
  })
  const closed = new Date(Date.parse(`${start}T00:00Z`) + random(9) * 86_400_000)
  return { timeZone, hours, closedDates: [closed.toISOString().slice(0, 10)] }
}

type OnTheWall = { day: string; date: string; clock: string }

/** What a clock on the wall shows at a minute, each minute asked for once. */
function wallOf(timeZone: string): (minute: number) => OnTheWall {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const known = new Map<number, OnTheWall>()
  return (minute) => {
    const found = known.get(minute)
    if (found !== undefined) return found
    const part = Object.fromEntries(
      format.formatToParts(minute).map(({ type, value }) => [type, value]),
    )
    const weekday = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part.weekday ?? '')
    const shown = {
      day: String(weekday + 1),
      date: `${part.year}-${part.month}-${part.day}`,
      clock: `${part.hour}:${part.minute}`,
    }
    known.set(minute, shown)
    return shown
  }
}

/** Open or not, minute by minute. */
function isOpenAt(calendar: WorkCalendar, { day, date, clock }: OnTheWall): boolean {
  if (calendar.closedDates.includes(date)) return false
  return calendar.hours.some(
    (hours) => hours.day === day && hours.from <= clock && clock < hours.to,
  )
}

const pausing: readonly (readonly TicketState[])[] = [['waiting'], ['waiting', 'onHold'], []]

it.each(zonesAndWeeks)('agrees with a model that counts minutes: %s, %s', (timeZone, start) => {
  const random = seededRandom(start.length + timeZone.length * 97)
  const wall = wallOf(timeZone)
  for (let round = 0; round < 8; round += 1) {
    const calendar = randomCalendar(random, timeZone, start)
    const isOpen = (minute: number) => isOpenAt(calendar, wall(minute))
    let at = Date.parse(`${start}T00:00Z`) + random(1440) * minuteMs
    const states: { state: TicketState; at: string }[] = []
    for (let change = 0; change < 6; change += 1) {
      const state = change === 0 ? 'new' : (ticketStates[random(6)] ?? 'open')
      states.push({ state, at: new Date(at).toISOString() })
      at += random(2000) * minuteMs
    }
    const createdAt = states[0]?.at ?? ''
    const messages = Array.from({ length: random(3) }, () => ({
      author: (['member', 'customer', 'automatic'] as const)[random(3)] ?? 'member',
      isInternal: random(3) === 0,
      at: new Date(Date.parse(createdAt) + random(5000) * minuteMs).toISOString(),
    })).filter((message) => Date.parse(message.at) <= at)
    const plan: ServiceLevel = {
      firstAnswerMinutes: random(600),
      solveMinutes: random(2400),
      pausedStates: pausing[random(3)] ?? [],
    }
    const clocks = serviceClocks(
      { createdAt, states, messages },
      plan,
      calendar,
      new Date(at).toISOString(),
    )
    const stateAt = (minute: number) =>
      states.findLast((one) => Date.parse(one.at) <= minute)?.state ?? 'new'
    const answer = messages
      .filter(({ author, isInternal }) => author === 'member' && !isInternal)
      .map((message) => Date.parse(message.at))
      .sort((a, b) => a - b)[0]
    const lastBusy = states.findLastIndex(({ state }) => !isDone(state))
    const solved = states[lastBusy + 1]?.at
    for (const [name, target, end] of [
      ['firstAnswer', plan.firstAnswerMinutes, answer],
      ['solve', plan.solveMinutes, solved === undefined ? undefined : Date.parse(solved)],
    ] as const) {
      const until = end ?? at
      let used = 0
      let due: number | undefined
      const counts = (minute: number) =>
        isOpen(minute) && !isDone(stateAt(minute)) && !plan.pausedStates.includes(stateAt(minute))
      for (let minute = Date.parse(createdAt); minute < until; minute += minuteMs) {
        if (!counts(minute)) continue
        used += 1
        if (used === target) due = minute + minuteMs
      }
      const clock = clocks[name]
      expect(clock?.usedSeconds, `${name} ${round}`).toBe(used * 60)
      const isLate = used > (target ?? 0)
      if (end !== undefined) expect(clock?.state).toBe(isLate ? 'missed' : 'met')
      else if (isLate) expect(clock?.state).toBe('late')
      if (due !== undefined) expect(clock?.dueAt).toBe(new Date(due).toISOString())
      if (clock?.state !== 'running' || due !== undefined || target === 0) continue
      // Still running: open minutes from now on, one by one.
      let rest = (target ?? 0) - used
      let minute = at
      for (; rest > 0 && minute < at + 40 * 86_400_000; minute += minuteMs) {
        if (isOpen(minute)) rest -= 1
      }
      if (rest === 0) expect(clock.dueAt).toBe(new Date(minute).toISOString())
    }
  }
})
