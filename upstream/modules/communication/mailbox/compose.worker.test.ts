import { env, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import type { LetterTemplate } from '#contract/communication/mail-letter-templates.ts'
import type { Mailbox, MailDraft, MailRow, MailThread } from '#contract/communication/mailbox.ts'
import type { TestFirm } from '#upstream/testing/test-firm.ts'
import { newId } from '../../../firm/ulid.ts'
import { openBoxes } from './open-boxes.fixture.ts'

let firm: TestFirm
let own: Mailbox
let shared: Mailbox

beforeAll(async () => {
  ;({ firm, own, shared } = await openBoxes())
})

async function send(id: string): Promise<void> {
  await firm.must('POST', `/mail/drafts/${id}/send`, {})
  await runInDurableObject(firm.object, async (_, { storage }) => {
    const past = '2026-01-01T00:00:00.000Z'
    storage.sql.exec("update job set run_at = ? where kind = 'mailbox.send'", past)
    await storage.setAlarm(Date.now())
  })
  await runDurableObjectAlarm(firm.object)
  await runDurableObjectAlarm(firm.object)
}

test('a draft begun at an invoice is addressed, has its PDF, and only for who may see the invoice', async () => {
  const customer = await firm.customer()
  const invoice = await firm.issued(customer.id)
  const about = { kind: 'invoice', id: invoice.id }
  const input = { mailboxId: shared.id, about }
  const draft = await firm.must<MailDraft>('POST', '/mail/drafts', input)
  expect(draft.subject).toContain(invoice.number)
  expect(draft.about).toEqual(about)
  expect(draft.files.map(({ type }) => type)).toEqual(['application/pdf'])
  const second = await firm.must<MailDraft>('POST', '/mail/drafts', { mailboxId: own.id })
  const path = `/mail/drafts/${second.id}/records`
  expect((await firm.must<MailDraft>('POST', path, { record: about })).files).toHaveLength(1)
  const stranger = { role: 'employee', userId: newId() }
  const refused = await firm.ask('POST', '/mail/drafts', input, stranger)
  expect([403, 404]).toContain(refused.status)
  const unknown = { record: { kind: 'invoice', id: newId() } }
  expect((await firm.ask('POST', path, unknown)).status).toBe(404)
})

test('a template speaks the language of the reader, and refuses fields that nothing fills in', async () => {
  const path = `/mail/boxes/${shared.id}/templates`
  const wrong = { name: 'Hello', language: 'en', text: 'Dear {nmae}' }
  expect((await firm.ask('POST', path, wrong)).body.data.fields.text?.key).toBe(
    'unknownPlaceholder',
  )
  const texts = { en: 'Dear {name}, from {firm}', de: 'Guten Tag {name}, Ihre {firm}' }
  for (const [language, text] of Object.entries(texts)) {
    await firm.must<LetterTemplate>('POST', path, { name: 'Hello', language, text })
  }
  const again = await firm.ask('POST', path, { name: 'Hello', language: 'de', text: 'x' })
  expect(again.body.data.fields.name?.key).toBe('nameTaken')
  const customer = await firm.customer({ language: 'de', email: 'anna@berg.example' })
  const to = 'Anna <anna@berg.example>'
  const begun = { mailboxId: shared.id, to, text: 'Bis bald' }
  const draft = await firm.must<MailDraft>('POST', '/mail/drafts', begun)
  const use = { name: 'Hello' }
  const filled = await firm.must<MailDraft>('POST', `/mail/drafts/${draft.id}/template`, use)
  expect(filled.text).toMatch(/^Guten Tag .+, Ihre .+\n\nBis bald/s)
  expect(filled.text).not.toContain('{')
  expect(customer.id).toBeTruthy()
})

test('rich text leaves as HTML with its plain words beside it, and runs nothing', async () => {
  const text =
    '**Hello** <script>x()</script> [a](javascript:x()) ![p](https://spy.example/p.gif)\n\n- one\n- two'
  const draft = await firm.must<MailDraft>('POST', '/mail/drafts', { mailboxId: own.id })
  await firm.must('PUT', `/mail/drafts/${draft.id}`, {
    to: `${shared.address}, out@there.example`,
    subject: 'Rich',
    text,
    isRich: true,
  })
  await send(draft.id)
  const query = `mailboxId=${own.id}&folder=sent`
  const { rows } = await firm.must<{ rows: MailRow[] }>('GET', `/mail/threads?${query}`)
  const thread = await firm.must<MailThread>('GET', `/mail/threads/${rows[0]?.threadId}`)
  const sent = thread.mails.at(-1)
  const { html } = await firm.must<{ html: string }>('GET', `/mail/mails/${sent?.id}/html`)
  expect(html).toContain('<strong>Hello</strong>')
  expect(html).toContain('<li>one</li>')
  expect(html).not.toMatch(/<script|<img|href="javascript/)
  const kept = await env.DIRECTORY.prepare('select text from outbox where recipient = ?')
    .bind('out@there.example')
    .first<{ text: string }>()
  expect(kept?.text).toContain('Hello <script>x()</script>')
  expect(kept?.text).toContain('- one\n- two')
})
