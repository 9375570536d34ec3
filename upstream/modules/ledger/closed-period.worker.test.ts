import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { addDays } from '#upstream/firm/calendar.ts'
import { Desk, line, today } from '#upstream/testing/desk.ts'

const roles = ['owner', 'admin', 'accountant'] as const

/** No screen closes a period yet, so the table is told. */
async function close(desk: Desk, date: string): Promise<void> {
  await runInDurableObject(desk.object, (_, state) => {
    state.storage.sql.exec('update firm set lock_date = ?', date)
  })
}

test('a closed period takes nothing from anybody, and nothing is half done', async () => {
  const desk = await Desk.open()
  const customer = await desk.customer()
  const issued = await desk.issued(customer.id, { lines: [line()] })
  const draft = await desk.draft(customer.id, { lines: [line()] })
  const [balances, before] = [await desk.balances(), await desk.invoice(issued.id)]
  await close(desk, today)
  for (const role of roles) {
    for (const path of [`/invoices/${draft.id}/finalise`, `/invoices/${issued.id}/void`]) {
      const { status, body } = await desk.ask('POST', path, {}, { role })
      expect([role, path, status, body.code]).toEqual([role, path, 423, 'locked'])
    }
  }
  expect(await desk.balances()).toEqual(balances)
  expect(await desk.invoice(issued.id)).toEqual(before)
  expect((await desk.invoice(draft.id)).number).toBeNull()

  await close(desk, addDays(today, -1))
  expect((await desk.finalise(draft.id)).number).not.toBeNull()
})
