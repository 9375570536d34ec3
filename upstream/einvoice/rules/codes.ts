import { countryCodes } from '#contract/core/countries.ts'
import { isCurrency } from '#contract/core/currencies.ts'
import type { Rule } from './rule.ts'

const countries: ReadonlySet<string> = new Set([...countryCodes, 'XI'])
const kinds = new Set(['261', '326', '380', '381', '384', '386', '389'])
const categories = new Set(['S', 'B', 'Z', 'E', 'AE', 'K', 'G', 'O'])

/** EN 16931-1, annex A: codes are of their lists. */
export const codeRules: Rule[] = [
  { id: 'BR-CL-01', key: 'typeCode', place: 'terms', holds: ({ typeCode }) => kinds.has(typeCode) },
  {
    id: 'BR-CL-04',
    key: 'currency',
    place: 'document',
    holds: ({ currency }) => isCurrency(currency),
  },
  {
    id: 'BR-CL-14',
    key: 'countryCode',
    place: 'customer',
    holds: ({ seller, buyer, delivery }) =>
      [seller.address, buyer.address, delivery?.address].every(
        (address) => !address || address.country === '' || countries.has(address.country),
      ),
  },
  {
    id: 'BR-CL-17',
    key: 'category',
    place: 'taxes',
    holdsOnLine: ({ category }) => categories.has(category),
  },
  {
    id: 'BR-CL-23',
    key: 'unitCode',
    place: 'document',
    holdsOnLine: ({ unit }) => /^[0-9A-Z]{2,3}$/.test(unit),
  },
]
