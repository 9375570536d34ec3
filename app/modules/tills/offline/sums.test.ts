import { expect, test } from 'vitest'
import { offlineSums } from './sums.ts'
import { newTicketId } from './ticket-id.ts'
import type { OfflineItem } from './types.ts'

const item = (unitPrice: string, taxRate: string): OfflineItem => ({
  ...{ itemId: '', sku: '', name: '', unit: '', barcodes: [], picture: '' },
  ...{ unitPrice, taxRate, taxCode: `R${taxRate}` },
})

test('A cart on a device comes to what the firm makes of it, in coins where cash is rounded', () => {
  const lines = [
    { item: item('11.90', '19'), quantity: 2 },
    { item: item('5.35', '7'), quantity: 1 },
    { item: item('1', '0'), quantity: 1 },
  ]
  const sums = offlineSums(lines, { currency: 'EUR', priceMode: 'gross' })
  expect(sums).toMatchObject({ total: 3015, tax: 415, cashTotal: 3015, amounts: [2380, 535, 100] })
  const swiss = [{ item: item('7.83', '8.1'), quantity: 1 }]
  expect(offlineSums(swiss, { currency: 'CHF', priceMode: 'gross' }).cashTotal).toBe(785)
})

test('An id on a device sorts by its time and is one that the firm takes', () => {
  const id = newTicketId(Date.UTC(2026, 10, 26))
  expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
  expect(id < newTicketId(Date.UTC(2026, 10, 27))).toBe(true)
})
