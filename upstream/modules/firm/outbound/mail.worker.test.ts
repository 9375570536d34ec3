import { env, runInDurableObject } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { OutboundMessage } from '#contract/firm/mails.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import type { SalesOrder } from '#contract/selling/sales-orders.ts'
import { hooks } from '#upstream/core/hooks.ts'
import { type FirmContext, Store } from '#upstream/firm/store.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { directory, ensureDirectory } from '#upstream/identity/directory.ts'
import { findPresentRights } from '#upstream/identity/members/present-rights.ts'
import { users } from '#upstream/identity/tables.ts'
import { runDueJobs } from '#upstream/modules/firm/jobs/run.ts'
import { nextJobAt } from '#upstream/modules/firm/jobs/schedule.ts'
import { markSent } from '#upstream/modules/selling/invoicing/index.ts'
import { joinFirm } from '#upstream/testing/join-firm.ts'
import { line, TestFirm, today } from '#upstream/testing/test-firm.ts'
import { queueMail } from './message.ts'
import { suppress } from './suppression.ts'
import { messageTable } from './tables.ts'

/** As a provider over HTTP answers: by what the mail is addressed to. */
function provider(answers: Record<string, () => Response>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const { to } = JSON.parse(String(init?.body))
    return (answers[to[0]] ?? (() => Response.json({ id: 'p1' })))()
  })
}

/** The first PDF of an isolate takes its time. */
const patience = { timeout: 300_000 }

const http: typeof env = {
  ...env,
  MAIL_TRANSPORT: 'http',
  MAIL_FROM: 'mail@firmament.example',
  MAIL_HTTP_URL: 'https://provider.example/mail',
  MAIL_HTTP_TOKEN: 'key',
}

async function issuedInvoice() {
  await ensureDirectory(env)
  const testFirm = await TestFirm.open()
  const { id } = await testFirm.issued((await testFirm.customer()).id)
  return { testFirm, id, mails: () => mailsOf(testFirm, id) }
}

async function mailsOf(testFirm: TestFirm, id: string): Promise<OutboundMessage[]> {
  return (await testFirm.must<{ rows: OutboundMessage[] }>('GET', `/records/invoice/${id}/mails`))
    .rows
}

function send(testFirm: TestFirm, id: string, to: string, more = {}) {
  return testFirm.ask('POST', `/invoices/${id}/send`, { to, ...more })
}

test('without a transport the mail is kept, and its record says so', async () => {
  const { testFirm, id, mails } = await issuedInvoice()
  await send(testFirm, id, 'a@b.example', { cc: 'c@d.example, e@f.example' })
  await vi.waitFor(
    async () =>
      expect(await mails()).toMatchObject([
        { to: 'a@b.example', cc: ['c@d.example', 'e@f.example'], state: 'sent', isKept: true },
      ]),
    patience,
  )
  const bad = await send(testFirm, id, 'a@b.example', { cc: 'c@d.example, nobody' })
  expect(bad.body.data.fields).toEqual({
    cc: { key: 'invalidAddress', params: { address: 'nobody' } },
  })
})

test('a preview says what would leave, with the firm’s own words, and sends nothing', async () => {
  const { testFirm, id, mails } = await issuedInvoice()
  const preview = await testFirm.must<Record<string, string>>(
    'POST',
    `/invoices/${id}/mail-preview`,
    {
      to: 'a@b.example',
      message: 'Kurz.',
    },
  )
  expect(preview).toMatchObject({
    to: 'a@b.example',
    message: 'Kurz.',
    files: [expect.stringMatching(/pdf$/)],
  })
  expect(preview.subject).toMatch(/^Rechnung .* von Nord & Söhne GmbH$/)
  expect(preview.text).toMatch(/^Kurz\.\n\n.*https:\/\/firmament\.test\/i\/…/)
  expect(await mails()).toEqual([])
  const asReader = { role: 'readOnly' } as const
  const path = `/invoices/${id}/mail-preview`
  expect((await testFirm.ask('POST', path, {}, asReader)).status).toBe(403)
})

