import { expect, test } from 'vitest'
import { changesBetween } from './changes.ts'

function changes(before: unknown, after: unknown, moneyFields: string[] = []) {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
  return changesBetween(json(before), json(after), moneyFields)
}

test('only what differs is told, by its path, and nothing that a record counts for itself', () => {
  const before = { name: 'A', address: { city: 'Bonn', zip: '1' }, tags: ['x'], version: 1 }
  const after = { name: 'A', address: { city: 'Köln', zip: '1' }, tags: ['x', 'y'], version: 2 }
  expect(changes(before, after)).toEqual([
    { field: 'address.city', before: 'Bonn', after: 'Köln' },
    { field: 'tags', before: 'x', after: 'x, y' },
  ])
})

test('rows count from 1; one that was taken out shows what it held', () => {
  const row = (text: string) => ({ id: text, text })
  expect(changes({ lines: [row('a'), row('b')] }, { lines: [row('c')] })).toEqual([
    { field: 'lines.1.text', before: 'a', after: 'c' },
    { field: 'lines.2.text', before: 'b', after: '' },
  ])
})

test('minor units are written in the currency of the record', () => {
  expect(changes({ due: 11900 }, { due: 0, currency: 'EUR' }, ['due'])).toEqual([
    { field: 'due', before: '119.00', after: '0.00' },
    { field: 'currency', before: '', after: 'EUR' },
  ])
  expect(changes(undefined, { due: 1190, currency: 'JPY' }, ['due'])[0]?.after).toBe('1190')
})

test('what an update is silent about stays as it was', () => {
  expect(changes({ state: 'open', number: '7' }, { state: 'void' })).toEqual([
    { field: 'state', before: 'open', after: 'void' },
  ])
})

test('zeros that say nothing are no change, and a long text that changed at its end is one', () => {
  expect(changes({ gross: '300.00', code: '0040' }, { gross: '300', code: '040' })).toEqual([
    { field: 'code', before: '0040', after: '040' },
  ])
  // Two invoices of a supplier, and two references.
  const numbers = { supplierNumber: '2024.10', reference: '1.10', lines: [{ quantity: '1.50' }] }
  const others = { supplierNumber: '2024.1', reference: '1.1', lines: [{ quantity: '1.5' }] }
  expect(changes(numbers, others).map(({ field }) => field)).toEqual([
    'supplierNumber',
    'reference',
  ])
  const long = 'x'.repeat(600)
  expect(changes({ note: `${long}a` }, { note: `${long}b` })).toHaveLength(1)
})
