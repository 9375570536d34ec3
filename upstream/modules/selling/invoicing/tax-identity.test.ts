import { expect, test } from 'vitest'
import { taxIdentityProblems } from './tax-identity.ts'

const seller = (country: string, vatId = '', taxNumber = '') => ({
  vatId,
  taxNumber,
  address: { country },
})

test.each([
  // § 14 Abs. 4 Nr. 2 UStG: the tax number or the VAT id.
  ['DE', '', '46/718/01234', 'S', undefined],
  ['DE', '', '', 'S', 'sellerNeedsTaxNumber'],
  ['DE', 'DE136695976', '', 'S', undefined],
  // § 14a Abs. 3 UStG: both VAT ids on an intra-Community supply; BR-AE-02, BR-G-02.
  ['DE', '', '46/718/01234', 'K', 'sellerNeedsVatId'],
  ['DE', '', '46/718/01234', 'AE', 'sellerNeedsVatId'],
  ['IT', '', '01234567890', 'G', 'sellerNeedsVatId'],
  ['DE', 'DE136695976', '', 'G', undefined],
  // A small business owes none for what it sells exempt.
  ['DE', '', '', 'E', undefined],
  ['RU', '', '7804151595', 'AE', undefined],
  ['GB', '', '', 'S', 'sellerNeedsTaxNumber'],
  // Sales tax knows no such number.
  ['US', '', '', 'S', undefined],
  ['JP', '', '', 'G', undefined],
] as const)(
  'a seller in %s with "%s" and "%s" for %s: %s',
  (country, vatId, number, category, key) => {
    const document = { categories: [category], supplyDate: '2026-03-01' }
    const problems = taxIdentityProblems(seller(country, vatId, number), document)
    expect(problems['lines.0.taxCode']?.key).toBe(key)
  },
)

test('what the seller lacks is said once, however many lines need it', () => {
  const document = { categories: ['S', 'S', 'K', 'S'] as const, supplyDate: '2026-03-01' }
  expect(taxIdentityProblems(seller('DE'), document)).toEqual({
    'lines.0.taxCode': { key: 'sellerNeedsTaxNumber' },
    'lines.2.taxCode': { key: 'sellerNeedsVatId' },
  })
})

test('an intra-Community supply needs its day (BR-IC-11), another sale does not', () => {
  const firm = seller('DE', 'DE136695976')
  const problems = (categories: ('K' | 'S')[]) =>
    taxIdentityProblems(firm, { categories, supplyDate: null })
  expect(problems(['S', 'K'])).toEqual({ supplyDate: { key: 'needsSupplyDate' } })
  expect(problems(['S'])).toEqual({})
})
