import { expect, test } from 'vitest'
import { searchQuery } from './search-query.ts'

test.each([
  ['ärzte dom', '("ärzte"* OR "aerzte"*) AND "dom"*'],
  ['a ltd', '"a" AND "ltd"*'],
  ['INV-2026-0042', '"INV"* AND "2026"* AND "0042"*'],
  ['1.234,56', '("1" AND "234"* AND "56"* OR "1234 56"*)'],
  ['1 234,5', '("1" AND "234"* AND "5" OR "1234 5"*)'],
  ['1,234', '("1" AND "234"* OR "1234"*)'],
  ['bolt 99.90', '"bolt"* AND ("99"* AND "90"* OR "99 90"*)'],
  ['" OR kind:x NEAR(', '"OR"* AND "kind"* AND "x" AND "NEAR"*'],
])('%s is looked for as %s', (typed, query) => {
  expect(searchQuery(typed, 'beginning')).toBe(query)
})

test('what holds no letter or digit is nothing to look for', () => {
  expect(searchQuery(' "*^- ', 'beginning')).toBeUndefined()
})