/** Queues a mail as `send` does and has it leave through a provider, before the alarm's own attempt. */
async function leave(testFirm: TestFirm, id: string, to: string, answer: () => Response) {
  const asked = provider({ [to]: answer })
  try {
    await runInDurableObject(testFirm.object, async (_, { storage }) => {
      const store = new Store(storage, nextJobAt)
      const [row] = store.reader.db.select().from(messageTable).all()
      const firm = { ...contextOf(testFirm), now: new Date('2100-01-01T00:00:00Z') }
      store.transact(firm, (writer) =>
        queueMail(writer, firm, {
          to,
          replyTo: 'firm@nord.example',
          subject: 'Rechnung',
          text: 'Guten Tag',
          language: 'de',
          attachments: [{ module: 'invoicing', id }],
          record: { kind: 'invoice', id },
          link: `invoices/${id}`,
        }),
      )
      expect(row).toBeUndefined()
      await runDueJobs({ store, env: http, clock: () => firm.now })
    })
    return asked.mock.calls.map(([, init]) => JSON.parse(String(init?.body)))
  } finally {
    asked.mockRestore()
  }
}

function contextOf({ firmId }: TestFirm): FirmContext {
  const actor = { userId: 'u', userName: 'Maria', role: 'owner', language: 'de' } as const
  const whole = { ...actor, isDemo: false, requestId: 'r' }
  return { firmId, actor: whole, now: new Date(), newId, idempotency: null }
}

test('through a provider a mail is sent with its PDF, HTML and the firm’s reply address', async () => {
  const { testFirm, id, mails } = await issuedInvoice()
  const [body] = await leave(testFirm, id, 'a@b.example', () => Response.json({ id: 'p1' }))
  expect(body).toMatchObject({
    from: '"Nord & Söhne GmbH" <mail@firmament.example>',
    to: ['a@b.example'],
    reply_to: '"Nord & Söhne GmbH" <firm@nord.example>',
    subject: 'Rechnung',
    html: expect.stringContaining('<p style="margin:0 0 16px">Guten Tag</p>'),
  })
  expect(Buffer.from(body.attachments[0].content, 'base64').toString('latin1')).toMatch(/^%PDF/)
  expect(await mails()).toMatchObject([{ state: 'sent', isKept: false }])
  // A server took it: whatever was said of an earlier attempt, it was sent now.
  expect(await testFirm.invoice(id)).toMatchObject({ state: 'sent', sentAt: expect.any(String) })
})

test('nothing leaves a firm whose owner has not shown that the address is theirs', async () => {
  const { testFirm, id, mails } = await issuedInvoice()
  await joinFirm(testFirm)
  const isOwner = eq(users.id, testFirm.userId)
  await directory(env).update(users).set({ isEmailVerified: false }).where(isOwner)
  const left = await leave(testFirm, id, 'a@b.example', () => Response.json({ id: 'p1' }))
  expect(left.map(({ to }) => to)).not.toContainEqual(['a@b.example'])
  const [failed] = await mails()
  expect(failed).toMatchObject({ state: 'failed', error: expect.stringContaining('not confirmed') })
})

test('a refused mail fails at once, says why on its record, and can be sent again', async () => {
  const { testFirm, id, mails } = await issuedInvoice()
  await runInDurableObject(testFirm.object, (_, { storage }) => {
    const context = contextOf(testFirm)
    new Store(storage, nextJobAt).transact(context, (writer) => markSent(writer, context, id))
  })
  await leave(testFirm, id, 'a@b.example', () => new Response('No such sender', { status: 422 }))
  const [failed] = await mails()
  expect(failed).toMatchObject({ state: 'failed', error: '422 No such sender' })
  // No server took it, so the invoice was not sent.
  expect(await testFirm.invoice(id)).toMatchObject({ state: 'finalised', sentAt: null })
  const path = `/records/invoice/${id}/mails/${failed?.id}/resend`
  expect((await testFirm.ask('POST', path, {}, { role: 'readOnly' })).status).toBe(403)
  await testFirm.must('POST', path, {})
  await vi.waitFor(async () => expect(await mails()).toMatchObject([{ state: 'sent' }]), patience)
  expect((await testFirm.ask('POST', path, {})).status).toBe(409)
})

