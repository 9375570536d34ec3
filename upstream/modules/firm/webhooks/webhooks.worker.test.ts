import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { Webhook as Receiver } from 'standardwebhooks'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Permission, RoleGrants } from '#contract/core/roles.ts'
import {
  type Webhook,
  type WebhookDelivery,
  WebhookMessage,
  type WebhookWithSecret,
} from '#contract/firm/webhooks.ts'
import { type Refused, TestFirm } from '#upstream/testing/test-firm.ts'

type Log = { rows: WebhookDelivery[]; next: string | null }
type Sent = { url: string; body: string; headers: Record<string, string> }

const url = 'https://shop.example.com/hook'
let firm: TestFirm

beforeAll(async () => {
  firm = await TestFirm.open()
})
afterEach(() => vi.restoreAllMocks())

/** Stands in for the receiver. */
function receive(answer: () => Response): Sent[] {
  const sent: Sent[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const headers = Object.fromEntries(new Headers(init?.headers))
    sent.push({ url: String(address), body: String(init?.body), headers })
    expect(init?.redirect).toBe('manual')
    return answer()
  })
  return sent
}

function make(events: string[], values = {}): Promise<WebhookWithSecret> {
  return firm.must('POST', '/webhooks', { url, events, ...values })
}

/** Rings until nothing is due now. */
async function ring(): Promise<void> {
  await vi.waitFor(async () => {
    await runDurableObjectAlarm(firm.object)
    const due = await runInDurableObject(firm.object, (_, { storage }) =>
      storage.sql
        .exec(
          "select id from job where kind = 'webhooks.deliver' and run_at <= ?",
          new Date().toISOString(),
        )
        .toArray(),
    )
    expect(due).toEqual([])
  })
}

/** Lets the next attempt of a message come now. */
function hurry(id: string): Promise<void> {
  return runInDurableObject(firm.object, (_, { storage }) => {
    storage.sql.exec("update job set run_at = '2020-01-01T00:00:00.000Z' where key = ?", id)
    void storage.setAlarm(Date.now())
  })
}

function log({ id }: Webhook): Promise<Log> {
  return firm.must('GET', `/webhooks/${id}/deliveries`)
}

test('what happens is posted once it is written, and the standard library trusts it', async () => {
  const sent = receive(() => new Response('thanks'))
  const webhook = await make(['party.created', 'invoice.finalised'])
  expect(webhook.secret).toMatch(/^whsec_/)
  const { id, name } = await firm.customer({ name: 'Nordwind' })
  await ring()
  expect(sent).toHaveLength(1)
  const [{ body = '', headers = {} } = {}] = sent
  const message = WebhookMessage.parse(new Receiver(webhook.secret).verify(body, headers))
  expect(message).toMatchObject({ type: 'party.created', data: { kind: 'party', id, title: name } })
  expect(message.data.firmId).toBe(firm.firmId)
  expect(() => new Receiver(webhook.secret).verify(`${body} `, headers)).toThrow()

  await firm.issued(id)
  await ring()
  expect(sent.map((one) => JSON.parse(one.body).type)).toEqual([
    'party.created',
    'invoice.finalised',
  ])
  const { rows } = await log(webhook)
  expect(rows[0]).toMatchObject({ state: 'delivered', status: 200, answer: 'thanks', attempts: 1 })
  expect(rows[0]?.id).toBe(sent[1]?.headers['webhook-id'])
  await firm.must('DELETE', `/webhooks/${webhook.id}`)
})

