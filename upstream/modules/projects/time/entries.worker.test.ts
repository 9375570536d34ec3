import { expect, test } from 'vitest'
import type { Project } from '#contract/projects/projects.ts'
import type { TimeEntry, TimerState, TimeWeek } from '#contract/projects/time-entries.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

type Running = { running: TimeEntry | null }

async function firmWithProject(values: Record<string, unknown> = {}) {
  const firm = await TestFirm.open()
  const project = await firm.must<Project>('POST', '/projects', { name: 'Website', ...values })
  const worked = async () =>
    (await firm.must<Project>('GET', `/projects/${project.id}`)).workedSeconds
  return { firm, project, worked }
}

function hoursAgo(hours: number): string {
  return new Date(Date.now() - hours * 3_600_000).toISOString()
}

test('a device that was without a connection says when its timer ran, and ends no other', async () => {
  const { firm, project } = await firmWithProject()
  const on = (note: string) => ({ projectId: project.id, note })
  const [begun, ended] = [hoursAgo(5), hoursAgo(4)]
  await firm.must('POST', '/timer', { ...on('Late'), startedAt: begun, stoppedAt: ended })
  const running = await firm.must<Running>('POST', '/timer', {
    ...on('Here'),
    startedAt: hoursAgo(3),
  })
  // It was stopped before what runs was begun.
  const stop = (stoppedAt: string) => firm.must('POST', '/timer/stop', { stoppedAt })
  expect(await stop(hoursAgo(3.5))).toEqual({ stopped: null })
  await firm.must('POST', '/timer', {
    ...on('Over'),
    startedAt: hoursAgo(3.25),
    stoppedAt: hoursAgo(1),
  })
  const end = hoursAgo(2)
  expect(await stop(end)).toMatchObject({ stopped: { id: running.running?.id, endedAt: end } })
  const { rows } = await firm.must<{ rows: TimeEntry[] }>('GET', '/time-entries')
  const spans = rows.map(({ note, startedAt, endedAt }) => [note, startedAt, endedAt])
  expect(spans.find(([note]) => note === 'Late')).toEqual(['Late', begun, ended])
  const [, , over] = spans.find(([note]) => note === 'Over') ?? []
  expect(over).toBe(running.running?.startedAt)
  const odd = { ...on('Odd'), startedAt: ended, stoppedAt: begun }
  const refused = await firm.ask('POST', '/timer', odd)
  expect(refused.body.data.fields).toEqual({ stoppedAt: { key: 'endBeforeStart' } })
})

test('a device cannot say more than a week later, nor before, when its timer ran', async () => {
  const { firm, project } = await firmWithProject()
  const work = { projectId: project.id, note: 'Late' }
  const start = (startedAt: string) => firm.ask('POST', '/timer', { ...work, startedAt })
  const late = await start(hoursAgo(7 * 24 + 1))
  expect([late.status, late.body.data.fields]).toEqual([
    ...[422, { startedAt: { key: 'timerTooLongAgo', params: { days: 7 } } }],
  ])
  const early = await start(hoursAgo(-1))
  expect(early.body.data.fields).toEqual({ startedAt: { key: 'timeInFuture' } })
  expect((await start(hoursAgo(7 * 24 - 1))).status).toBe(200)
  const stopped = await firm.ask('POST', '/timer/stop', { stoppedAt: hoursAgo(8 * 24) })
  expect(stopped.body.data.fields).toMatchObject({ stoppedAt: { key: 'timerTooLongAgo' } })
})

test('one timer a person: starting another stops the first, twenty at once leave one', async () => {
  const { firm, project } = await firmWithProject()
  const startedAt = hoursAgo(4)
  const work = { projectId: project.id, note: 'Draft' }
  const first = await firm.must<Running>('POST', '/timer', { ...work, startedAt })
  expect(first.running).toMatchObject({ project: 'P-1 Website', isBillable: true, source: 'timer' })
  const all = Array.from({ length: 20 }, (_, at) => ({ ...work, note: `Step ${at}` }))
  await Promise.all(all.map((one) => firm.must('POST', '/timer', one)))
  const { rows } = await firm.must<{ rows: TimeEntry[] }>('GET', '/time-entries?size=50')
  expect(rows.filter(({ endedAt }) => endedAt === null)).toHaveLength(1)
  const ended = rows.find(({ note }) => note === 'Draft')
  expect(ended?.seconds).toBeGreaterThan(3 * 3600 - 1)
  await firm.must('POST', '/timer/stop', {})
  expect(await firm.must('POST', '/timer/stop', {})).toEqual({ stopped: null })
  const state = await firm.must<TimerState>('GET', '/timer')
  expect([state.running, state.projects]).toEqual([
    null,
    [{ id: project.id, label: 'P-1 Website' }],
  ])
})

test('time is noted by clock or by length, and counts on its project', async () => {
  const { firm, project, worked } = await firmWithProject()
  const day = { projectId: project.id, date: '2026-11-23' }
  const at = '/time-entries'
  const night = await firm.must<TimeEntry>('POST', at, { ...day, from: '22:00', to: '06:00' })
  expect([night.seconds, night.date]).toEqual([8 * 3600, '2026-11-23'])
  const morning = await firm.must<TimeEntry>('POST', at, { ...day, duration: '1,5' })
  expect([morning.startedAt, morning.seconds]).toEqual(['2026-11-23T08:00:00.000Z', 5400])
  const next = await firm.must<TimeEntry>('POST', at, { ...day, duration: '0:30' })
  expect(next.startedAt).toBe('2026-11-23T09:30:00.000Z')
  expect(await worked()).toBe(8 * 3600 + 5400 + 1800)
  const longer = { ...day, from: '10:30', to: '12:30', version: 1 }
  await firm.must('PUT', `${at}/${next.id}`, longer)
  const late = await firm.ask('PUT', `${at}/${next.id}`, longer)
  expect(late.status).toBe(409)
  expect(await worked()).toBe(8 * 3600 + 5400 + 7200)
  await firm.must('DELETE', `${at}/${night.id}`)
  expect(await worked()).toBe(5400 + 7200)
  const full = await firm.ask('POST', at, { ...day, duration: '23:00' })
  const bad = await firm.ask('POST', at, { ...day, from: '10:00', to: '10:00' })
  const none = await firm.ask('POST', at, { ...day, from: '10:00' })
  expect([full, bad, none].map(({ status, body }) => [status, body.data.fields])).toEqual([
    [422, { duration: { key: 'dayFull' } }],
    [422, { to: { key: 'endBeforeStart' } }],
    [422, { to: { key: 'required' } }],
  ])
})

