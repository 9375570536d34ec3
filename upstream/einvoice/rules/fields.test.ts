import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fieldOf, fields, lineFields } from './fields.ts'

const ruleFiles = [
  'presence.ts',
  'sums.ts',
  'categories.ts',
  'codes.ts',
  'profiles.ts',
  '../fattura/rules.ts',
  '../../modules/selling/invoicing/verifactu/broken-rules.ts',
]

/** The key and the place of every rule, as `key place`, read from where the rules are written. */
function writtenRules(): Set<string> {
  const files = ruleFiles.map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
  const source = files.join('\n')
  const written = /'(\w+)',\s*(?:place: )?'(document|terms|customer|firm|taxes)'/g
  // Sums are all about the document: `rule('BR-CO-10', 'lineSum', …)`.
  const sums = /\brule\(\s*[^,()]+,\s*'(\w+)'/g
  return new Set([
    ...[...source.matchAll(written)].map(([, key, place]) => `${key} ${place}`),
    ...[...source.matchAll(sums)].map(([, key]) => `${key} document`),
  ])
}

test('every field belongs to a rule of its place', () => {
  const rules = writtenRules()
  expect(rules).toContain('buyerReference terms')
  const named = [
    ...Object.entries(fields).flatMap(([place, keys]) =>
      Object.keys(keys).map((key) => `${key} ${place}`),
    ),
    ...Object.keys(lineFields).map((key) => `${key} document`),
  ]
  expect(named.filter((one) => !rules.has(one))).toEqual([])
})

test('a rule about a line leads to the field of that line', () => {
  expect(fieldOf('document', 'quantity', 2)).toBe('lines.1.quantity')
  expect(fieldOf('customer', 'buyerCity', null)).toBe('address.city')
  expect(fieldOf('document', 'lines', null)).toBe('')
})
