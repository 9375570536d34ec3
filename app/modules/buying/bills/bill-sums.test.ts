import { expect, test } from 'vitest'
import { billSums, type TypedLine } from './bill-sums.ts'

const rates = [
  { code: 'DE-S19', name: '19 %', charged: '19' },
  { code: 'DE-S7', name: '7 %', charged: '7' },
  { code: 'DE-RC19', name: 'Reverse charge', charged: '0' },
]
const line = (unitPrice: string, more: Partial<TypedLine> = {}): TypedLine => ({
  quantity: '',
  unitPrice,
  taxCode: 'DE-S19',
  tax: '',
  ...more,
})
function sums(lines: TypedLine[], more = {}) {
  const bill = { currency: 'EUR', priceMode: 'net', total: '', lines, ...more }
  return billSums(bill, { rates, usual: 'DE-S19', locale: 'de' })
}

test('two rates are added up apart, in the numbers of the language', () => {
  const found = sums([line('1.000,00'), line('50,00', { quantity: '2', taxCode: 'DE-S7' })])
  expect(found).toMatchObject({ lines: [100_000, 10_000], net: 110_000, total: 129_700 })
  expect(found.taxes.map(({ tax }) => tax)).toEqual([19_000, 700])
})

test('a line without a rate has the usual one, and reverse charge adds nothing to the bill', () => {
  expect(sums([line('100', { taxCode: '' })]).total).toBe(11_900)
  expect(sums([line('100', { taxCode: 'DE-RC19' })]).total).toBe(10_000)
})

test('a typed tax stands in place of the rate’s, net of gross prices following it', () => {
  expect(sums([line('100', { tax: '19,02' })])).toMatchObject({ net: 10_000, total: 11_902 })
  const gross = sums([line('119', { tax: '18,99' })], { priceMode: 'gross' })
  expect(gross).toMatchObject({ net: 10_001, total: 11_900 })
})

test('says what is missing of the typed total, and what is no number', () => {
  expect(sums([line('100')], { total: '120,00' })).toMatchObject({ missing: 100, unread: false })
  expect(sums([line('ten'), line('100')])).toMatchObject({ total: 11_900, unread: true })
})
