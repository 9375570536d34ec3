import { runInDurableObject } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import type { MailSettings } from '#contract/firm/mail-settings.ts'
import { type FirmContext, Store, type Writer } from '#upstream/firm/store.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { nextJobAt } from '#upstream/modules/firm/jobs/schedule.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { countBounce, countRecipients, dayLimits } from './quota.ts'

let firm: TestFirm
let invoiceId: string
const dayMs = 86_400_000

beforeAll(async () => {
  firm = await TestFirm.open()
  invoiceId = (await firm.issued((await firm.customer()).id)).id
})

function inFirm<Value>(days: number, write: (writer: Writer, context: FirmContext) => Value) {
  const actor = { userId: 'u', userName: 'Maria', role: 'owner', language: 'de' } as const
  const whole = { ...actor, isDemo: false, requestId: 'r' }
  const now = new Date(Date.now() + days * dayMs)
  const context = { firmId: firm.firmId, actor: whole, now, newId, idempotency: null }
  return runInDurableObject(firm.object, (_, { storage }) =>
    new Store(storage, nextJobAt).transact(context, (writer) => write(writer, context)),
  )
}

function send() {
  return firm.ask('POST', `/mails/invoice/${invoiceId}`, { to: 'anna@away.example' })
}

test('a new firm writes to few on a day, then is refused with words until the day is over', async () => {
  const [{ recipients: limit }] = dayLimits
  await inFirm(0, (writer, context) => countRecipients(writer, context, limit - 1))
  expect((await send()).status).toBe(200)
  const refused = await send()
  expect(refused).toMatchObject({
    status: 429,
    body: { data: { fields: { '': { key: 'mailQuota', params: { limit } } } } },
  })
  await inFirm(1, (writer, context) => countRecipients(writer, context, limit))
  const { quota } = await firm.must<MailSettings>('GET', '/mail-settings')
  expect(quota).toEqual({ used: limit, limit, stoppedAt: null, isHeld: false })
  await inFirm(31, (writer, context) => countRecipients(writer, context, 5000))
})

test('too much that comes back stops all mail until somebody who manages the firm lets it leave', async () => {
  firm = await TestFirm.open()
  invoiceId = (await firm.issued((await firm.customer()).id)).id
  await inFirm(0, (writer, context) => countRecipients(writer, context, 100))
  const bounce = (count: number) =>
    inFirm(0, (writer, context) => {
      for (let at = 0; at < count; at += 1) countBounce(writer, context, { isByStranger: false })
    })
  await bounce(9)
  expect((await send()).status).toBe(200)
  // 10 of 101 are below a tenth, 11 are not.
  await bounce(1)
  expect((await send()).status).toBe(200)
  await bounce(1)
  const refused = await send()
  expect([refused.status, refused.body.data.detail]).toEqual([409, { reason: 'mailStopped' }])
  const reader = { role: 'readOnly' as const }
  const path = '/mail-settings/resume'
  expect((await firm.ask('POST', path, {}, reader)).status).toBe(403)
  expect(await firm.must('POST', path, {})).toMatchObject({ quota: { stoppedAt: null } })
  expect((await firm.ask('POST', path, {})).status).toBe(409)
  expect((await send()).status).toBe(200)
  // A second time in a week only an administrator of the platform lets it go.
  await bounce(30)
  expect(await firm.ask('POST', path, {})).toMatchObject({
    status: 409,
    body: { data: { detail: { reason: 'mailHeld' } } },
  })
  expect(await firm.must('POST', '/internal/mail-state', {})).toMatchObject({ isHeld: true })
  expect(await firm.must('POST', '/internal/resume-mail', {})).toMatchObject({ stoppedAt: null })
  expect((await send()).status).toBe(200)
})

test('what comes back of mails that strangers caused stops no mail of members', async () => {
  firm = await TestFirm.open()
  invoiceId = (await firm.issued((await firm.customer()).id)).id
  await inFirm(0, (writer, context) => {
    for (let at = 0; at < 40; at += 1) countBounce(writer, context, { isByStranger: true })
  })
  expect((await send()).status).toBe(200)
  const asStranger = inFirm(0, (writer, context) => {
    const actor = { ...context.actor, role: null }
    expect(() => countRecipients(writer, { ...context, actor }, 1)).toThrow()
    countRecipients(writer, context, 1)
  })
  await expect(asStranger).resolves.toBeUndefined()
})