test('what is not taken is sent again, later and later for three days, then shown and sent by hand', async () => {
  let isOpen = false
  const sent = receive(() =>
    isOpen ? new Response('') : new Response('x'.repeat(5000), { status: 500 }),
  )
  const webhook = await make(['item.created'])
  await firm.must('POST', `/webhooks/${webhook.id}/test`, {})
  await ring()
  const [first] = (await log(webhook)).rows
  const id = first?.id ?? ''
  expect(first).toMatchObject({ type: 'webhook.test', state: 'waiting', status: 500 })
  expect(first?.answer).toHaveLength(2000)
  const waits = new Map<number, number>()
  for (let ringing = 0; ringing < 12; ringing += 1) {
    const [row] = (await log(webhook)).rows
    if (row?.state !== 'waiting') break
    const [from, to] = [row.lastAttemptAt ?? '', row.nextAttemptAt ?? '']
    waits.set(row.attempts, Date.parse(to) - Date.parse(from))
    await hurry(id)
    await ring()
  }
  const waited = [...waits.values()].reduce((sum, wait) => sum + wait, 0)
  expect(waited / 3_600_000).toBeGreaterThan(72)
  expect((await log(webhook)).rows).toMatchObject([{ state: 'failed', attempts: 10 }])
  expect(new Set(sent.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([id]))
  expect(await firm.must('GET', `/webhooks/${webhook.id}`)).toMatchObject({ failed: 1 })

  isOpen = true
  await firm.must('POST', `/webhooks/${webhook.id}/deliveries/${id}/resend`, {})
  await ring()
  expect((await log(webhook)).rows).toMatchObject([{ state: 'delivered', attempts: 1 }])
  await firm.must('DELETE', `/webhooks/${webhook.id}`)
})

test('another secret signs from now on, and the one before for a day', async () => {
  const sent = receive(() => new Response(''))
  const before = await make(['item.created'])
  const after = await firm.must<WebhookWithSecret>('POST', `/webhooks/${before.id}/secret`, {})
  await firm.must('POST', `/webhooks/${before.id}/test`, {})
  await ring()
  const [{ body = '', headers = {} } = {}] = sent
  for (const { secret } of [before, after]) new Receiver(secret).verify(body, headers)
  const end = "update webhooks set old_secret_until = '2020-01-01T00:00:00.000Z'"
  await runInDurableObject(firm.object, (_, { storage }) => storage.sql.exec(end))
  await firm.must('POST', `/webhooks/${before.id}/test`, {})
  await ring()
  const later = sent[1] ?? { body: '', headers: {} }
  new Receiver(after.secret).verify(later.body, later.headers)
  expect(() => new Receiver(before.secret).verify(later.body, later.headers)).toThrow()
  await firm.must('DELETE', `/webhooks/${before.id}`)
})

test('no private address is taken, none is reached by a redirect, and 410 ends it', async () => {
  for (const bad of ['http://shop.example.com/', 'https://10.0.0.1/', 'https://localhost/x']) {
    const answer = await firm.ask<Refused>('POST', '/webhooks', {
      url: bad,
      events: ['item.created'],
    })
    expect(answer).toMatchObject({
      status: 422,
      body: { data: { fields: { url: { key: 'notPublicUrl' } } } },
    })
  }
  const location = 'https://169.254.169.254/'
  let status = 302
  const sent = receive(() => new Response('', { status, headers: { location } }))
  const webhook = await make(['item.created'])
  await firm.must('POST', `/webhooks/${webhook.id}/test`, {})
  await ring()
  expect(sent.map((one) => one.url)).toEqual([url])
  expect((await log(webhook)).rows).toMatchObject([{ state: 'waiting', status: 302 }])
  status = 410
  await firm.must('POST', `/webhooks/${webhook.id}/test`, {})
  await ring()
  expect(await firm.must('GET', `/webhooks/${webhook.id}`)).toMatchObject({ state: 'gone' })
  await firm.must('DELETE', `/webhooks/${webhook.id}`)
})

test('a paused webhook is told nothing, and only who may has to do with any', async () => {
  const sent = receive(() => new Response(''))
  const webhook = await make(['party.created'], { isPaused: true })
  await firm.customer()
  await ring()
  expect(sent).toEqual([])
  const calls: [string, string][] = [
    ['GET', ''],
    ['POST', ''],
    ['GET', `/${webhook.id}`],
    ['PUT', `/${webhook.id}`],
    ['DELETE', `/${webhook.id}`],
    ['POST', `/${webhook.id}/secret`],
    ['POST', `/${webhook.id}/test`],
    ['GET', `/${webhook.id}/deliveries`],
  ]
  for (const [method, path] of calls) {
    const json = method === 'GET' || method === 'DELETE' ? undefined : { url, version: 1 }
    const at = `/webhooks${path}`
    const answer = await firm.ask(method, at, json && { ...json, events: ['party.created'] }, {
      role: 'accountant',
    })
    expect([at, answer.status]).toEqual([at, 403])
  }
  const stale = { url, events: ['party.created'], version: 7 }
  expect((await firm.ask('PUT', `/webhooks/${webhook.id}`, stale)).status).toBe(409)
})

test('nobody has a webhook tell what their role does not see altogether', async () => {
  receive(() => new Response('thanks'))
  const hearing = (scopes: RoleGrants['scopes'], ...permissions: Permission[]) =>
    ({ role: 'own', custom: { name: 'Some', permissions, scopes } }) as const
  const events = ['invoice.finalised', 'bill.approved', 'party.created']
  const ask = (how: ReturnType<typeof hearing>, chosen = events) =>
    firm.ask<Refused>('POST', '/webhooks', { url, events: chosen }, how)
  const blind = await ask(hearing({}, 'webhook:edit', 'item:view', 'invoice:view'))
  expect([blind.status, blind.body.data.fields.events]).toEqual([
    422,
    { key: 'eventsBeyond', params: { events: 'bill.approved, party.created' } },
  ])
  const own = hearing({ party: 'own' }, 'webhook:edit', 'party:view')
  expect((await ask(own, ['party.created'])).status).toBe(422)
  expect((await ask(hearing({}, 'webhook:edit', 'party:view'), ['party.created'])).status).toBe(201)

  // Neither do they send another’s messages to an address of their own, or read what was sent.
  const webhook = await make(['party.created'])
  const { name } = await firm.customer({ name: 'Geheimrat' })
  const change = { url, events: ['party.created'], version: webhook.version }
  const at = `/webhooks/${webhook.id}`
  expect((await firm.ask('PUT', at, change, own)).status).toBe(422)
  const seen = await firm.must<Log>('GET', `${at}/deliveries`, undefined, own)
  expect(seen.rows[0]).toMatchObject({ type: 'party.created', title: '', body: '' })
  expect(JSON.stringify(await log(webhook))).toContain(name)
})

test('whoever has not proven their address makes none, and changes none', async () => {
  const webhook = await make(['invoice.finalised'])
  const input = { url, events: ['invoice.finalised'] }
  for (const [method, path, json] of [
    ['POST', '/webhooks', input],
    ['PUT', `/webhooks/${webhook.id}`, { ...input, version: webhook.version }],
  ] as const) {
    const refused = await firm.ask(method, path, json, { isUnproven: true })
    expect(refused).toMatchObject({
      status: 422,
      body: { data: { fields: { '': { key: 'addressUnproven' } } } },
    })
  }
})