test('a confirmation of an order that failed at first counts as sent once a server takes it', async () => {
  await ensureDirectory(env)
  const testFirm = await TestFirm.open()
  const { id: customerId } = await testFirm.customer()
  const { id } = await testFirm.must<SalesOrder>('POST', '/sales-orders', {
    ...{ customerId, issueDate: today, currency: 'EUR', language: 'de' },
    lines: [line({ unitPrice: '10' })],
  })
  await testFirm.must('POST', `/sales-orders/${id}/confirm`, {})
  const order = () => testFirm.must<SalesOrder>('GET', `/sales-orders/${id}`)
  const told = async (what: 'onMailKept' | 'onMailLeft') =>
    runInDurableObject(testFirm.object, (_, { storage }) => {
      const context = contextOf(testFirm)
      const acts = Object.assign({}, ...hooks(what))
      new Store(storage, nextJobAt).transact(context, (writer) => {
        acts.salesOrder(writer, context, id)
      })
    })
  await testFirm.must('POST', `/sales-orders/${id}/send`, { to: 'a@b.example' })
  await told('onMailKept')
  expect((await order()).sentAt).toBeNull()
  await told('onMailLeft')
  expect((await order()).sentAt).toEqual(expect.any(String))
})

test('an address that bounced gets no mail until a member allows it again', async () => {
  const { testFirm, id, mails } = await issuedInvoice()
  await leave(testFirm, id, 'a@b.example', () => Response.json({ id: 'p1' }))
  const [sent] = await mails()
  await runInDurableObject(testFirm.object, (_, { storage }) => {
    const context = contextOf(testFirm)
    new Store(storage, nextJobAt).transact(context, (writer) =>
      suppress(writer, context, 'A@b.example', '550 5.1.1 No such mailbox'),
    )
  })
  const refused = await send(testFirm, id, 'a@b.example')
  expect(refused.body.data.fields).toEqual({ to: { key: 'addressBounced' } })
  await testFirm.must('POST', `/records/invoice/${id}/mails/${sent?.id}/allow-address`, {})
  expect((await send(testFirm, id, 'a@b.example')).status).toBe(200)
})

test('the reader’s first look at the document shows on its mail', async () => {
  const { testFirm, id, mails } = await issuedInvoice()
  await leave(testFirm, id, 'a@b.example', () => Response.json({ id: 'p1' }))
  const { publicPath } = await testFirm.must<Invoice>('POST', `/invoices/${id}/public-link`, {})
  await testFirm.must('POST', `/public/documents/${publicPath?.replace('/i/', '')}/open`, {})
  expect(await mails()).toMatchObject([{ state: 'opened', openedAt: expect.any(String) }])
})

test('mail of a firm that the platform suspended waits, and what was planned has no rights', async () => {
  const { testFirm, id, mails } = await issuedInvoice()
  await joinFirm(testFirm)
  const { firmId, userId } = testFirm
  const suspend = (at: number | null) =>
    env.DIRECTORY.prepare('UPDATE firms SET suspended_at = ? WHERE id = ?').bind(at, firmId).run()
  expect(await findPresentRights(env, firmId, userId)).toMatchObject({ role: 'owner' })
  await suspend(1)
  await send(testFirm, id, 'a@b.example')
  const due = (minutes: number) =>
    runInDurableObject(testFirm.object, (_, { storage }) =>
      runDueJobs({
        store: new Store(storage, nextJobAt),
        env,
        clock: () => new Date(Date.now() + minutes * 60_000),
      }),
    )
  await due(1)
  expect(await mails()).toMatchObject([{ state: 'queued' }])
  expect(await findPresentRights(env, firmId, userId)).toBeUndefined()
  await suspend(null)
  await due(70)
  expect(await mails()).toMatchObject([{ state: 'sent' }])
})
