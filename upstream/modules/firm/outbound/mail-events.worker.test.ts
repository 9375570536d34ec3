import { env, runInDurableObject } from 'cloudflare:test'
import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OutboundMessage } from '#contract/firm/mails.ts'
import { type FirmContext, Store } from '#upstream/firm/store.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { directory, ensureDirectory } from '#upstream/identity/directory.ts'
import { withOpenedPicture } from '#upstream/mail/opened-picture.ts'
import { outbox } from '#upstream/mail/tables.ts'
import { nextJobAt } from '#upstream/modules/firm/jobs/schedule.ts'
import { jobTable } from '#upstream/modules/firm/jobs/tables.ts'
import { ask } from '#upstream/testing/client.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { applyMailEvent } from './mail-event.ts'
import { changeMessage, findMessage, queueMail } from './message.ts'
import { mailDayTable, messageTable } from './tables.ts'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const settings = { FIRM: env.FIRM, MAIL_EVENTS_SECRET: secret }
const to = 'anna@away.example'
const copy = 'copy@away.example'
let testFirm: TestFirm
let invoiceId: string
let transportId: string
let messageId: string

beforeAll(async () => {
  await ensureDirectory(env)
  testFirm = await TestFirm.open()
  invoiceId = (await testFirm.issued((await testFirm.customer()).id)).id
})

/** A mail that has left, as the provider knows it; the addresses take mail. */
beforeEach(async () => {
  for (const address of [to, copy]) {
    await testFirm.ask('POST', '/suppressed-addresses/allow', { address })
  }
  transportId = crypto.randomUUID()
  messageId = await inFirm((writer, context) => {
    const id = queueMail(writer, context, {
      to,
      cc: [copy],
      replyTo: '',
      subject: 'Rechnung',
      text: 'Hallo',
      language: 'de',
      attachments: [],
      record: { kind: 'invoice', id: invoiceId },
      link: `invoices/${invoiceId}`,
      isTracked: true,
    })
    writer.db.delete(jobTable).where(eq(jobTable.key, id)).run()
    changeMessage(writer, id, { state: 'sent', sentAt: context.now.toISOString() })
    return id
  })
  const { firmId } = testFirm
  await directory(env).insert(outbox).values({
    id: messageId,
    firmId,
    recipient: to,
    subject: 'Rechnung',
    text: 'Hallo',
    language: 'de',
    attachments: '[]',
    sentAt: Date.now(),
    state: 'sent',
    transportId,
  })
})

type Write<Value> = (writer: Parameters<typeof queueMail>[0], context: FirmContext) => Value

function inFirm<Value>(write: Write<Value>): Promise<Value> {
  const actor = { userId: 'u', userName: 'Maria', role: 'owner', language: 'de' } as const
  const whole = { ...actor, isDemo: false, requestId: 'r' }
  const { firmId } = testFirm
  const context = { firmId, actor: whole, now: new Date(), newId, idempotency: null }
  return runInDurableObject(testFirm.object, (_, { storage }) =>
    new Store(storage, nextJobAt).transact(context, (writer) => write(writer, context)),
  )
}

/** Reports as Resend does: signed under the names of Svix. */
function report(type: string, data: object = {}, more: Record<string, string> = {}) {
  const body = JSON.stringify({
    type: `email.${type}`,
    data: { email_id: transportId, to: [to], ...data },
  })
  const at = String(Math.floor(Date.now() / 1000))
  const key = Buffer.from(secret.slice(6), 'base64')
  const signature = createHmac('sha256', key).update(`m1.${at}.${body}`).digest('base64')
  const signed = { 'svix-id': 'm1', 'svix-timestamp': at, 'svix-signature': `v1,${signature}` }
  const headers = { 'content-type': 'application/json', ...signed, ...more }
  return ask({ path: '/mail-events/resend', body, headers, with: settings })
}

async function mail(): Promise<OutboundMessage | undefined> {
  const path = `/records/invoice/${invoiceId}/mails`
  const { rows } = await testFirm.must<{ rows: OutboundMessage[] }>('GET', path)
  return rows.find(({ id }) => id === messageId)
}

