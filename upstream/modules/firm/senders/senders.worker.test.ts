import { env, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { LeadForm } from '#contract/customers/lead-forms.ts'
import { Store } from '#upstream/firm/store.ts'
import { runDueJobs } from '#upstream/modules/firm/jobs/run.ts'
import { nextJobAt } from '#upstream/modules/firm/jobs/schedule.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

/** Tables of what strangers send, and the column that says from where. */
const kept: Record<string, string> = {
  lead_answers: 'address',
  bookings: 'address',
  support_tickets: 'address',
  course_orders: 'address',
  shop_orders: 'from_place',
  partner_touches: 'address',
  portal_asks: 'address',
}

function addresses(firm: TestFirm): Promise<Record<string, number>> {
  return runInDurableObject(firm.object, (_, { storage }) =>
    Object.fromEntries(
      Object.entries(kept).map(([table, column]) => {
        const query = `select count(*) as count from ${table} where ${column} <> ''`
        return [table, storage.sql.exec<{ count: number }>(query).one().count]
      }),
    ),
  )
}

test('from where a stranger sent something is forgotten after a day, without anybody’s doing', async () => {
  const firm = await TestFirm.open()
  const form = await firm.must<LeadForm>('POST', '/lead-forms', leadForm)
  const token = form.path?.split('/').at(-1)
  const answer = { name: 'Ada', email: 'ada@example.com', consent: true }
  const stranger = { role: null, address: '203.0.113.7' } as const
  await firm.must('POST', `/public/lead-forms/${token}`, answer, stranger)
  expect(await addresses(firm)).toMatchObject({ lead_answers: 1 })
  const runAfter = (hours: number) =>
    runInDurableObject(firm.object, (_, { storage }) =>
      runDueJobs({
        store: new Store(storage, nextJobAt),
        env,
        clock: () => new Date(Date.now() + hours * 3_600_000),
      }),
    )
  await runAfter(23)
  expect(await addresses(firm)).toMatchObject({ lead_answers: 1 })
  await runAfter(25)
  expect(Object.values(await addresses(firm)).every((count) => count === 0)).toBe(true)
})

const leadForm = { name: 'Contact', language: 'en', source: '', campaign: '', ownerIds: [] }
