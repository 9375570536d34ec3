import { describe, expect, test } from 'vitest'
import type { ElectronicInvoice } from '../model.ts'
import { readTree } from '../xml/read-tree.ts'
import { italian, leafOf, requireStructure, requireValid, schema } from './fattura.fixture.ts'
import { naturaOf, needsStamp } from './natura.ts'
import { brokenFatturaRules } from './rules.ts'
import { type FatturaTerms, writeFattura } from './write.ts'

const usual: FatturaTerms = {
  progress: '0000A',
  regime: 'RF01',
  deliveryNotes: [],
  added: [],
  isSplit: false,
}

const written = {
  'an invoice': writeFattura(italian(), usual),
  'a credit note': writeFattura(italian({ typeCode: '381' }), usual),
  'a deposit': writeFattura(italian({ typeCode: '386' }), usual),
  'a deferred invoice to an office, split payment': writeFattura(italian(), {
    ...usual,
    deliveryNotes: [
      { number: 'DDT 7', date: '2026-10-12' },
      { number: 'DDT 9', date: '2026-10-30' },
    ],
    isSplit: true,
  }),
  'one with fields of the seller’s own': writeFattura(italian(), {
    ...usual,
    added: [
      { label: 'Cantiere', text: 'Molo Nord', date: '' },
      { label: 'Garanzia fino al', text: '31 dicembre 2027', date: '2027-12-31' },
      { label: 'Nota', text: `a${'b'.repeat(80)}`, date: '' },
    ],
  }),
  'one of a flat-rate firm that rounds': writeFattura(
    italian({ totals: { ...italian().totals, rounding: '-0.02' } }),
    { ...usual, regime: 'RF19' },
  ),
}

describe('a FatturaPA', () => {
  test.each(Object.entries(written))('of %s has the structure of the schema', (_, xml) => {
    const root = readTree(xml)
    expect(root.name).toBe('FatturaElettronica')
    requireStructure(root)
  })

  test.skipIf(!schema)('is valid by the schema of the agency', () => requireValid(written))

  test('says what it is: TD01, TD04, TD02, TD24 with its delivery notes', () => {
    const kinds = Object.values(written).map((xml) => leafOf(xml, 'TipoDocumento'))
    expect(kinds).toEqual(['TD01', 'TD04', 'TD02', 'TD24', 'TD01', 'TD01'])
    expect(written['a deferred invoice to an office, split payment']).toContain(
      '<DatiDDT><NumeroDDT>DDT 7</NumeroDDT><DataDDT>2026-10-12</DataDDT></DatiDDT><DatiDDT>',
    )
  })

  test('under split payment asks for the net amount alone', () => {
    const xml = written['a deferred invoice to an office, split payment']
    expect(leafOf(xml, 'EsigibilitaIVA')).toBe('S')
    expect(leafOf(xml, 'ImportoTotaleDocumento')).toBe('267.75')
    expect(leafOf(xml, 'ImportoPagamento')).toBe('225.00')
    expect(leafOf(written['an invoice'], 'EsigibilitaIVA')).toBe('I')
  })

  test('has fields of the seller’s own as further data of its first line alone', () => {
    const xml = written['one with fields of the seller’s own']
    const [first, ...others] = xml.match(/<DettaglioLinee>.*?<\/DettaglioLinee>/gs) ?? []
    expect(others.join('')).not.toContain('AltriDatiGestionali')
    const data = readTree(xml)
    expect(data.name).toBe('FatturaElettronica')
    expect(first?.replaceAll(/\s*\n\s*/g, '')).toContain(
      [
        '<AltriDatiGestionali><TipoDato>CAMPO1</TipoDato>',
        '<RiferimentoTesto>Cantiere: Molo Nord</RiferimentoTesto></AltriDatiGestionali>',
        '<AltriDatiGestionali><TipoDato>CAMPO2</TipoDato>',
        '<RiferimentoTesto>Garanzia fino al</RiferimentoTesto>',
        '<RiferimentoData>2027-12-31</RiferimentoData></AltriDatiGestionali>',
        '<AltriDatiGestionali><TipoDato>CAMPO3</TipoDato>',
        `<RiferimentoTesto>Nota: a${'b'.repeat(53)}</RiferimentoTesto></AltriDatiGestionali>`,
        '<AltriDatiGestionali><TipoDato>CAMPO3</TipoDato>',
        `<RiferimentoTesto>${'b'.repeat(27)}</RiferimentoTesto></AltriDatiGestionali>`,
      ].join(''),
    )
  })

  test('names the regime and what it rounds by', () => {
    const xml = written['one of a flat-rate firm that rounds']
    expect(leafOf(xml, 'RegimeFiscale')).toBe('RF19')
    expect(leafOf(xml, 'Arrotondamento')).toBe('-0.02')
    expect(written['an invoice']).not.toContain('Arrotondamento')
  })

  test('finds the natura in the words of the law, and where a stamp is due', () => {
    expect(naturaOf('E', 'ai sensi dell’art. 1, c. 54-89, della L. 190/2014')).toBe('N2.2')
    expect(naturaOf('AE', 'operazione non soggetta a IVA ai sensi dell’art. 7-ter')).toBe('N2.1')
    expect(naturaOf('O', 'ai sensi degli artt. da 7 a 7-septies')).toBe('N2.1')
    expect(naturaOf('E', 'esente ai sensi dell’art. 10')).toBe('N4')
    expect(naturaOf('AE', 'N6.1 rottami')).toBe('N6.1')
    const of = (category: string, base: string, reason = '') => [{ category, base, reason }]
    expect(needsStamp(of('E', '77.48'))).toBe(true)
    expect(needsStamp(of('E', '77.47'))).toBe(false)
    expect(needsStamp(of('G', '500.00'))).toBe(false)
    expect(needsStamp(of('AE', '500.00', 'art. 7-ter'))).toBe(true)
  })
})

