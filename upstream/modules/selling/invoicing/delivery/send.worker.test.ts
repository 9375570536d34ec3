import { env, runInDurableObject } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import type { FirmJobPage } from '#contract/firm/jobs.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import { Store } from '#upstream/firm/store.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { ensureDirectory } from '#upstream/identity/directory.ts'
import { nextJobAt } from '#upstream/modules/firm/jobs/schedule.ts'
import { queueMail } from '#upstream/modules/firm/outbound/index.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

type Kept = { recipient: string; subject: string; text: string; attachments: string }

async function outboxOf({ firmId }: TestFirm): Promise<Kept[]> {
  const mail = env.DIRECTORY.prepare('select * from outbox where firm_id = ? order by id')
  return (await mail.bind(firmId).all<Kept>()).results
}

/** The one mail of a firm, once it is there. */
function onlyMailOf(testFirm: TestFirm): Promise<Kept | undefined> {
  return vi.waitFor(
    async () => {
      const kept = await outboxOf(testFirm)
      expect(kept).toHaveLength(1)
      return kept[0]
    },
    { timeout: 60_000 },
  )
}

test('sending queues a mail with PDF and link, and it leaves by itself', async () => {
  await ensureDirectory(env)
  const testFirm = await TestFirm.open()
  const customer = await testFirm.customer({ email: 'rechnung@dom.example', language: 'it' })
  const { id, number } = await testFirm.issued(customer.id, { language: 'it' })
  const sent = await testFirm.must<Invoice>('POST', `/invoices/${id}/send`, {})
  expect(sent).toMatchObject({ state: 'sent', publicPath: expect.stringMatching(/^\/i\//) })
  const history = await testFirm.history(id)
  expect(history).toContainEqual(
    expect.objectContaining({ action: 'send', detail: 'rechnung@dom.example' }),
  )
  const mail = await onlyMailOf(testFirm)
  expect(mail).toMatchObject({
    recipient: 'rechnung@dom.example',
    subject: `Fattura ${number} di Nord & Söhne GmbH`,
  })
  expect(mail?.text).toContain(`https://firmament.test${sent.publicPath}`)
  const [file] = JSON.parse(mail?.attachments ?? '[]')
  expect(file).toMatchObject({ name: `Fattura-${number}.pdf` })
  expect(file.size).toBeGreaterThan(5_000)
})

test('a mail that never leaves has sent nothing, and the history says so', async () => {
  await ensureDirectory(env)
  const testFirm = await TestFirm.open()
  const { id } = await testFirm.issued((await testFirm.customer({ email: 'a@b.example' })).id)
  await testFirm.must('POST', `/invoices/${id}/send`, {})
  await vi.waitFor(
    async () =>
      expect((await testFirm.history(id)).map(({ action }) => action)).toContain('keepMail'),
    { timeout: 60_000 },
  )
  expect(await testFirm.invoice(id)).toMatchObject({ state: 'finalised', sentAt: null })
})

test('the sender’s own words go out on one subject line', async () => {
  await ensureDirectory(env)
  const testFirm = await TestFirm.open()
  const { id } = await testFirm.issued((await testFirm.customer()).id)
  const words = { to: 'a@b.example', subject: 'Hallo\r\nBcc: x@y.example', message: 'Kurz.' }
  await testFirm.must('POST', `/invoices/${id}/send`, words)
  const mail = await onlyMailOf(testFirm)
  expect(mail?.subject).toBe('Hallo Bcc: x@y.example')
  expect(mail?.text).toMatch(/^Kurz\.\n\n/)
})

test('needs an address and a finalised document', async () => {
  const testFirm = await TestFirm.open()
  const customer = await testFirm.customer()
  const draft = await testFirm.draft(customer.id)
  const invoice = await testFirm.issued(customer.id)
  expect((await testFirm.ask('POST', `/invoices/${draft.id}/send`, {})).status).toBe(409)
  const { status, body } = await testFirm.ask('POST', `/invoices/${invoice.id}/send`, {})
  expect(status).toBe(422)
  expect(body.data.fields).toEqual({ to: { key: 'required' } })
  expect((await testFirm.invoice(invoice.id)).state).toBe('finalised')
})

test('a bad mail holds up no other', async () => {
  await ensureDirectory(env)
  const testFirm = await TestFirm.open()
  const invoice = await testFirm.issued((await testFirm.customer()).id)
  await runInDurableObject(testFirm.object, (_, { storage }) => {
    const store = new Store(storage, nextJobAt)
    const actor = { userId: 'u', userName: 'Maria', role: 'owner', language: 'de' } as const
    const whole = { ...actor, isDemo: false, requestId: 'r' }
    const context = {
      firmId: testFirm.firmId,
      actor: whole,
      now: new Date(),
      newId,
      idempotency: null,
    }
    const record = { kind: 'invoice', id: invoice.id }
    const words = {
      to: 'a@b.example',
      replyTo: '',
      subject: 's',
      text: 't',
      language: 'de',
    } as const
    const mail = { ...words, record, link: '' }
    store.transact(context, (writer) => {
      queueMail(writer, context, { ...mail, attachments: [{ module: 'invoicing', id: 'gone' }] })
      queueMail(writer, context, {
        ...mail,
        attachments: [{ module: 'invoicing', id: invoice.id }],
      })
    })
  })
  await vi.waitFor(async () => expect(await outboxOf(testFirm)).toHaveLength(1), {
    timeout: 60_000,
  })
  await vi.waitFor(async () => {
    const { rows } = await testFirm.must<FirmJobPage>('GET', '/jobs?state=waiting')
    const waiting = rows.filter(({ kind }) => kind === 'outbound.mail')
    expect(waiting).toMatchObject([{ attempts: 1, title: 'a@b.example: s' }])
  })
})
