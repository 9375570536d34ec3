import { env, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { CalendarEvent } from '#contract/communication/calendar.ts'
import { Store } from '../../../firm/store.ts'
import { noticesOf, openFirm } from '../../../testing/notices.ts'
import { runDueJobs } from '../../firm/jobs/run.ts'
import { nextJobAt } from '../../firm/jobs/schedule.ts'

test('each time of an event is reminded of once, but not what was skipped or moved', async () => {
  const { owner, testFirm } = await openFirm()
  const series = { title: 'Planung', repeats: 'FREQ=WEEKLY;COUNT=4', reminders: [10, 1440] }
  const start = { start: '2099-06-01T09:00', end: '2099-06-01T10:00' }
  const { id } = await testFirm.must<CalendarEvent>('POST', '/events', { ...series, ...start })
  const eventId = id.slice(0, 26)
  await testFirm.must('DELETE', `/events/${eventId}_20990608T0900/one`)
  const later = { start: '2099-06-15T15:00', end: '2099-06-15T16:00' }
  const moved = { ...series, ...later, id: `${eventId}_20990615T0900`, scope: 'one' }
  await testFirm.must('PUT', '/events', { ...moved, reminders: [60], title: 'Später' })

  const due: string[] = []
  await runInDurableObject(testFirm.object, async (_, { storage }) => {
    const store = new Store(storage, nextJobAt)
    for (let at = nextJobAt(store.reader); at !== undefined; at = nextJobAt(store.reader)) {
      const now = new Date(at)
      due.push(now.toISOString())
      await runDueJobs({ store, env, clock: () => now })
    }
  })
  expect(due).toEqual([
    '2099-05-31T07:00:00.000Z',
    '2099-06-01T06:50:00.000Z',
    '2099-06-15T12:00:00.000Z',
    '2099-06-21T07:00:00.000Z',
    '2099-06-22T06:50:00.000Z',
  ])
  const notices = await noticesOf(owner)
  expect(notices).toHaveLength(5)
  expect(notices.filter(({ kind }) => kind === 'eventStarts')).toHaveLength(5)
})

test('an event that is gone is not reminded of', async () => {
  const { testFirm } = await openFirm()
  const event = {
    title: 'Weg',
    start: '2099-06-01T09:00',
    end: '2099-06-01T10:00',
    reminders: [10],
  }
  const { id } = await testFirm.must<CalendarEvent>('POST', '/events', event)
  const next = () =>
    runInDurableObject(testFirm.object, (_, { storage }) => nextJobAt(new Store(storage).reader))
  expect(await next()).toBe(Date.parse('2099-06-01T06:50:00Z'))
  await testFirm.must('DELETE', `/events/${id}`)
  expect(await next()).toBeUndefined()
})
