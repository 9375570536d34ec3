import { expect, test } from 'vitest'
import type { Invoice } from '#contract/selling/invoice.ts'
import { askFirm } from '../testing/ask-firm.ts'
import { documentInput, line, TestFirm, today } from '../testing/test-firm.ts'

test('what no font prints is refused before a document is final, at its field, and takes no number', async () => {
  const firm = await TestFirm.open()
  const { id: customerId } = await firm.customer()
  const { id: chinese } = await firm.customer({ name: '王小明' })
  for (const [customer, more, fields] of [
    [chinese, {}, { customerId: { key: 'unprintable', params: { letters: '王 小 明' } } }],
    [
      customerId,
      { lines: [line(), line({ description: 'Tee 茶' })] },
      { 'lines.1.description': { key: 'unprintable', params: { letters: '茶' } } },
    ],
    [
      customerId,
      { notes: '감사' },
      { notes: { key: 'unprintable', params: { letters: '감 사' } } },
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
