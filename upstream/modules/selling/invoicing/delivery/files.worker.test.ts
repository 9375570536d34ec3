import { expect, test } from 'vitest'
import type { PaperView } from '#contract/core/paper.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

async function bytesOf(response: Response): Promise<string> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  return String.fromCharCode(...bytes.slice(0, 4))
}

test('a document as paper and as PDF', async () => {
  const testFirm = await TestFirm.open({ bankAccount: { iban: 'DE89370400440532013000' } })
  const invoice = await testFirm.issued((await testFirm.customer()).id)
  const paper = await testFirm.must<PaperView>('GET', `/invoices/${invoice.id}/paper`)
  expect(paper).toMatchObject({ title: 'Rechnung', number: invoice.number, isDraft: false })
  expect(paper.foot.paymentCode).toContain(`EUR119.00\n\n\n${invoice.number}`)
  const pdf = await askFirm(testFirm, 'GET', `/invoices/${invoice.id}/pdf`)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  expect(pdf.headers.get('content-disposition')).toContain(`Rechnung-${invoice.number}.pdf`)
  expect(await bytesOf(pdf)).toBe('%PDF')
})

test('many documents in one archive, and another firm’s in none', async () => {
  const [testFirm, stranger] = [await TestFirm.open(), await TestFirm.open()]
  const { id: customerId } = await testFirm.customer()
  const ids = [(await testFirm.issued(customerId)).id, (await testFirm.draft(customerId)).id]
  const archive = await askFirm(testFirm, 'POST', '/invoices/pdf-archive', {
    json: { ids },
    language: 'de',
  })
  expect(archive.headers.get('content-disposition')).toMatch(
    /^attachment; filename="Rechnungen.zip"/,
  )
  expect(await bytesOf(archive)).toBe('PK\u0003\u0004')
  const other = await askFirm(stranger, 'POST', '/invoices/pdf-archive', { json: { ids } })
  expect(other.status).toBe(404)
})

test('the list as CSV and XLSX, in the caller’s language', async () => {
  const testFirm = await TestFirm.open()
  const evil = await testFirm.customer({ name: '=HYPERLINK("http://evil.example")' })
  const invoice = await testFirm.issued(evil.id)
  const csv = await askFirm(testFirm, 'GET', '/invoices/export?format=csv', { language: 'en' })
  expect(csv.headers.get('content-type')).toMatch(/^text\/csv/)
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await csv.arrayBuffer())
  expect(text.charCodeAt(0)).toBe(0xfeff)
  const [head, row] = text.slice(1).split('\r\n')
  expect(head).toMatch(/^Number,Kind,Status,Customer/)
  expect(row).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(head).toMatch(
    /,Rate,"Net, EUR","Tax, EUR","Total, EUR","Deposits deducted, EUR",Tax 19%,Tax 7%/,
  )
  expect(row).toMatch(
    /,EUR,100\.00,19\.00,119\.00,(0\.00,){6}119\.00,1,100\.00,19\.00,119\.00,0\.00,19\.00,0\.00/,
  )
  await testFirm.draft(evil.id)
  const drafts = await askFirm(testFirm, 'GET', '/invoices/export?format=csv&tab=draft')
  expect(await drafts.text()).toContain(';1;100,00;19,00;119,00;')
  await testFirm.must('POST', `/invoices/${invoice.id}/credit-note`, {})
  const note = await askFirm(testFirm, 'GET', '/invoices/export?format=csv&tab=creditNote')
  expect(await note.text()).toContain(';EUR;-100,00;-19,00;-119,00;')
  const path = `/invoices/export?format=xlsx&ids=${invoice.id}`
  expect(await bytesOf(await askFirm(testFirm, 'GET', path))).toBe('PK\u0003\u0004')
  expect((await askFirm(testFirm, 'GET', path, { role: 'sales' })).status).toBe(403)
})
