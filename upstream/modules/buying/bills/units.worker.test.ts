import { expect, test } from 'vitest'
import type { Bill, BillChoices } from '#contract/buying/bills.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

test('a line has its own unit, else that of the item it names', async () => {
  const firm = await TestFirm.open()
  const item = { name: 'Oak board', unit: 'm²', unitPrice: '30', taxCode: 'DE-S19' }
  await firm.must('POST', '/items', item)
  const line = { description: 'Oak board', unitPrice: '100', account: '3400', taxCode: 'DE-S19' }
  const { lines } = await firm.must<Bill>('POST', '/bills', {
    supplierName: 'Holz Elbe',
    date: '2026-03-02',
    currency: 'EUR',
    lines: [line, { ...line, unit: 'pallet' }, { ...line, description: 'Sawing' }],
  })
  expect(lines.map(({ unit }) => unit)).toEqual(['m²', 'pallet', ''])
  const { items } = await firm.must<BillChoices>('GET', '/bill-choices')
  expect(items).toContain('Oak board')
})