const bounce = { bounce: { type: 'Permanent', message: '550 5.1.1 No such mailbox' } }

async function suppressed(): Promise<string[]> {
  const path = '/suppressed-addresses'
  const { rows } = await testFirm.must<{ rows: { address: string }[] }>('GET', path)
  return rows.map(({ address }) => address)
}

/** Notices that wait to be told, or were: of what, to whom about. */
function noticesWaiting(): Promise<number> {
  return inFirm(
    (writer) =>
      writer.db.select().from(jobTable).where(eq(jobTable.kind, 'outbound.notice')).all().length,
  )
}

describe('the picture in a mail', () => {
  const urlIn = (html: string) => /<img src="([^"]+)"/.exec(html)?.[1] ?? ''
  const load = (html: string) => ask({ path: urlIn(html).split('/api')[1] ?? '', with: settings })
  const withPicture = (id: string) => withOpenedPicture(env, id, '<body>Hallo</body>')

  test('tells that it was opened, of this mail alone', async () => {
    const html = withPicture(messageId)
    expect(html).toMatch(/^<body>Hallo<img src="https:.*\.gif" width="1" .*><\/body>$/)
    const answer = await load(html)
    expect(answer.headers.get('content-type')).toBe('image/gif')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(await mail()).toMatchObject({ state: 'opened', openedAt: expect.any(String) })
  })

  test('says nothing without our signature, nor of a mail that never left', async () => {
    const forged = withPicture(newId()).replace(/[0-9a-z]{26}(?=\.)/, messageId.toLowerCase())
    expect((await load(forged)).status).toBe(200)
    const isMail = eq(outbox.id, messageId)
    await directory(env).update(outbox).set({ state: 'kept' }).where(isMail)
    expect((await load(withPicture(messageId))).status).toBe(200)
    expect(await mail()).toMatchObject({ state: 'sent', openedAt: null })
  })

  test('says nothing where the mail did not say so', async () => {
    await inFirm((writer) => changeMessage(writer, messageId, { isTracked: false }))
    await load(withPicture(messageId))
    expect(await mail()).toMatchObject({ state: 'sent', openedAt: null })
  })
})

describe('reports of a provider', () => {
  test('show on the record, in whatever order and however often they come', async () => {
    expect(await (await report('delivered')).json()).toEqual({ taken: true })
    expect(await mail()).toMatchObject({ state: 'delivered', deliveredAt: expect.any(String) })
    await report('opened')
    await report('delivered')
    expect(await mail()).toMatchObject({ state: 'opened', openedAt: expect.any(String) })
    expect(await (await report('clicked')).json()).toEqual({ taken: false })
  })

  test('of a bounce suppress the address once, and no later word takes it back', async () => {
    const before = await noticesWaiting()
    for (const type of ['bounced', 'bounced', 'delivered', 'opened']) await report(type, bounce)
    expect(await mail()).toMatchObject({ state: 'bounced', error: bounce.bounce.message })
    expect(await suppressed()).toContain(to)
    expect(await noticesWaiting()).toBeLessThanOrEqual(before + 1)
    const [kept] = await directory(env).select().from(outbox).where(eq(outbox.id, messageId))
    expect(kept?.state).toBe('bounced')
    const send = await testFirm.ask('POST', `/invoices/${invoiceId}/send`, { to })
    expect(send.body.data.fields).toEqual({ to: { key: 'addressBounced' } })
  })

  test('of a passing failure, a complaint and a copy do what they say and no more', async () => {
    await report('bounced', { bounce: { type: 'Transient', message: 'Mailbox full' } })
    expect(await mail()).toMatchObject({ state: 'failed', error: 'Mailbox full' })
    expect(await suppressed()).toEqual([])
    await inFirm((writer) => changeMessage(writer, messageId, { state: 'sent' }))
    await report('bounced', { ...bounce, to: [`Copy <${copy}>`] })
    expect(await suppressed()).toEqual([copy])
    expect(await mail()).toMatchObject({ state: 'sent' })
    await inFirm((writer) => changeMessage(writer, messageId, { state: 'failed' }))
    const again = `/records/invoice/${invoiceId}/mails/${messageId}/resend`
    const { body } = await testFirm.ask('POST', again, {})
    expect(body.data.fields).toEqual({ cc: { key: 'addressBounced' } })
    await inFirm((writer) => changeMessage(writer, messageId, { state: 'sent' }))
    await report('complained')
    expect((await suppressed()).sort()).toEqual([to, copy].sort())
    expect(await mail()).toMatchObject({ state: 'sent' })
  })

  test('of an opening are kept only where the mail says so', async () => {
    await inFirm((writer) => changeMessage(writer, messageId, { isTracked: false }))
    await report('opened')
    expect(await mail()).toMatchObject({ state: 'sent', openedAt: null })
  })

  test('that come before the mail is known to be out are asked for again', async () => {
    await inFirm((writer) => changeMessage(writer, messageId, { state: 'queued' }))
    expect((await report('delivered')).status).toBe(503)
    expect(await mail()).toMatchObject({ state: 'queued', deliveredAt: null })
  })
})

