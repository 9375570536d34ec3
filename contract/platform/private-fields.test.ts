import { describe, expect, test } from 'vitest'
import { isPrivateField, keepable, keepableRoute } from './private-fields.ts'

describe('a field nobody may keep', () => {
  test.each([
    ['password', 'text'],
    ['x', 'password'],
    ['x', 'hidden'],
    ['attachment', 'file'],
    ['bankAccount.iban', 'text'],
    ['bankAccount.bic', 'text'],
    ['swiftCode', 'text'],
    ['cardNumber', 'tel'],
    ['cvc', 'text'],
    ['accountHolder', 'text'],
    ['tax_id', 'text'],
    ['taxId', 'text'],
    ['taxIds.0.number', 'text'],
    ['vatId', 'text'],
    ['token', 'text'],
    ['pin', 'text'],
  ])('is %s of type %s', (name, inputType) => {
    expect(isPrivateField({ name, inputType })).toBe(true)
  })

  test.each(['cc-number', 'cc-csc', 'one-time-code', 'new-password', 'section-a cc-exp'])(
    'is one that the browser fills with %s',
    (autocomplete) => {
      expect(isPrivateField({ name: 'x', inputType: 'text', autocomplete })).toBe(true)
    },
  )
})

test.each(['name', 'city', 'notes', 'lines.0.description', 'discount', 'shipping', 'taxCode', 'q'])(
  '%s may be kept',
  (name) => {
    expect(isPrivateField({ name, inputType: 'text', autocomplete: 'off' })).toBe(false)
  },
)

// IBANs of the registry (SWIFT ISO 13616) and test numbers that card schemes publish.
test.each([
  'DE89 3704 0044 0532 0130 00',
  'GB29NWBK60161331926819',
  'NO93 8601 1117 947',
  'MT84MALT011000012345MTLCAST001S',
  '4111 1111 1111 1111',
  '378282246310005',
  '6304-0000-0000-0000',
])('the number in “to %s please” is crossed out', (number) => {
  expect(keepable(`to ${number} please`)).toBe('to ••• please')
})

test.each(['INV-2026-0042', '+49 40 123456', '2026-03-01', '1,234,567.89', 'Oak table 120 cm'])(
  '%s is kept as it is',
  (text) => {
    expect(keepable(text)).toBe(text)
  },
)

test('a text is kept up to 200 characters', () => {
  expect(keepable('x'.repeat(5000))).toHaveLength(200)
})

test('a secret in a path is crossed out, an id is not', () => {
  const id = '01JABCDEFGHJKMNPQRSTVWXYZ0'
  expect(keepableRoute(`/i/${id}${id}${'0'.repeat(32)}`)).toBe('/i/•••')
  expect(keepableRoute(`/firms/${id}/invoices`)).toBe(`/firms/${id}/invoices`)
})
