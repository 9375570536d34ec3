import { env, runInDurableObject } from 'cloudflare:test'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { AuthUser } from '#contract/core/identity.ts'
import type { FirmJobPage } from '#contract/firm/jobs.ts'
import type { FailedJob } from '#contract/platform/failed-jobs.ts'
import { Store } from '../../../firm/store.ts'
import { newId } from '../../../firm/ulid.ts'
import { createFirstAdministrator } from '../../../identity/bootstrap.ts'
import { ask as askEcho, password, signInPerson } from '../../../testing/client.ts'
import { TestFirm } from '../../../testing/test-firm.ts'
import { runDueJobs } from '../../firm/jobs/run.ts'
import { nextJobAt } from '../../firm/jobs/schedule.ts'

let token = ''
const ask: typeof askEcho = (call) => askEcho({ ...call, with: { FIRM: env.FIRM } })

beforeAll(async () => {
  await signInPerson()
  const email = 'jobs@example.com'
  await createFirstAdministrator(env, { name: 'Jo Jobs', email, password })
  const login = await ask({ path: '/auth/admin/login', json: { email, password } })
  token = (await login.json<{ data: AuthUser }>()).data.token
})

/** A mail of a firm that its transport refuses until it is mended. */
async function failingMail() {
  const to = `bounce-${newId().toLowerCase()}@example.com`
  const trigger = `refuse_${newId()}`
  await env.DIRECTORY.prepare(
    `CREATE TRIGGER ${trigger} BEFORE INSERT ON outbox WHEN new.recipient = '${to}'
     BEGIN SELECT RAISE(ABORT, '550 mailbox unavailable'); END`,
  ).run()
  const testFirm = await TestFirm.open()
  const customer = await testFirm.customer({ email: to })
  const invoice = await testFirm.issued(customer.id)
  const message = { to, subject: 'Your invoice', message: 'Please find it attached.' }
  await testFirm.must('POST', `/invoices/${invoice.id}/send`, message)
  await vi.waitFor(async () => expect(await attemptsOf(testFirm)).toBe(1))
  const mend = () => env.DIRECTORY.prepare(`DROP TRIGGER ${trigger}`).run()
  return { testFirm, to, mend }
}

/** How often the firm has tried: the first attempt is the alarm's, and nobody else's meanwhile. */
function attemptsOf({ object }: TestFirm): Promise<unknown> {
  return runInDurableObject(object, (_firm, { storage }) => {
    const mail = "select attempts from job where kind = 'outbound.mail'"
    return storage.sql.exec(mail).one().attempts
  })
}

/** Does what the alarm does, as if a day had gone by after each attempt, until the firm has given up. */
async function giveUp({ object }: TestFirm): Promise<void> {
  await runInDurableObject(object, async (_firm, { storage }) => {
    const store = new Store(storage, nextJobAt)
    for (let days = 1; days < 12; days += 1) {
      const clock = () => new Date(Date.now() + days * 86_400_000)
      await runDueJobs({ store, env, clock })
    }
  })
}

async function jobsOf({ firmId }: TestFirm, state = 'open'): Promise<FailedJob[]> {
  const path = `/admin/failed-jobs?tab=${state}&firmId=${firmId}`
  return (await (await ask({ path, token })).json<{ rows: FailedJob[] }>()).rows
}

describe('a mail that cannot be delivered', () => {
  it('is reported once the firm has given up, sent by a retry, and settled then', async () => {
    const { testFirm, to, mend } = await failingMail()
    expect(await jobsOf(testFirm)).toEqual([])
    await giveUp(testFirm)
    const [job] = await jobsOf(testFirm)
    expect(job).toMatchObject({
      firm: { id: testFirm.firmId },
      kind: 'outbound.mail',
      title: `${to}: Your invoice`,
      error: expect.stringMatching(/^550 mailbox unavailable/),
      attempts: 8,
      state: 'open',
    })
    expect(await jobsOf(testFirm)).toHaveLength(1)

    const retry = { path: `/admin/failed-jobs/${job?.id}/retry`, method: 'POST', token }
    expect(await (await ask(retry)).json()).toMatchObject({ state: 'open', attempts: 9 })
    await mend()
    expect(await (await ask(retry)).json()).toMatchObject({
      state: 'done',
      closedByName: 'Jo Jobs',
    })
    const outbox = await ask({ path: `/admin/outbox?q=${to}`, token })
    expect((await outbox.json<{ rows: unknown[] }>()).rows).toHaveLength(1)
    expect((await ask(retry)).status).toBe(409)
    expect((await testFirm.must<FirmJobPage>('GET', '/jobs')).rows).toEqual([])
    expect(await jobsOf(testFirm, 'done')).toHaveLength(1)
  })

  it('can be left unsent', async () => {
    const { testFirm, to, mend } = await failingMail()
    await giveUp(testFirm)
    const [job] = await jobsOf(testFirm)
    const dismiss = { path: `/admin/failed-jobs/${job?.id}/dismiss`, method: 'POST', token }
    expect(await (await ask(dismiss)).json()).toMatchObject({ state: 'dismissed' })
    await mend()
    await giveUp(testFirm)
    const outbox = await ask({ path: `/admin/outbox?q=${to}`, token })
    expect((await outbox.json<{ rows: unknown[] }>()).rows).toEqual([])
  })

  it('is settled for administrators, too, when the firm itself settles it', async () => {
    const { testFirm, mend } = await failingMail()
    await giveUp(testFirm)
    const { rows } = await testFirm.must<FirmJobPage>('GET', '/jobs')
    expect(rows).toMatchObject([{ kind: 'outbound.mail', state: 'failed', attempts: 8 }])
    await mend()
    await testFirm.must('POST', `/jobs/${rows[0]?.id}/retry`, {})
    await vi.waitFor(async () => expect(await jobsOf(testFirm, 'done')).toHaveLength(1))
    expect(await jobsOf(testFirm)).toEqual([])
  })

  it('is nobody’s business but an administrator’s', async () => {
    const person = await signInPerson()
    const path = `/admin/failed-jobs/${newId()}/retry`
    expect((await ask({ path, method: 'POST', token: person.token })).status).toBe(403)
    expect((await ask({ path, method: 'POST', token })).status).toBe(404)
  })
})
