import { expect, test } from 'vitest'
import type { Invoice } from '#contract/invoice.ts'
import type { PublicDocument } from '#contract/invoices.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { Desk } from '#upstream/testing/desk.ts'

async function shared(): Promise<{ desk: Desk; invoice: Invoice; token: string }> {
  const desk = await Desk.open()
  const { id } = await desk.issued((await desk.customer()).id, { internalNote: 'Pays late' })
  const invoice = await desk.must<Invoice>('POST', `/invoices/${id}/public-link`, {})
  return { desk, invoice, token: invoice.publicPath?.slice('/i/'.length) ?? '' }
}

function open(desk: Desk, token: string): Promise<Response> {
  return askFirm(desk, 'POST', `/public/documents/${token}/open`, { role: null, json: {} })
}

test('opening a public link shows the document and sets it viewed, once', async () => {
  const { desk, invoice, token } = await shared()
  expect(token).toMatch(/^[0-9A-Z]{84}$/)
  const response = await open(desk, token)
  const document = await response.json<PublicDocument>()
  expect(document).toMatchObject({ state: 'open', total: 11900, firmName: 'Nord & Söhne GmbH' })
  expect(JSON.stringify(document)).not.toContain('Pays late')
  await open(desk, token)
  const after = await desk.invoice(invoice.id)
  expect(after.state).toBe('viewed')
  expect(after.history.filter(({ kind }) => kind === 'viewed')).toHaveLength(1)
  const pdf = await askFirm(desk, 'GET', `/public/documents/${token}/pdf`, { role: null })
  expect(await pdf.text()).toMatch(/^%PDF-/)
})

test('every wrong link is answered alike', async () => {
  const { desk, invoice, token } = await shared()
  const other = await desk.issued((await desk.customer()).id)
  const stranger = await shared()
  const changed = token.slice(0, -1) + (token.endsWith('0') ? '1' : '0')
  const wrong = [
    changed,
    token.slice(0, 26) + other.id + token.slice(52),
    stranger.token,
    token.slice(0, 52),
    `${token.slice(0, 52)}none`,
    'x',
  ]
  const answers = []
  for (const each of wrong) {
    const response = await open(desk, each)
    answers.push(`${response.status} ${await response.text()}`)
  }
  expect(new Set(answers).size).toBe(1)
  expect(answers[0]).toMatch(/^404/)
  expect((await desk.invoice(invoice.id)).state).toBe('finalised')
})

test('a revoked link is dead, and a new one is another', async () => {
  const { desk, invoice, token } = await shared()
  const path = `/invoices/${invoice.id}/public-link`
  const revoked = await desk.must<Invoice>('DELETE', path)
  expect(revoked.publicPath).toBeNull()
  expect((await open(desk, token)).status).toBe(404)
  const again = await desk.must<Invoice>('POST', path, {})
  expect(again.publicPath).not.toBe(invoice.publicPath)
  expect((await open(desk, token)).status).toBe(404)
})

test('drafts are not shared, and a void document is not marked', async () => {
  const { desk, invoice, token } = await shared()
  const draft = await desk.draft((await desk.customer()).id)
  expect((await desk.ask('POST', `/invoices/${draft.id}/public-link`, {})).status).toBe(409)
  await desk.must('POST', `/invoices/${invoice.id}/void`, { reason: 'Wrong' })
  const document = await (await open(desk, token)).json<PublicDocument>()
  expect(document.state).toBe('void')
  expect((await desk.invoice(invoice.id)).state).toBe('void')
})
