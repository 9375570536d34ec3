import { env, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { Store } from '../firm/store.ts'
import { outgoingNoticeTable } from '../firm/tables.ts'
import { newId } from '../firm/ulid.ts'
import { letIn, noticesOf, openFirm } from '../testing/notices.ts'
import { flushNotices } from './notice-queue.ts'

type Desk = Awaited<ReturnType<typeof openFirm>>['desk']

/** Leaves a notice as a crash would between the write and the telling. */
function leaveNotice({ object, userId }: Desk, createdAt = new Date()): Promise<void> {
  const params = { by: 'Maria', customer: 'Dom', amount: 100, currency: 'EUR' }
  const notice = JSON.stringify({ kind: 'paymentRecorded', params })
  const row = { id: newId(), notice, exceptUserId: userId, createdAt: createdAt.toISOString() }
  return runInDurableObject(object, (_, state) => {
    new Store(state.storage).reader.db.insert(outgoingNoticeTable).values(row).run()
    return state.storage.setAlarm(Date.now() + 60_000)
  })
}

function countLeft({ object }: Desk): Promise<number> {
  return runInDurableObject(object, (_, state) =>
    new Store(state.storage).reader.db.$count(outgoingNoticeTable),
  )
}

test('the alarm tells what a crash left behind, and then it is gone', async () => {
  const { owner, firmId, desk } = await openFirm()
  const accountant = await letIn(firmId, 'accountant')
  await leaveNotice(desk)
  expect(await runDurableObjectAlarm(desk.object)).toBe(true)
  expect(await noticesOf(accountant)).toMatchObject([{ kind: 'paymentRecorded', firmId }])
  expect(await noticesOf(owner)).toEqual([])
  expect(await countLeft(desk)).toBe(0)
})

test('what was told before a crash is not told again', async () => {
  const { firmId, desk } = await openFirm()
  const accountant = await letIn(firmId, 'accountant')
  await leaveNotice(desk)
  await runInDurableObject(desk.object, async (_, state) => {
    const { reader } = new Store(state.storage)
    const rows = reader.db.select().from(outgoingNoticeTable).all()
    await flushNotices(new Store(state.storage), env)
    reader.db.insert(outgoingNoticeTable).values(rows).run()
    await flushNotices(new Store(state.storage), env)
  })
  expect(await noticesOf(accountant)).toHaveLength(1)
})

test('what cannot be told is kept, and for no longer than a day', async () => {
  const { firmId, desk } = await openFirm()
  const accountant = await letIn(firmId, 'accountant')
  await leaveNotice(desk)
  await leaveNotice(desk, new Date(Date.now() - 25 * 3_600_000))
  const isDone = await runInDurableObject(desk.object, (_, state) => {
    const broken: typeof env = { ...env, DIRECTORY: Object.create(null) }
    return flushNotices(new Store(state.storage), broken)
  })
  expect(isDone).toBe(false)
  expect(await countLeft(desk)).toBe(1)
  expect(await runDurableObjectAlarm(desk.object)).toBe(true)
  expect(await noticesOf(accountant)).toHaveLength(1)
})
