import { env, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { FirmJobPage } from '#contract/firm/jobs.ts'
import { type FirmContext, Store, type Writer } from '#upstream/firm/store.ts'
import { auditTable } from '#upstream/firm/tables.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { FailedForGood, type JobKinds, jobInTransaction, jobWithEffect } from './define.ts'
import { jobKinds } from './kinds.ts'
import { runDueJobs } from './run.ts'
import { cancel, nextJobAt, schedule } from './schedule.ts'
import { jobTable } from './tables.ts'

/** Far enough ahead that the object's own alarm does not ring meanwhile. */
const day = (date: string) => new Date(`2100-${date}T06:00:00Z`)
const Note = z.object({ note: z.string() })

/** A firm's database with a clock that the test sets. */
class Bench {
  readonly store: Store
  now = day('01-01')

  constructor(storage: DurableObjectStorage) {
    this.store = new Store(storage, nextJobAt)
  }

  write(work: (writer: Writer) => void): void {
    const actor = { userId: 'u', userName: 'Maria', role: 'owner', language: 'de' } as const
    const whole = { ...actor, isDemo: false, requestId: 'r' }
    const context = { firmId: 'f', actor: whole, now: this.now, newId, idempotency: null }
    this.store.transact(context satisfies FirmContext, work)
  }

  plan(kind: string, dueAt: Date, note = '', key = newId()): void {
    this.write((writer) => schedule(writer, { kind, key, dueAt, payload: { note }, title: note }))
  }

  /** Does what is due at an instant, as the alarm does. */
  ring(at: Date, kinds: JobKinds): Promise<void> {
    this.now = at
    return runDueJobs({ store: this.store, env, clock: () => this.now, kinds })
  }

  get rows() {
    return this.store.reader.db.select().from(jobTable).all()
  }
}

async function onBench(work: (bench: Bench, state: DurableObjectState) => Promise<void>) {
  const testFirm = await TestFirm.open()
  await runInDurableObject(testFirm.object, (_, state) => work(new Bench(state.storage), state))
  return testFirm
}

/** Writes down each note with the day it was for. */
function noted(done: string[]) {
  return jobInTransaction(Note, (_writer, _context, { dueAt, payload }) => {
    done.push(`${dueAt.toISOString().slice(5, 10)} ${payload.note}`)
  })
}

test('a later job takes nothing from an earlier one: the alarm rings for the first', () =>
  onBench(async (bench, state) => {
    bench.plan('jobs.note', day('03-01'), 'early', 'a')
    bench.plan('jobs.note', day('09-01'), 'late', 'b')
    expect(await state.storage.getAlarm()).toBe(day('03-01').getTime())
    bench.plan('jobs.note', day('02-01'), 'earlier', 'c')
    expect(await state.storage.getAlarm()).toBe(day('02-01').getTime())

    const done: string[] = []
    await bench.ring(day('03-02'), { 'jobs.note': noted(done) })
    expect(done).toEqual(['02-01 earlier', '03-01 early'])
    bench.store.setAlarm()
    expect(await state.storage.getAlarm()).toBe(day('09-01').getTime())
  }))

test('what was missed is caught up in the order of its days, each once', async () => {
  await onBench(async (bench) => {
    const done: string[] = []
    const monthly = jobInTransaction(Note, (writer, _context, { kind, key, dueAt, payload }) => {
      done.push(`${dueAt.toISOString().slice(5, 10)} ${payload.note}`)
      const next = new Date(dueAt)
      next.setUTCMonth(next.getUTCMonth() + 1)
      schedule(writer, { kind, key, dueAt: next, payload })
    })
    const kinds = { 'jobs.monthly': monthly, 'jobs.note': noted(done) }
    bench.plan('jobs.monthly', day('01-15'), 'rent')
    bench.plan('jobs.note', day('02-20'), 'reminder')
    await bench.ring(day('04-01'), kinds)
    const missed = ['01-15 rent', '02-15 rent', '02-20 reminder', '03-15 rent']
    expect(done).toEqual(missed)
    await bench.ring(day('04-01'), kinds)
    expect(done).toEqual(missed)
    expect(bench.rows).toMatchObject([{ dueAt: day('04-15').toISOString() }])
  })
})

test('a job that fails leaves nothing half done, is tried again later and later, then shown', async () => {
  let isBroken = true
  const kinds: JobKinds = {
    ...jobKinds(),
    'jobs.fail': jobInTransaction(Note, (writer) => {
      writer.audit({ entity: 'job', entityId: 'half', action: 'half' })
      if (isBroken) throw new Error('The bank is closed')
    }),
  }
  const testFirm = await onBench(async (bench) => {
    bench.plan('jobs.fail', bench.now, 'Rent of May')
    const waits = []
    for (let attempt = 0; attempt < 7; attempt += 1) {
      const before = bench.now
      await bench.ring(before, kinds)
      const next = new Date(bench.rows[0]?.runAt ?? '')
      waits.push((next.getTime() - before.getTime()) / 60_000)
      bench.now = next
    }
    expect(waits).toEqual([1, 5, 15, 60, 180, 360, 720])
    await bench.ring(bench.now, kinds)
    const half = bench.store.reader.db.select().from(auditTable).all()
    expect(half.filter(({ entityId }) => entityId === 'half')).toEqual([])
  })
  const page = await testFirm.must<FirmJobPage>('GET', '/jobs')
  expect(page.counts).toEqual({ failed: 1, waiting: 0 })
  const failed = { kind: 'jobs.fail', title: 'Rent of May', attempts: 8, state: 'failed' }
  expect(page.rows).toMatchObject([{ ...failed, error: 'The bank is closed' }])

  isBroken = false
  await runInDurableObject(testFirm.object, async (_, state) => {
    const bench = new Bench(state.storage)
    const [job] = bench.rows
    bench.write(({ db }) => db.update(jobTable).set({ state: 'waiting' }).run())
    expect(job).toBeDefined()
    await bench.ring(day('12-01'), kinds)
    expect(bench.rows).toEqual([])
  })
})

test('what cannot succeed fails at once, and so does a kind that nobody knows', async () => {
  const testFirm = await onBench(async (bench) => {
    const refused = jobWithEffect(Note, () => Promise.reject(new FailedForGood('550 unknown')))
    bench.plan('jobs.refused', bench.now, 'a')
    bench.plan('jobs.gone', bench.now, 'b')
    await bench.ring(bench.now, { ...jobKinds(), 'jobs.refused': refused })
    expect(bench.rows.map(({ state, error }) => `${state}: ${error}`).sort()).toEqual([
      'failed: 550 unknown',
      'failed: No such kind of job: jobs.gone',
    ])
  })
  const [job] = (await testFirm.must<FirmJobPage>('GET', '/jobs?size=1')).rows
  const isDenied = (role: 'accountant' | 'readOnly', method: string, path: string) =>
    testFirm.ask(method, path, method === 'GET' ? undefined : {}, { role })
  expect((await isDenied('accountant', 'GET', '/jobs')).status).toBe(403)
  for (const verb of ['retry', 'dismiss']) {
    expect((await isDenied('readOnly', 'POST', `/jobs/${job?.id}/${verb}`)).status).toBe(403)
  }
  await testFirm.must('POST', `/jobs/${job?.id}/dismiss`, {})
  expect((await testFirm.ask('POST', `/jobs/${job?.id}/dismiss`, {})).status).toBe(404)
  const { rows, next } = await testFirm.must<FirmJobPage>('GET', '/jobs?size=1')
  expect(rows.map(({ id }) => id)).not.toContain(job?.id)
  expect(next).toBeNull()
})

test('one key has one job: scheduled again it moves, also while it is under way', async () => {
  await onBench(async (bench) => {
    bench.plan('jobs.note', day('02-01'), 'first', 'same')
    bench.plan('jobs.note', day('05-01'), 'second', 'same')
    expect(bench.rows).toHaveLength(1)
    const done: string[] = []
    const replacing = jobWithEffect(Note, async (_means, { payload }) => {
      done.push(payload.note)
      if (payload.note === 'second') bench.plan('jobs.note', day('06-01'), 'third', 'same')
      return undefined
    })
    await bench.ring(day('05-02'), { 'jobs.note': replacing })
    expect(bench.rows).toMatchObject([{ dueAt: day('06-01').toISOString() }])
    bench.write((writer) => cancel(writer, 'jobs.note', 'same'))
    await bench.ring(day('07-01'), { 'jobs.note': replacing })
    expect(done).toEqual(['second'])
  })
})

test('a job that is written with a refused request is not there', async () => {
  await onBench(async (bench) => {
    const refused = () =>
      bench.write((writer) => {
        schedule(writer, { kind: 'jobs.note', key: 'x', dueAt: bench.now, payload: {} })
        throw new Error('refused')
      })
    expect(refused).toThrow('refused')
    expect(bench.rows).toEqual([])
  })
})

test('the object’s alarm does what is due, and is set anew for the rest', async () => {
  const testFirm = await TestFirm.open()
  await runInDurableObject(testFirm.object, (_, { storage }) => {
    const bench = new Bench(storage)
    bench.plan('jobs.gone', day('02-01'), 'later')
    bench.plan('jobs.gone', new Date('2020-01-01T00:00:00Z'), 'missed')
  })
  await vi.waitFor(async () => {
    const { counts } = await testFirm.must<FirmJobPage>('GET', '/jobs')
    expect(counts).toEqual({ failed: 1, waiting: 1 })
  })
  const alarm = () => runInDurableObject(testFirm.object, (_, { storage }) => storage.getAlarm())
  await vi.waitFor(async () => expect(await alarm()).toBe(day('02-01').getTime()))
  expect(await runDurableObjectAlarm(testFirm.object)).toBe(true)
  expect(await alarm()).toBe(day('02-01').getTime())
})