describe('a forged report', () => {
  test('is answered as if nothing were there, and changes nothing', async () => {
    const forged = [
      await report('bounced', bounce, { 'svix-signature': 'v1,AAAA' }),
      await report('bounced', bounce, { 'svix-timestamp': '1614265330' }),
      await ask({ path: '/mail-events/postmark', json: { RecordType: 'Bounce' }, with: settings }),
      await ask({ path: '/mail-events/nobody', json: {}, with: settings }),
      await ask({ path: '/mail-events/resend', json: {}, with: { FIRM: env.FIRM } }),
    ]
    expect(forged.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect(await mail()).toMatchObject({ state: 'sent' })
    expect(await suppressed()).toEqual([])
  })

  test('of a mail that is not ours is taken for nothing', async () => {
    transportId = 'of-somebody-else'
    expect(await (await report('bounced', bounce)).json()).toEqual({ taken: false })
  })
})

describe('a report by mail, which whoever received a mail can forge,', () => {
  const forged = { kind: 'bounced', address: to, said: '550', isByMail: true } as const
  const apply = (id: string) =>
    inFirm((writer, context) => applyMailEvent(writer, context, id, forged))
  const bounces = () =>
    inFirm(({ db }) =>
      db
        .select()
        .from(mailDayTable)
        .all()
        .reduce((sum, day) => sum + day.bounces, 0),
    )

  test('counts once for an address, however many mails went there', async () => {
    const before = await bounces()
    const second = await inFirm((writer, context) => {
      const { state: _state, ...row } = findMessage(writer, messageId) ?? raise()
      const id = context.newId()
      writer.db
        .insert(messageTable)
        .values({ ...row, id, state: 'sent' })
        .run()
      return id
    })
    await apply(messageId)
    await apply(second)
    expect(await mail()).toMatchObject({ state: 'bounced' })
    expect((await bounces()) - before).toBe(1)
  })

  test('changes nothing of a mail that was delivered, or left more than a week ago', async () => {
    await report('delivered')
    await apply(messageId)
    expect(await mail()).toMatchObject({ state: 'delivered' })
    const sentAt = new Date(Date.now() - 8 * 86_400_000).toISOString()
    await inFirm((writer) =>
      changeMessage(writer, messageId, { state: 'sent', sentAt, deliveredAt: null }),
    )
    await apply(messageId)
    expect(await mail()).toMatchObject({ state: 'sent' })
    expect(await suppressed()).toEqual([])
  })
})

function raise(): never {
  throw new Error('There is no such mail')
}

test('Postmark reports in its own form', async () => {
  const headers = { authorization: `Basic ${btoa(`firmament:${secret}`)}` }
  const json = {
    RecordType: 'Bounce',
    Type: 'HardBounce',
    MessageID: transportId,
    Email: to,
    Description: 'The server was unable to deliver',
    Details: '550',
  }
  const answer = await ask({ path: '/mail-events/postmark', json, headers, with: settings })
  expect(await answer.json()).toEqual({ taken: true })
  expect(await mail()).toMatchObject({ error: 'The server was unable to deliver 550' })
})
