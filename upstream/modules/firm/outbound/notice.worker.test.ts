import { env, runInDurableObject } from 'cloudflare:test'
import { drizzle } from 'drizzle-orm/durable-sqlite'
import { expect, test, vi } from 'vitest'
import { type FirmContext, Store, type Writer } from '../../../firm/store.ts'
import { newId } from '../../../firm/ulid.ts'
import { addMember, noticesOf, openFirm } from '../../../testing/notices.ts'
import { runDueJobs } from '../jobs/run.ts'
import { nextJobAt } from '../jobs/schedule.ts'
import { jobTable } from '../jobs/tables.ts'
import { queueNotice } from './notice.ts'

type TestFirm = Awaited<ReturnType<typeof openFirm>>['testFirm']

const params = { by: 'Maria', customer: 'Dom', amount: 100, currency: 'EUR' }

function write({ firmId, userId }: TestFirm, store: Store, now = new Date()): void {
  const actor = { userId, userName: 'Maria', role: 'owner', language: 'de' } as const
  const whole = { ...actor, isDemo: false, requestId: 'r' }
  const context: FirmContext = { firmId, actor: whole, now, newId, idempotency: null }
  store.transact(context, (writer: Writer) =>
    queueNotice(writer, context, { kind: 'paymentRecorded', params }),
  )
}

test('a notice leaves by itself, and whoever did it is not told', async () => {
  const { owner, firmId, testFirm } = await openFirm()
  const accountant = await addMember(firmId, 'accountant')
  await runInDurableObject(testFirm.object, (_, { storage }) =>
    write(testFirm, new Store(storage, nextJobAt)),
  )
  await vi.waitFor(async () =>
    expect(await noticesOf(accountant)).toMatchObject([{ kind: 'paymentRecorded', firmId }]),
  )
  expect(await noticesOf(owner)).toEqual([])
  // The job is taken away after what it told arrived.
  await expect
    .poll(() =>
      runInDurableObject(testFirm.object, (_, { storage }) => drizzle(storage).$count(jobTable)),
    )
    .toBe(0)
})

test('what was told before a crash is not told again, and what cannot be told is kept', async () => {
  const { firmId, testFirm } = await openFirm()
  const accountant = await addMember(firmId, 'accountant')
  await runInDurableObject(testFirm.object, async (_, { storage }) => {
    // Far ahead, so that the object's own alarm leaves it alone.
    const clock = () => new Date('2100-01-02T00:00:00Z')
    const store = new Store(storage, nextJobAt)
    write(testFirm, store, new Date('2100-01-01T00:00:00Z'))
    const db = drizzle(storage)
    const rows = db.select().from(jobTable).all()
    const broken: typeof env = { ...env, DIRECTORY: Object.create(null) }
    await runDueJobs({ store, env: broken, clock })
    expect(db.select().from(jobTable).all()).toMatchObject([{ attempts: 1, state: 'waiting' }])
    db.delete(jobTable).run()
    for (let crash = 0; crash < 2; crash += 1) {
      db.insert(jobTable).values(rows).run()
      await runDueJobs({ store, env, clock })
    }
  })
  expect(await noticesOf(accountant)).toHaveLength(1)
})
