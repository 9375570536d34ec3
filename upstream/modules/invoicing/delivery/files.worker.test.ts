import { expect, test } from 'vitest'
import type { Attachment, Invoice } from '#contract/invoice.ts'
import type { PaperView } from '#contract/paper.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { Desk } from '#upstream/testing/desk.ts'

async function bytesOf(response: Response): Promise<string> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  return String.fromCharCode(...bytes.slice(0, 4))
}

test('a document as paper and as PDF', async () => {
  const desk = await Desk.open({ bankAccount: { iban: 'DE89370400440532013000' } })
  const invoice = await desk.issued((await desk.customer()).id)
  const paper = await desk.must<PaperView>('GET', `/invoices/${invoice.id}/paper`)
  expect(paper).toMatchObject({ title: 'Rechnung', number: invoice.number, isDraft: false })
  expect(paper.foot.paymentCode).toContain(`EUR119.00\n\n\n${invoice.number}`)
  const pdf = await askFirm(desk, 'GET', `/invoices/${invoice.id}/pdf`)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  expect(pdf.headers.get('content-disposition')).toContain(`invoice-${invoice.number}.pdf`)
  expect(await bytesOf(pdf)).toBe('%PDF')
})

test('many documents in one archive, and another firm’s in none', async () => {
  const [desk, stranger] = [await Desk.open(), await Desk.open()]
  const { id: customerId } = await desk.customer()
  const ids = [(await desk.issued(customerId)).id, (await desk.draft(customerId)).id]
  const archive = await askFirm(desk, 'POST', '/invoices/pdf-archive', { json: { ids } })
  expect(archive.headers.get('content-disposition')).toMatch(/^attachment; filename="invoices.zip"/)
  expect(await bytesOf(archive)).toBe('PK\u0003\u0004')
  const other = await askFirm(stranger, 'POST', '/invoices/pdf-archive', { json: { ids } })
  expect(other.status).toBe(404)
})

test('the list as CSV and XLSX, in the caller’s language', async () => {
  const desk = await Desk.open()
  const evil = await desk.customer({ name: '=HYPERLINK("http://evil.example")' })
  const invoice = await desk.issued(evil.id)
  const csv = await askFirm(desk, 'GET', '/invoices/export?format=csv', { language: 'en' })
  expect(csv.headers.get('content-type')).toMatch(/^text\/csv/)
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await csv.arrayBuffer())
  expect(text.charCodeAt(0)).toBe(0xfeff)
  const [head, row] = text.slice(1).split('\r\n')
  expect(head).toMatch(/^Number,Kind,Status,Customer/)
  expect(row).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(row).toMatch(/,EUR,100\.00,19\.00,119\.00,0\.00,0\.00,119\.00$/)
  const path = `/invoices/export?format=xlsx&ids=${invoice.id}`
  expect(await bytesOf(await askFirm(desk, 'GET', path))).toBe('PK\u0003\u0004')
  expect((await askFirm(desk, 'GET', path, { role: 'sales' })).status).toBe(403)
})

function upload(name: string, bytes: Uint8Array<ArrayBuffer>, type = 'text/html'): FormData {
  const form = new FormData()
  form.set('file', new File([bytes], name, { type }))
  return form
}

test('attachments are kept as what they are and always downloaded', async () => {
  const desk = await Desk.open()
  const { id } = await desk.draft((await desk.customer()).id)
  const path = `/invoices/${id}/attachments`
  const html = new TextEncoder().encode('<script>alert(1)</script>')
  const form = upload('../../a"\u202e.html', html)
  const kept = await (await askFirm(desk, 'POST', path, { form })).json<Attachment>()
  expect(kept).toMatchObject({ name: 'a_.html', type: 'application/octet-stream', size: 25 })
  const file = await askFirm(desk, 'GET', `${path}/${kept.id}`)
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="a_\.html"/)
  expect(file.headers.get('content-type')).toBe('application/octet-stream')
  expect(await file.text()).toBe('<script>alert(1)</script>')
  expect((await desk.must<Invoice>('GET', `/invoices/${id}`)).attachments).toHaveLength(1)
  const stranger = await Desk.open()
  expect((await askFirm(stranger, 'GET', `${path}/${kept.id}`)).status).toBe(404)
  await desk.must('DELETE', `${path}/${kept.id}`)
  expect((await askFirm(desk, 'GET', `${path}/${kept.id}`)).status).toBe(404)
})

test('files that are empty, too large or too many are refused', async () => {
  const desk = await Desk.open()
  const { id } = await desk.draft((await desk.customer()).id)
  const path = `/invoices/${id}/attachments`
  const add = async (size: number) => {
    const form = upload('x.pdf', new Uint8Array(size))
    return (await askFirm(desk, 'POST', path, { form })).status
  }
  expect(await add(0)).toBe(422)
  expect(await add(10 * 1024 * 1024 + 1)).toBe(422)
  for (let count = 0; count < 20; count++) expect(await add(1)).toBe(201)
  expect(await add(1)).toBe(422)
})
