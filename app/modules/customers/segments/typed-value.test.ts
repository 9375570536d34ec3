import { expect, it } from 'vitest'
import { makeFormat } from '#app/shell/format.ts'
import { type Asked, readDay, readValue, showValue } from './typed-value.ts'

const kinds = { company: 'Firma', person: 'Person' }
const format = makeFormat({ language: 'de', country: 'DE' })

it.each([
  ['netSales', 'atLeast', '1.234,50', '1234.5'],
  ['overdue', 'atMost', '12,5', '12.5'],
  ['createdDate', 'onOrAfter', '31.1.2026', '2026-01-31'],
  ['createdDate', 'before', '2026-01-31', '2026-01-31'],
  ['lastBought', 'notSince', '90', '90'],
  ['country', 'is', 'Deutschland', 'DE'],
  ['country', 'is', 'de', 'DE'],
  ['language', 'is', 'Italienisch', 'it'],
  ['currency', 'is', 'Schweizer Franken', 'CHF'],
  ['kind', 'is', 'firma', 'company'],
  ['city', 'is', '1,5', '1,5'],
  ['netSales', 'atLeast', 'viel', 'viel'],
] as const)('reads %s %s %s as %s', (field, operator, typed, value) => {
  expect(readValue(typed, { field, operator }, 'de-DE', kinds)).toBe(value)
})

it('shows what is kept as a person of the language reads it, and reads that again', () => {
  const cases: [Asked, string, string][] = [
    [{ field: 'netSales', operator: 'atLeast' }, '1234.5', '1.234,50'],
    [{ field: 'overdue', operator: 'atMost' }, '0.05', '0,05'],
    [{ field: 'invoiceCount', operator: 'atLeast' }, '1200', '1.200'],
    [{ field: 'createdDate', operator: 'before' }, '2026-01-31', '31.01.2026'],
    [{ field: 'country', operator: 'is' }, 'DE', 'Deutschland'],
    [{ field: 'kind', operator: 'is' }, 'company', 'Firma'],
  ]
  for (const [asked, value, shown] of cases) {
    expect(showValue(value, asked, kinds, format, 'EUR')).toBe(shown)
    expect(readValue(shown, asked, 'de-DE', kinds)).toBe(value)
  }
  const owes: Asked = { field: 'owes', operator: 'atLeast' }
  expect(showValue('viel', owes, kinds, format, 'EUR')).toBe('viel')
  expect(showValue('1234.567', owes, kinds, format, 'EUR')).toBe('1.234,567')
})

it('reads days in the order of the language, and none that no calendar has', () => {
  expect(readDay('1/31/2026', 'en-US')).toBe('2026-01-31')
  expect(readDay('31/1/26', 'en-GB')).toBe('2026-01-31')
  expect(readDay('31/1/2026', 'en-US')).toBeUndefined()
  expect(readDay('30.2.2026', 'de-DE')).toBeUndefined()
})
