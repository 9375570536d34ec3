import { describe, expect, it } from 'vitest'
import { taxTreatmentOf, treatedTax } from './tax-of-buyer.ts'

const buyer = (country: string, vatId = '', kind: 'company' | 'person' = 'company') => ({
  kind,
  vatId,
  address: { country },
})

describe('the tax treatment a buyer asks for', () => {
  it.each([
    ['DE', buyer('DE', 'DE123456789'), 'domestic'],
    ['DE', buyer('AT', 'ATU12345678'), 'union'],
    ['DE', buyer('AT'), 'oss-AT'],
    ['DE', buyer('CH'), 'export'],
    ['DE', buyer('US', '', 'person'), 'domestic'],
    ['CH', buyer('DE', 'DE123456789'), 'export'],
    ['DE', buyer(''), 'domestic'],
  ] as const)('from %s', (seller, party, treatment) => {
    expect(taxTreatmentOf(seller, party)).toBe(treatment)
  })
})

describe('the tax code of a line', () => {
  const rate = (code: string, category: string, percent = '0') => ({
    code,
    label: code,
    category,
    rate: percent,
  })
  const rates = [
    rate('S19', 'S', '19'),
    rate('S7', 'S', '7'),
    rate('E', 'E'),
    rate('K', 'K'),
    rate('AE', 'AE'),
    rate('G', 'G'),
  ]
  const offered = { rates, usualTax: 'S19' }

  it('follows goods and services across the border', () => {
    expect(treatedTax('S7', 'union', offered, false)).toBe('K')
    expect(treatedTax('S19', 'union', offered)).toBe('AE')
    expect(treatedTax('S19', 'export', offered, false)).toBe('G')
  })

  it('is the rate of the country of a consumer, once the firm is in the one-stop shop', () => {
    expect(treatedTax('S7', 'oss-FR', offered)).toBe('S7')
    expect(treatedTax('K', 'oss-FR', offered, false, 'S7')).toBe('S7')
    const there = [
      ...rates,
      rate('OSS-FR-20', 'S', '20'),
      rate('OSS-FR-5.5', 'S', '5.5'),
      rate('OSS-DK-25', 'S', '25'),
    ]
    const registered = { rates: there, usualTax: 'S19' }
    expect(treatedTax('S19', 'oss-FR', registered)).toBe('OSS-FR-20')
    expect(treatedTax('S7', 'oss-FR', registered)).toBe('OSS-FR-5.5')
    expect(treatedTax('S7', 'oss-DK', registered)).toBe('OSS-DK-25')
    expect(treatedTax('OSS-FR-20', 'oss-DK', registered)).toBe('OSS-DK-25')
    expect(treatedTax('OSS-FR-5.5', 'domestic', registered, false, 'S7')).toBe('S7')
    expect(treatedTax('OSS-FR-20', 'union', registered, false)).toBe('K')
    expect(treatedTax('E', 'oss-FR', registered)).toBe('E')
  })

  it('is the standard rate for the standard one also after it was replaced', () => {
    // Romania, 1 August 2025: 19% became 21%, and what takes its place stands at the end.
    const there = [...rates, rate('OSS-RO-11', 'S', '11'), rate('OSS-RO-21', 'S', '21')]
    const registered = { rates: there, usualTax: 'S19' }
    expect(treatedTax('S19', 'oss-RO', registered)).toBe('OSS-RO-21')
    expect(treatedTax('S7', 'oss-RO', registered)).toBe('OSS-RO-11')
  })

  it('comes back to the rate of the item, and leaves what is exempt anyway', () => {
    expect(treatedTax('K', 'domestic', offered, false, 'S7')).toBe('S7')
    expect(treatedTax('AE', 'domestic', offered)).toBe('S19')
    expect(treatedTax('E', 'union', offered)).toBe('E')
    expect(treatedTax('S7', 'domestic', offered)).toBe('S7')
  })

  it.each(['AT', 'DE', 'ES', 'FR', 'IT', 'XX'])(
    'tells services in the Union from the reverse charge of the country: %s',
    (country) => {
      // in the order in which the country's pack seeds them
      const own = [
        rate(`${country}-S`, 'S', '20'),
        rate(`${country}-K`, 'K'),
        rate(`${country}-AE`, 'AE'),
        rate(`${country}-AE-EU`, 'AE'),
      ]
      const pack = { rates: own, usualTax: `${country}-S` }
      expect(treatedTax(`${country}-S`, 'union', pack)).toBe(`${country}-AE-EU`)
      expect(treatedTax(`${country}-AE`, 'union', pack)).toBe(`${country}-AE-EU`)
      expect(treatedTax(`${country}-S`, 'union', pack, false)).toBe(`${country}-K`)
      expect(treatedTax(`${country}-AE-EU`, 'domestic', pack)).toBe(`${country}-S`)
      expect(treatedTax(`${country}-AE`, 'domestic', pack)).toBe(`${country}-AE`)
    },
  )

  it('stays where the firm has no such rate', () => {
    expect(treatedTax('S19', 'union', { rates: rates.slice(0, 3), usualTax: 'S19' })).toBe('S19')
  })
})