test('what one’s own calendar had is offered once it is over, until its time is noted', async () => {
  const { firm, project } = await firmWithProject()
  const calendars = await firm.must<{ id: string; isOwn: boolean }[]>('GET', '/calendars')
  const calendarId = calendars.find(({ isOwn }) => isOwn)?.id
  const add = (title: string, start: string, end: string) =>
    firm.must('POST', '/events', { calendarId, title, start, end })
  await add('Visit', '2026-03-02T09:00', '2026-03-02T10:30')
  await add('Later', '2090-03-02T09:00', '2090-03-02T10:00')
  await firm.must('POST', '/events', {
    ...{ calendarId, title: 'Fair', start: '2026-03-03', end: '2026-03-03', allDay: true },
  })
  const week = () => firm.must<TimeWeek>('GET', '/time-weeks?date=2026-03-04')
  expect((await week()).events).toEqual([
    { title: 'Visit', date: '2026-03-02', from: '09:00', to: '10:30' },
  ])
  const [event] = (await week()).events
  const { title: note, date, from, to } = event ?? {}
  await firm.must('POST', '/time-entries', { projectId: project.id, note, date, from, to })
  expect((await week()).events).toEqual([])
})

test('others see nothing of one’s time but those who approve it', async () => {
  const { firm, project } = await firmWithProject()
  const own = { role: 'employee', userId: newId() }
  const body = { projectId: project.id, date: '2026-11-23', duration: '2' }
  const { id } = await firm.must<TimeEntry>('POST', '/time-entries', body, own)
  const other = { role: 'employee', userId: newId() }
  expect((await firm.ask('GET', `/time-entries/${id}`, undefined, other)).status).toBe(404)
  expect((await firm.ask('DELETE', `/time-entries/${id}`, undefined, other)).status).toBe(404)
  const seen = await firm.must<{ rows: TimeEntry[] }>('GET', '/time-entries', undefined, other)
  expect(seen.rows).toEqual([])
  expect((await firm.must<{ rows: TimeEntry[] }>('GET', '/time-entries')).rows).toHaveLength(1)
  const week = `/time-weeks?date=2026-11-23&personId=${own.userId}`
  expect((await firm.ask('GET', week, undefined, other)).status).toBe(403)
  const reader = { role: 'readOnly', userId: newId() }
  expect((await firm.ask('POST', '/time-entries', body, reader)).status).toBe(403)
})

test('a week is filled in, handed in, sent back and approved, and is locked meanwhile', async () => {
  const { firm, project } = await firmWithProject()
  const own = { role: 'employee', userId: newId() }
  const week = { date: '2026-11-18', personId: '' }
  const cell = { projectId: project.id, date: '2026-11-17', minutes: 450 }
  const cells = [cell, { ...cell, date: '2026-11-18', minutes: 90 }]
  const filled = await firm.must<TimeWeek>('PUT', '/time-weeks', { ...week, cells }, own)
  expect(filled.rows).toMatchObject([{ project: 'P-1 Website', minutes: [0, 450, 90, 0, 0, 0, 0] }])
  expect([filled.weekDate, filled.seconds, filled.actions]).toEqual([
    ...['2026-11-16', 540 * 60],
    ['submit'],
  ])
  // The same sheet once more books nothing twice.
  const twice = await firm.ask('PUT', '/time-weeks', { ...week, cells: [...cells, ...cells] }, own)
  const place = `cells.${cells.length}.minutes`
  expect(twice).toMatchObject({
    status: 422,
    body: { data: { fields: { [place]: { key: 'twiceHere' } } } },
  })
  const again = await firm.must<TimeWeek>('PUT', '/time-weeks', { ...week, cells }, own)
  expect([again.entries.length, again.overlaps]).toEqual([2, []])
  const step = (action: string, how: object, more = {}) =>
    firm.ask<TimeWeek>('POST', '/time-weeks/steps', { ...week, action, ...more }, how)
  expect((await step('submit', own)).body.state).toBe('submitted')
  const locked = await firm.ask('PUT', '/time-weeks', { ...week, cells: [] }, own)
  const note = { projectId: project.id, date: '2026-11-17', duration: '1' }
  expect([locked.status, (await firm.ask('POST', '/time-entries', note, own)).status]).toEqual([
    409, 409,
  ])
  const waiting = await firm.must<{ weeks: object[] }>('GET', '/time-weeks/waiting')
  expect(waiting.weeks).toMatchObject([{ personId: own.userId, seconds: 540 * 60 }])
  const theirs = { personId: own.userId }
  expect((await step('return', {}, theirs)).status).toBe(422)
  const back = await step('return', {}, { ...theirs, reason: 'Wednesday is missing' })
  expect(back.body).toMatchObject({ state: 'returned', reason: 'Wednesday is missing' })
  await step('submit', own)
  expect((await step('approve', own)).status).toBe(409)
  expect((await step('approve', {}, theirs)).body.state).toBe('approved')
})
