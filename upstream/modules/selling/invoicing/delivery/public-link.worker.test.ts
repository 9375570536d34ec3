import { expect, test } from 'vitest'
import type { Invoice } from '#contract/selling/invoice.ts'
import type { PublicDocument } from '#contract/selling/public-documents.ts'
import { findByToken } from '#upstream/documents/delivery/public-token.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

type Shared = { testFirm: TestFirm; invoice: Invoice; token: string }

async function shared(customer: object = {}): Promise<Shared> {
  const testFirm = await TestFirm.open()
  const { id } = await testFirm.issued((await testFirm.customer({ ...customer })).id, {
    internalNote: 'Pays late',
  })
  const invoice = await testFirm.must<Invoice>('POST', `/invoices/${id}/public-link`, {})
  return { testFirm, invoice, token: invoice.publicPath?.slice('/i/'.length) ?? '' }
}

function open(testFirm: TestFirm, token: string): Promise<Response> {
  return askFirm(testFirm, 'POST', `/public/documents/${token}/open`, { role: null, json: {} })
}

test('opening a public link shows the document and sets it viewed, once', async () => {
  const { testFirm, invoice, token } = await shared()
  expect(token).toMatch(/^[0-9A-Z]{36}$/)
  const response = await open(testFirm, token)
  const document = await response.json<PublicDocument>()
  expect(document).toMatchObject({ state: 'open', total: 11900, firmName: 'Nord & Söhne GmbH' })
  expect(JSON.stringify(document)).not.toContain('Pays late')
  await open(testFirm, token)
  const after = await testFirm.invoice(invoice.id)
  expect(after.state).toBe('viewed')
  const history = await testFirm.history(invoice.id)
  expect(history.filter(({ action }) => action === 'view')).toHaveLength(1)
  const pdf = await askFirm(testFirm, 'GET', `/public/documents/${token}/pdf`, { role: null })
  expect(await pdf.text()).toMatch(/^%PDF-/)
})

test('a look of the firm itself is none of the customer', async () => {
  const { testFirm, invoice, token } = await shared()
  const own = { role: null, json: { isOwn: true } } as const
  const response = await askFirm(testFirm, 'POST', `/public/documents/${token}/open`, own)
  const document = await response.json<PublicDocument>()
  expect(document).toMatchObject({ state: 'open', timeZone: 'Europe/Berlin' })
  expect((await testFirm.invoice(invoice.id)).state).toBe('finalised')
  const history = await testFirm.history(invoice.id)
  expect(history.map(({ action }) => action)).not.toContain('view')
})

test('every wrong link is answered alike', async () => {
  const { testFirm, invoice, token } = await shared()
  const other = await testFirm.issued((await testFirm.customer()).id)
  const stranger = await shared()
  const changed = token.slice(0, -1) + (token.endsWith('0') ? '1' : '0')
  const wrong = [
    changed,
    other.id.slice(-10) + token.slice(10),
    stranger.token,
    token.slice(0, 10),
    `${token.slice(0, 10)}none`,
    'x',
  ]
  const answers = []
  for (const each of wrong) {
    const response = await open(testFirm, each)
    answers.push(`${response.status} ${await response.text()}`)
  }
  expect(new Set(answers).size).toBe(1)
  expect(answers[0]).toMatch(/^404/)
  expect((await testFirm.invoice(invoice.id)).state).toBe('finalised')
})

test('a revoked link is dead, and a new one is another', async () => {
  const { testFirm, invoice, token } = await shared()
  const path = `/invoices/${invoice.id}/public-link`
  const revoked = await testFirm.must<Invoice>('DELETE', path)
  expect(revoked.publicPath).toBeNull()
  expect((await open(testFirm, token)).status).toBe(404)
  const again = await testFirm.must<Invoice>('POST', path, {})
  expect(again.publicPath).not.toBe(invoice.publicPath)
  expect((await open(testFirm, token)).status).toBe(404)
})

test('drafts are not shared, and a void document is not marked', async () => {
  const { testFirm, invoice, token } = await shared()
  const draft = await testFirm.draft((await testFirm.customer()).id)
  expect((await testFirm.ask('POST', `/invoices/${draft.id}/public-link`, {})).status).toBe(409)
  await testFirm.must('POST', `/invoices/${invoice.id}/void`, { reason: 'Wrong' })
  const document = await (await open(testFirm, token)).json<PublicDocument>()
  expect(document.state).toBe('void')
  expect((await testFirm.invoice(invoice.id)).state).toBe('void')
})

