import { env } from 'cloudflare:test'
import { beforeAll, expect, test, vi } from 'vitest'
import { languages } from '#contract/core/fields.ts'
import type { OutboundMessage, RecordMails } from '#contract/firm/mails.ts'
import { ensureDirectory } from '#upstream/identity/directory.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { allMailKinds } from './kinds.ts'

const patience = { timeout: 300_000 }
let testFirm: TestFirm
let customerId: string
let paymentId: string
let quoteId: string

beforeAll(async () => {
  await ensureDirectory(env)
  testFirm = await TestFirm.open()
  const customer = await testFirm.customer({ email: 'praxis@dom.example', contactName: 'Dr. Ast' })
  customerId = customer.id
  const issued = await testFirm.issued(customerId)
  const { id } = await testFirm.must<{ id: string }>('POST', '/payments', {
    customerId,
    date: issued.issueDate,
    currency: 'EUR',
    amount: 100,
    allocations: [{ invoiceId: issued.id, amount: 100 }],
  })
  paymentId = id
  const { paymentTermsDays: _, ...input } = { ...issued, paymentTermsDays: 0 }
  const quote = await testFirm.must<{ id: string }>('POST', '/quotes', {
    customerId,
    currency: 'EUR',
    language: 'de',
    issueDate: input.issueDate,
    validUntil: '2099-12-31',
    lines: [line],
  })
  quoteId = quote.id
})

const line = {
  description: 'Beratung',
  quantity: '1',
  unit: 'h',
  unitPrice: '90',
  taxCode: 'DE-S19',
}

function mailsOf(kind: string, id: string): Promise<RecordMails> {
  return testFirm.must('GET', `/records/${kind}/${id}/mails`)
}

test('a record of any kind is sent with words filled in, and shows what became of it', async () => {
  const before = await mailsOf('payment', paymentId)
  expect(before).toMatchObject({ rows: [], ways: ['paymentReceipt'], canSend: true })
  const path = `/mails/paymentReceipt/${paymentId}`
  const preview = await testFirm.must<Record<string, string>>('POST', `${path}/preview`, {})
  expect(preview).toMatchObject({ to: 'praxis@dom.example', recordKind: 'payment', files: [] })
  expect(preview.text).toMatch(/^Guten Tag Dr\. Ast,\n\nvielen Dank\. Ihre Zahlung über 1,00\s€/)
  expect(preview.text).toMatch(/Nord & Söhne GmbH\n$/)
  const input = { subject: 'Danke {firm}', message: 'Danke.\nBis bald' }
  const sent = await testFirm.must<OutboundMessage>('POST', path, input)
  expect(sent).toMatchObject({ to: 'praxis@dom.example', subject: 'Danke {firm}', state: 'queued' })
  await vi.waitFor(async () => {
    const { rows } = await mailsOf('payment', paymentId)
    expect(rows).toMatchObject([{ id: sent.id, state: 'sent', isKept: true }])
  }, patience)
  const { history } = await testFirm.must<{ history: object[] }>(
    'GET',
    `/records/payment/${paymentId}`,
  )
  const detail = 'praxis@dom.example'
  expect(history).toMatchObject([{ action: 'keepMail', detail }, { action: 'send', detail }, {}])
})

test('what cannot be sent now is refused, and nothing is offered', async () => {
  expect((await mailsOf('quote', quoteId)).ways).toEqual([])
  const draft = await testFirm.ask('POST', `/mails/quote/${quoteId}`, {})
  expect([draft.status, draft.body.data.detail]).toEqual([409, { reason: 'notFinalised' }])
  const issued = await testFirm.issued(customerId)
  const asNote = await testFirm.ask('POST', `/mails/creditNote/${issued.id}`, {})
  expect([asNote.status, asNote.body.data.detail]).toEqual([409, { reason: 'mailDoesNotFit' }])
  expect((await testFirm.ask('POST', `/mails/nothing/${issued.id}`, {})).status).toBe(404)
  expect((await mailsOf('invoice', issued.id)).rows).toEqual([])
})

test('who may see a record but not send it is refused; who may not see it finds none', async () => {
  const issued = await testFirm.issued(customerId)
  for (const [role, status] of [
    ['readOnly', 403],
    ['crm', 404],
  ] as const) {
    const refused = await testFirm.ask('POST', `/mails/invoice/${issued.id}`, {}, { role })
    expect([role, refused.status]).toEqual([role, status])
  }
  const read = { role: 'readOnly' } as const
  const path = `/records/invoice/${issued.id}/mails`
  expect(await testFirm.must('GET', path, undefined, read)).toMatchObject({
    ways: [],
    canSend: false,
  })
})

test('a mail cannot be headed by lines of the sender’s choosing', async () => {
  const subject = 'Danke\r\nBcc: all@evil.example'
  const sent = await testFirm.ask<OutboundMessage>('POST', `/mails/paymentReceipt/${paymentId}`, {
    subject,
  })
  expect(sent.body.subject ?? '').not.toMatch(/[\r\n]/)
  const to = { to: 'a@b.example\r\nBcc: c@d.example' }
  expect((await testFirm.ask('POST', `/mails/paymentReceipt/${paymentId}`, to)).status).toBe(422)
})

test.each([...allMailKinds()])('%s has its words and examples in every language', (_, kind) => {
  const known = [...kind.placeholders, 'firm'].sort()
  expect(Object.keys(kind.examples).sort()).toEqual([...kind.placeholders].sort())
  for (const language of languages) {
    const { subject, message } = kind.texts[language]
    const used = `${subject}${message}`.match(/(?<=\{)\w+(?=\})/g) ?? []
    expect(known).toEqual(expect.arrayContaining(used))
  }
})
