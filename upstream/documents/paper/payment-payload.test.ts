import { describe, expect, it } from 'vitest'
import { type CreditTransfer, paymentPayload } from './payment-payload.ts'

const transfer: CreditTransfer = {
  name: 'Alder & Finch OÜ',
  iban: 'EE38 2200 2210 2014 5685',
  bic: 'HABAEE2X',
  currency: 'EUR',
  amount: 458_338,
  reference: '2026-0042',
}

describe('the payment code of EPC069-12', () => {
  it('names service, version, character set and transfer in the order of the guideline', () => {
    expect(paymentPayload(transfer)?.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'HABAEE2X',
      'Alder & Finch OÜ',
      'EE382200221020145685',
      'EUR4583.38',
      '',
      '',
      '2026-0042',
    ])
  })

  it('ends after the last field that says something', () => {
    expect(paymentPayload({ ...transfer, reference: '' })).toMatch(/EUR4583\.38$/)
  })

  it('does without a BIC inside the European Economic Area only', () => {
    expect(paymentPayload({ ...transfer, bic: '' })?.split('\n')[4]).toBe('')
    const swiss = { ...transfer, iban: 'CH93 0076 2011 6238 5295 7', bic: '' }
    expect(paymentPayload(swiss)).toBeNull()
    expect(paymentPayload({ ...swiss, bic: 'POFICHBEXXX' })).toContain('POFICHBEXXX')
  })

  it.each([
    ['another currency', { currency: 'USD' }],
    ['nothing due', { amount: 0 }],
    ['money to give back', { amount: -1 }],
    ['a billion', { amount: 100_000_000_000 }],
    ['a wrong IBAN', { iban: 'EE38 2200 2210 2014 5686' }],
    ['no IBAN', { iban: '' }],
    ['an IBAN outside SEPA', { iban: 'SA03 8000 0000 6080 1016 7519' }],
    ['no name', { name: ' ' }],
  ])('gives none for %s', (_, change) => {
    expect(paymentPayload({ ...transfer, ...change })).toBeNull()
  })

  it('takes the least and the largest amount', () => {
    expect(paymentPayload({ ...transfer, amount: 1 })).toContain('EUR0.01')
    expect(paymentPayload({ ...transfer, amount: 99_999_999_999 })).toContain('EUR999999999.99')
  })

  it('cuts names to 70 characters and keeps line breaks out', () => {
    const long = paymentPayload({
      ...transfer,
      name: `A\nB${'x'.repeat(100)}`,
      reference: 'a\r\nb',
    })
    const lines = long?.split('\n') ?? []
    expect(lines[5]).toBe(`A B${'x'.repeat(67)}`)
    expect(lines).toHaveLength(11)
    expect(lines[10]).toBe('a b')
  })

  it('stays below 331 bytes or is not there', () => {
    const cyrillic = { name: 'Щ'.repeat(70), reference: 'Щ'.repeat(140) }
    expect(paymentPayload({ ...transfer, ...cyrillic })).toBeNull()
    const fits = paymentPayload({ ...transfer, name: 'Щ'.repeat(70), reference: 'n'.repeat(60) })
    expect(new TextEncoder().encode(fits ?? '').length).toBeLessThanOrEqual(331)
    expect(fits).not.toBeNull()
  })
})