test('a link leads to its document up to its last day', async () => {
  const { testFirm, invoice } = await shared()
  const path = `/invoices/${invoice.id}/public-link`
  const past = await testFirm.ask('POST', path, { until: '2020-01-31' })
  expect(past.status).toBe(422)
  expect(past.body.data.fields).toMatchObject({ until: { key: 'validInPast' } })
  const kept = await testFirm.must<Invoice>('POST', path, { until: '2099-12-31' })
  expect(kept).toMatchObject({ publicPath: invoice.publicPath, publicUntil: '2099-12-31' })
  const row = { publicSecret: 'S'.repeat(20), publicUntil: '2026-11-30' }
  const at = `${testFirm.firmId.slice(-10)}${row.publicSecret}`
  const on = (today: string) => findByToken(testFirm.firmId, at, today, () => row)
  expect(on('2026-11-30')).toBe(row)
  expect(on('2026-12-01')).toBeUndefined()
})

function asksOf(testFirm: TestFirm, token: string) {
  const path = `/public/documents/${token}/questions`
  return (json: object) => askFirm(testFirm, 'POST', path, { role: null, json })
}

async function mailsOf(testFirm: TestFirm, { id }: Invoice): Promise<string> {
  return JSON.stringify(await testFirm.must('GET', `/records/invoice/${id}/mails`))
}

const question = { name: 'Ann Berg', email: 'ann@buyer.example', text: 'Why?', line: 1 }

test('a customer asks, disputes, and is answered by mail and on the page', async () => {
  const { testFirm, invoice, token } = await shared({ email: 'office@buyer.example' })
  const asks = asksOf(testFirm, token)
  expect((await asks({ name: 'Ann', email: 'no address', text: 'Why?' })).status).toBe(422)
  const page = await (await asks({ ...question, isDispute: true })).json<PublicDocument>()
  expect(page).toMatchObject({ isDisputed: true, questions: [{ by: 'Ann Berg', isOurs: false }] })
  expect(page.questions[0]?.text).toMatch(/^1\. .+: Why\?$/)
  expect(JSON.stringify(page)).not.toContain('ann@buyer.example')
  const disputed = await testFirm.invoice(invoice.id)
  expect(disputed).toMatchObject({ isDisputed: true, questions: [{ email: question.email }] })

  const reply = { text: 'As agreed on the phone.', endsDispute: true }
  const at = `/invoices/${invoice.id}/answers`
  expect((await testFirm.ask('POST', at, reply, { role: 'readOnly' })).status).toBe(403)
  const answered = await testFirm.must<Invoice>('POST', at, reply)
  expect(answered).toMatchObject({ isDisputed: false, questions: [{}, { isOurs: true }] })
  const { comments } = await testFirm.panels('invoice', invoice.id)
  expect(comments).toMatchObject([{ isPublic: true, isOwn: false }, { isPublic: true }])
  // Anybody who has the link may have asked: the mail goes to the customer by default.
  expect(await mailsOf(testFirm, invoice)).toContain('office@buyer.example')
  expect(await mailsOf(testFirm, invoice)).not.toContain('ann@buyer.example')

  const [asked, ours] = answered.questions
  await testFirm.must('POST', at, { text: 'To Ann.', questionId: asked?.id })
  expect(await mailsOf(testFirm, invoice)).toContain('ann@buyer.example')
  const wrong = await testFirm.ask('POST', at, { text: 'x', questionId: ours?.id })
  expect(wrong.status).toBe(404)
})

test('who has the link asks ten times a day; the firm answers and ends a dispute always', async () => {
  const { testFirm, invoice, token } = await shared()
  const asks = asksOf(testFirm, token)
  const path = `/invoices/${invoice.id}`
  for (let count = 1; count <= 100; count++) {
    await testFirm.must('POST', `${path}/answers`, { text: `Answer ${count}` })
  }
  for (let count = 1; count <= 10; count++) {
    expect((await asks({ ...question, isDispute: true })).status).toBe(200)
  }
  const refused = await asks(question)
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({
    data: { fields: { text: { key: 'tooManyQuestionsToday' } } },
  })
  await testFirm.must('POST', `${path}/answers`, { text: 'Enough' })
  const asReader = { role: 'readOnly' } as const
  const forbidden = await testFirm.ask('DELETE', `${path}/dispute`, undefined, asReader)
  expect(forbidden.status).toBe(403)
  expect(await testFirm.must('DELETE', `${path}/dispute`)).toMatchObject({ isDisputed: false })
})
