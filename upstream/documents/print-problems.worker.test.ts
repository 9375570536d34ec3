import { expect, test } from 'vitest'
import type { Invoice } from '#contract/selling/invoice.ts'
import { askFirm } from '../testing/ask-firm.ts'
import { documentInput, line, TestFirm, today } from '../testing/test-firm.ts'

test('what no font prints is refused before a document is final, at its field, and takes no number', async () => {
  const firm = await TestFirm.open()
  const { id: customerId } = await firm.customer()
  const { id: unknown } = await firm.customer({ name: 'Nile 𓀀' })
  for (const [customer, more, fields] of [
    [unknown, {}, { customerId: { key: 'unprintable', params: { letters: '𓀀' } } }],
    [
      customerId,
      { lines: [line(), line({ description: 'Tea 🫖' })] },
      { 'lines.1.description': { key: 'unprintable', params: { letters: '🫖' } } },
    ],
    [
      customerId,
      { notes: 'Thanks 🙂🙂' },
      { notes: { key: 'unprintable', params: { letters: '🙂' } } },
    ],
  ] as const) {
    const draft = await firm.must<Invoice>('POST', '/invoices', {
      ...documentInput(customer),
      ...more,
    })
    const refused = await firm.ask('POST', `/invoices/${draft.id}/finalise`, {})
    expect([refused.status, refused.body.data.fields]).toEqual([422, fields])
    const quote = { ...documentInput(customer), ...more, validUntil: today }
    const { id } = await firm.must<{ id: string }>('POST', '/quotes', quote)
    expect((await firm.ask('POST', `/quotes/${id}/issue`, {})).status).toBe(422)
  }
  const { number } = await firm.issued(customerId)
  expect(number).toMatch(/0*1$/)
})

test('an invoice to a customer with a name in Arabic is a PDF', async () => {
  const firm = await TestFirm.open()
  const { id } = await firm.issued((await firm.customer({ name: 'محمد علي' })).id)
  const pdf = await askFirm(firm, 'GET', `/invoices/${id}/pdf`)
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const bytes = new Uint8Array(await pdf.arrayBuffer())
  expect(new TextDecoder('latin1').decode(bytes)).toContain('NotoSansArabic')
})

test('an invoice in Chinese, Japanese and Korean is a PDF with the letters of each', async () => {
  const firm = await TestFirm.open()
  const { id: customerId } = await firm.customer({ name: '王小明' })
  const draft = await firm.must<Invoice>('POST', '/invoices', {
    ...documentInput(customerId),
    lines: [line({ description: 'お茶' })],
    notes: '감사합니다',
  })
  await firm.must('POST', `/invoices/${draft.id}/finalise`, {})
  const pdf = await askFirm(firm, 'GET', `/invoices/${draft.id}/pdf`)
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const text = new TextDecoder('latin1').decode(new Uint8Array(await pdf.arrayBuffer()))
  for (const script of ['SC', 'JP', 'KR']) expect(text).toContain(`NotoSans${script}`)
})
