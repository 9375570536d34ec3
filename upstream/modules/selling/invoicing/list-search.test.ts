import { expect, test } from 'vitest'
import { invoiceSearchTerms } from './list-search.ts'

test('each part typed is a phrase that begins words, and all must be found', () => {
  expect(invoiceSearchTerms('bäck  zoë')).toBe('("bäck"* OR "baeck"*) AND "zoë"*')
  expect(invoiceSearchTerms('RE-2026/7')).toBe('"RE 2026 7"*')
})

test('a number may be an amount in any notation', () => {
  const amounts = ['1234.50', '1234,50', '1,234.50', '1.234,50', "1'234.50", '€1234.5', '1234']
  expect(amounts.map((typed) => invoiceSearchTerms(typed)?.split('amount : ')[1])).toEqual([
    '"1234 50"*)',
    '"1234 50"*)',
    '"1234 50"*)',
    '"1234 50"*)',
    '"1234 50"*)',
    '"1234 5"*)',
    '"1234"*)',
  ])
  expect(invoiceSearchTerms('B-36')).toBe('"B 36"*')
})

test('nothing typed is syntax, and signs alone find nothing', () => {
  expect(invoiceSearchTerms('%_"\' \u0000*')).toBeUndefined()
  expect(invoiceSearchTerms('a" OR b')).toBe('"a"* AND "OR"* AND "b"*')
})

test('all parts but the last can be whole words', () => {
  expect(invoiceSearchTerms('Kunde Mull', true)).toBe('"Kunde" AND "Mull"*')
  expect(invoiceSearchTerms(' Kunde ', true)).toBe('"Kunde"*')
})