describe('the rules of a FatturaPA', () => {
  const keysOf = (changes: Partial<ElectronicInvoice>, regime = 'RF01') =>
    brokenFatturaRules(italian(changes), { regime }).map(({ key, field }) => [key, field])

  test('find nothing wrong with a good one', () => {
    expect(keysOf({})).toEqual([])
  })

  test('say whom it cannot reach, and where that is mended', () => {
    const { buyer } = italian()
    expect(keysOf({ buyer: { ...buyer, endpoint: null } })).toEqual([
      ['recipientMissing', 'electronicId'],
    ])
    const short = { id: 'ABC', scheme: '0205' }
    expect(keysOf({ buyer: { ...buyer, endpoint: short } })).toEqual([
      ['recipientCode', 'electronicId'],
    ])
    const mail = { id: 'anna@pec.example', scheme: '0202' }
    expect(keysOf({ buyer: { ...buyer, endpoint: mail } })).toEqual([])
    const nobody = { ...buyer, vatId: '', taxNumber: '' }
    expect(keysOf({ buyer: nobody })).toEqual([['fiscalId', 'vatId']])
    const wrong = { ...buyer, taxNumber: 'RSSMRA85' }
    expect(keysOf({ buyer: wrong })).toEqual([['fiscalCode', 'taxNumbers']])
    const abroad = { ...nobody, endpoint: null, address: { ...buyer.address, country: 'DE' } }
    expect(keysOf({ buyer: abroad })).toEqual([])
  })

  test('want five digits, a number with one, and no tax under the flat rate', () => {
    const { seller } = italian()
    const address = { ...seller.address, postcode: '2012' }
    expect(keysOf({ seller: { ...seller, address } })).toEqual([['sellerCap', 'address.postcode']])
    expect(keysOf({ number: 'ABC' })).toEqual([['fatturaNumber', '']])
    expect(keysOf({}, 'RF19')).toEqual([['regimeTaxed', 'lines.0.taxCode']])
  })
})
