import { expect, test } from 'vitest'
import { hasAllWords, matchWords } from './match-words.ts'

test('words that begin as those that were typed stand out, whatever their accents and case', () => {
  expect(matchWords('Ärzte am Dom', 'arz DO')).toEqual([
    { text: 'Ärzte', isMatch: true },
    { text: ' am ', isMatch: false },
    { text: 'Dom', isMatch: true },
  ])
  expect(matchWords('INV-2026-0042', '42')).toEqual([{ text: 'INV-2026-0042', isMatch: false }])
})

test('a page is found by the beginnings of all words', () => {
  expect(hasAllWords('Chart of accounts', 'acc cha')).toBe(true)
  expect(hasAllWords('Chart of accounts', 'accounts tax')).toBe(false)
  expect(hasAllWords('Chart of accounts', ' ')).toBe(false)
})
