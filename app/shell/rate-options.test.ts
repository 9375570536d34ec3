import { expect, test } from 'vitest'
import type { TaxRate } from '#contract/books/taxes.ts'
import { rateOptions } from './rate-options.ts'

function rate(code: string, name: string, validFrom: string | null, validTo: string | null) {
  const of: TaxRate = {
    code,
    name: { en: name, de: name, it: name, ru: name, es: name },
    rate: '10',
    category: 'S',
    note: null,
    isDefault: false,
    direction: 'sale',
    validFrom,
    validTo,
  }
  return of
}

test('rates of today come first; others say when they apply, and equal names their codes', () => {
  const rates = [
    rate('GB-S8', 'VAT 8 %', null, '2025-12-31'),
    rate('GB-S12', 'VAT 10 %', '2027-01-01', null),
    rate('GB-S10', 'VAT 10 %', null, '2026-12-31'),
    rate('GB-A', 'Town', null, null),
    rate('GB-B', 'Town', null, null),
  ]
  expect(rateOptions(rates, 'en', undefined, '2026-11-25')).toEqual([
    { value: 'GB-S10', label: 'VAT 10 %' },
    { value: 'GB-A', label: 'Town, GB-A' },
    { value: 'GB-B', label: 'Town, GB-B' },
    { value: 'GB-S12', label: 'VAT 10 % (1 Jan 2027 –)' },
    { value: 'GB-S8', label: 'VAT 8 % (– 31 Dec 2025)' },
  ])
})
