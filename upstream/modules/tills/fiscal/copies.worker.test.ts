import { env, runInDurableObject } from 'cloudflare:test'
import { drizzle } from 'drizzle-orm/durable-sqlite'
import { expect, test } from 'vitest'
import { sealerOf } from '#upstream/identity/credentials/seal.ts'
import { tillOf } from '../tills/till-of.fixture.ts'
import { onCopy, onRestore } from './replace-keys.ts'

type Till = Awaited<ReturnType<typeof tillOf>>

/** Does to a firm what is done to one that was copied or restored; gives what is sealed before and after. */
function changed({ firm }: Till, change: typeof onCopy): Promise<string[]> {
  return runInDurableObject(firm.object, (_, state) => {
    const { storage } = state
    const keys = () =>
      String(storage.sql.exec('select sealed_keys as keys from fiscal_devices').one().keys)
    const before = keys()
    const sealer = sealerOf({ SECRETS: String(Reflect.get(env, 'SECRETS')) }, state.id.toString())
    const tables = { db: drizzle(storage), sql: storage.sql }
    change({ ...tables, sealer, audit: () => {}, resetAlarm: () => {} })
    return [before, keys()]
  })
}

test.each([
  ['copied', onCopy],
  ['restored', onRestore],
])('a German firm that was %s signs with keys of its own', async (_, change) => {
  const till = await tillOf('DE')
  await till.setUp()
  await till.open()
  const { device } = await till.view()
  const [before, after] = await changed(till, change)
  expect(after).not.toBe(before)
  expect((await till.sell({ price: '5', taxCode: 'DE-S19' })).fiscal.state).toBe('standIn')
  expect((await till.view()).device.serial).not.toBe(device.serial)
})

test('an Austrian one has no keys any more, and its next receipt says that the device failed', async () => {
  const till = await tillOf('AT')
  await till.setUp()
  await till.open()
  await till.sell({ price: '5', taxCode: 'AT-S20' })
  expect((await changed(till, onCopy))[1]).toBe('')
  const sold = await till.sell({ price: '5', taxCode: 'AT-S20' })
  expect(sold.fiscal).toMatchObject({ state: 'missing' })
  expect((await till.view()).device.state).toBe('failed')
})
