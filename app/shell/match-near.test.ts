import { expect, test } from 'vitest'
import { hasNearWords } from './match-near.ts'

test.each([
  ['Invoices', 'invocie'],
  ['Invoices', 'invoises'],
  ['Invoices', 'invoces'],
  ['Invoices', 'innvoices'],
  ['Rechnungen', 'Rechunng'],
  ['Счёт', 'счет'],
  ['Numbers of documents', 'docmuents numb'],
])('%s is found by %s', (text, typed) => {
  expect(hasNearWords(text, typed)).toBe(true)
})

test.each([
  ['Invoices', 'vocie'],
  ['Tax', 'tex'],
  ['Invoices', 'inviocse'],
  ['Invoices', ''],
  ['Invoices', 'invoices paid'],
])('%s is not found by “%s”', (text, typed) => {
  expect(hasNearWords(text, typed)).toBe(false)
})
