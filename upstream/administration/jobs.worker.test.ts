import { env, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FailedJob } from '#contract/failed-jobs.ts'
import type { AuthUser } from '#contract/identity.ts'
import { newId } from '../firm/ulid.ts'
import { createFirstAdministrator } from '../identity/bootstrap.ts'
import { ask as askEcho, password, signInPerson } from '../testing/client.ts'
import { Desk } from '../testing/desk.ts'

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
  const desk = await Desk.open()
  const customer = await desk.customer({ email: to })
  const invoice = await desk.issued(customer.id)
  const message = { to, subject: 'Your invoice', message: 'Please find it attached.' }
  await desk.must('POST', `/invoices/${invoice.id}/send`, message)
  const mend = () => env.DIRECTORY.prepare(`DROP TRIGGER ${trigger}`).run()
  return { desk, to, mend }
}

/** Rings until the firm has given up. */
async function giveUp({ object }: Desk): Promise<void> {
  for (let rings = 0; rings < 12; rings += 1) {
    await runInDurableObject(object, (_firm, { storage }) => storage.setAlarm(Date.now()))
    await runDurableObjectAlarm(object)
  }
}

async function jobsOf({ firmId }: Desk, state = 'open'): Promise<FailedJob[]> {
  const path = `/admin/failed-jobs?state=${state}&firmId=${firmId}`
  return (await (await ask({ path, token })).json<{ rows: FailedJob[] }>()).rows
}

describe('a mail that cannot be delivered', () => {
  it('is reported once the firm has given up, sent by a retry, and settled then', async () => {
    const { desk, to, mend } = await failingMail()
    expect(await jobsOf(desk)).toEqual([])
    await giveUp(desk)
    const [job] = await jobsOf(desk)
    expect(job).toMatchObject({
      firm: { id: desk.firmId },
      kind: 'mail',
      reference: to,
      title: 'Your invoice',
      error: expect.stringMatching(/^550 mailbox unavailable/),
      attempts: 8,
      state: 'open',
    })
    expect(await jobsOf(desk)).toHaveLength(1)

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
    expect(await jobsOf(desk, 'done')).toHaveLength(1)
  })

  it('can be left unsent', async () => {
    const { desk, to, mend } = await failingMail()
    await giveUp(desk)
    const [job] = await jobsOf(desk)
    const dismiss = { path: `/admin/failed-jobs/${job?.id}/dismiss`, method: 'POST', token }
    expect(await (await ask(dismiss)).json()).toMatchObject({ state: 'dismissed' })
    await mend()
    await giveUp(desk)
    const outbox = await ask({ path: `/admin/outbox?q=${to}`, token })
    expect((await outbox.json<{ rows: unknown[] }>()).rows).toEqual([])
  })

  it('is nobody’s business but an administrator’s', async () => {
    const person = await signInPerson()
    const path = `/admin/failed-jobs/${newId()}/retry`
    expect((await ask({ path, method: 'POST', token: person.token })).status).toBe(403)
    expect((await ask({ path, method: 'POST', token })).status).toBe(404)
  })
})
