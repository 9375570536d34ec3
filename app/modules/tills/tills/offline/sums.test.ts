import { expect, test } from 'vitest'
import { itemMeant, newTicketId, withItem } from './sale.ts'
import { offlineSums } from './sums.ts'
import type { OfflineItem } from './types.ts'

const item = (unitPrice: string, taxRate: string): OfflineItem => ({
  ...{ itemId: '', sku: '', name: '', unit: '', barcodes: [], packages: [], picture: '' },
  ...{ unitPrice, taxRate, taxCode: `R${taxRate}` },
})

test('A cart on a device comes to what the firm makes of it, in coins where cash is rounded', () => {
  const lines = [
    { item: item('11.90', '19'), quantity: 2, discount: '' },
    { item: item('5.35', '7'), quantity: 1, discount: '' },
    { item: item('1', '0'), quantity: 1, discount: '' },
  ]
  const sums = offlineSums({ lines, discount: '' }, { currency: 'EUR', priceMode: 'gross' })
  expect(sums).toMatchObject({ total: 3015, tax: 415, cashTotal: 3015, amounts: [2380, 535, 100] })
  const swiss = [{ item: item('7.83', '8.1'), quantity: 1, discount: '' }]
  expect(
    offlineSums({ lines: swiss, discount: '' }, { currency: 'CHF', priceMode: 'gross' }).cashTotal,
  ).toBe(785)
})

test('An id on a device sorts by its time and is one that the firm takes', () => {
  const id = newTicketId(Date.UTC(2026, 10, 26))
  expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
  expect(id < newTicketId(Date.UTC(2026, 10, 27))).toBe(true)
})

test('Discounts on a line and on all of it are taken off on the device as the firm does', () => {
  // 2 × 11.90 less 10 % is 21.42; with 5.35 it is 26.77, less 5 % (1.34) 25.43.
  const lines = [
    { item: item('11.90', '19'), quantity: 2, discount: '10' },
    { item: item('5.35', '7'), quantity: 1, discount: '' },
  ]
  const sums = offlineSums({ lines, discount: '5' }, { currency: 'EUR', priceMode: 'gross' })
  expect(sums).toMatchObject({ total: 2543, discountTotal: 372, amounts: [2142, 535] })
})

test('The barcode of a box on a device means as many as are in it, also of what is sold by weight', () => {
  const bottle = { ...item('1.19', '19'), itemId: 'B', sku: 'BOX', barcodes: ['4006381333931'] }
  const packages = [
    { barcode: '4012345678901', unit: 'box', size: '24' },
    { barcode: '4012345678918', unit: 'sample', size: '0.1' },
  ]
  const items = [
    { ...bottle, packages },
    { ...item('2', '19'), itemId: 'C', sku: '4012345678901' },
  ]
  expect(itemMeant(items, '4006381333931')).toMatchObject({ item: { itemId: 'B' }, times: 1 })
  expect(itemMeant(items, ' 4012345678901 ')).toMatchObject({ item: { itemId: 'B' }, times: 24 })
  const [first] = items
  if (!first) throw new Error('No item')
  const three = [1, 2, 3].reduce((lines) => withItem(lines, first, 0.1), withItem([], first, 0))
  expect(three.map(({ quantity }) => quantity)).toEqual([0.3])
})
