import { expect, test } from 'vitest'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { readPages } from '../../../../documents/pdf/fixtures/read-pdf.ts'

test('a PDF says what the page says, upright or lying as wide as the table is', async () => {
  const firm = await TestFirm.open()
  const { id } = await firm.customer()
  await firm.issued(id, { issueDate: '2026-03-10', supplyDate: '2026-03-10' })
  for (const [split, box] of [
    ['none', '[0 0 595.28 841.89]'],
    ['month', '[0 0 841.89 595.28]'],
  ]) {
    const path = `/reports/profit-and-loss/file?period=custom&from=2026-01-01&to=2026-12-31&split=${split}&format=pdf`
    const file = await askFirm(firm, 'GET', path)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    const bytes = new Uint8Array(await file.arrayBuffer())
    expect(Buffer.from(bytes).toString('latin1')).toContain(`/MediaBox ${box}`)
    const [page = ''] = readPages(bytes)
    for (const words of ['Gewinn- und Verlustrechnung', '8400', '100,00', 'Rohertrag']) {
      expect(page).toContain(words)
    }
  }
})
