import { describe, expect, test } from 'vitest'
import { checkIban, isBic, isMaskedAccount, maskedAccount, withMaskedAccounts } from './iban.ts'

// Examples of the SWIFT IBAN registry.
const ibans = [
  'DE89370400440532013000',
  'AT611904300234573201',
  'CH9300762011623852957',
  'ES9121000418450200051332',
  'FR1420041010050500013M02606',
  'GB29NWBK60161331926819',
  'IT60X0542811101000000123456',
  'NL91ABNA0417164300',
]

describe.each(ibans)('%s', (iban) => {
  test('is valid', () => {
    expect(checkIban(iban)).toMatchObject({
      isValid: true,
      normalised: iban,
      country: iban.slice(0, 2),
    })
  })

  test('fails with any one digit changed', () => {
    const mistakes = [...iban].flatMap((character, index) => {
      if (!/\d/.test(character)) return []
      const wrong = String((Number(character) + 1) % 10)
      return [iban.slice(0, index) + wrong + iban.slice(index + 1)]
    })
    expect(mistakes.filter((mistake) => checkIban(mistake).isValid)).toEqual([])
  })
})

test('reads an IBAN as people write it', () => {
  expect(checkIban(' de89 3704-0044 0532 0130 00 ')).toEqual({
    isValid: true,
    normalised: 'DE89370400440532013000',
    formatted: 'DE89 3704 0044 0532 0130 00',
    country: 'DE',
  })
})

test('text that is no IBAN is refused without an error', () => {
  for (const text of ['', 'DE', '12345678', 'XX89370400440532013000', 'не счёт', '40702810']) {
    expect(checkIban(text).isValid).toBe(false)
  }
  expect(checkIban('12345678').country).toBe('')
})

test('masks what is an IBAN in a text and nothing else', () => {
  const text =
    'An DE89 3704 0044 0532 0130 00 RE 2026-0001 und NO9386011117947, GB29NWBK60161331926819 danke'
  expect(withMaskedAccounts(text)).toBe('An •••• 3000 RE 2026-0001 und •••• 7947, •••• 6819 danke')
  // Behind what begins like one, within a word, and written with other separators.
  const hidden = [
    'KD12 DE89370400440532013000',
    'RF18 5390 0754 7034 DE89 3704 0044 0532 0130 00',
    'IBANDE89370400440532013000',
    'DE89-3704-0044-0532-0130-00',
    'DE89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000',
  ]
  for (const one of hidden) expect(withMaskedAccounts(one)).toMatch(/•••• 3000$/)
  const other = 'EREF NOTPROVIDED AB12345678901234 DE00370400440532013000'
  expect(withMaskedAccounts(other)).toBe(other)
})

test('tells a BIC by its form', () => {
  expect(['DEUTDEFF', 'deutdeff500', 'NEDS ZAJJ XXX'].map((text) => isBic(text))).toEqual([
    true,
    true,
    true,
  ])
  expect(['', 'DEUTDEF', 'DEUTDEFF50', 'DEUT1EFF'].map((text) => isBic(text))).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('an account that was masked is known, and no text with a bullet', () => {
  expect(isMaskedAccount(maskedAccount('DE89370400440532013000'))).toBe(true)
  expect(isMaskedAccount(maskedAccount('17'))).toBe(true)
  expect(['', '• eins', '• eins\n• zwei', '•••• 3000 und mehr'].some(isMaskedAccount)).toBe(false)
})
