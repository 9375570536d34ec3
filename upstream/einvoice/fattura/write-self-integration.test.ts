import { describe, expect, test } from 'vitest'
import { readTree } from '../xml/read-tree.ts'
import { italian, leafOf, requireStructure, requireValid, schema } from './fattura.fixture.ts'
import { writeFattura } from './write.ts'
import { type SelfIntegration, writeSelfIntegration } from './write-self-integration.ts'

/** A consultant in Dublin, goods from Lyon with one thing sent back, goods of a firm in Zug kept in Milan. */
const bought: SelfIntegration = {
  ...{ type: 'TD17', number: 'INT-2026-0007', date: '2026-11-05', progress: 'X0007' },
  supplier: {
    ...{ name: 'Cloud Ltd', country: 'IE', taxId: '6388047V' },
    address: { ...italian().seller.address, city: 'Dublin', postcode: 'D02 XY12', country: 'IE' },
  },
  buyer: {
    ...{ name: 'Officina Rossi S.r.l.', vatId: 'IT07643520567', taxCode: '07643520567' },
    address: italian().seller.address,
  },
  reference: { number: 'INV-2231', date: '2026-10-31' },
  lines: [{ description: 'Hosting – October', net: '120.00', rate: '22', reason: '' }],
  groups: [{ base: '120.00', tax: '26.40', rate: '22', reason: '' }],
  total: '146.40',
}
const integrations = {
  'services from abroad': writeSelfIntegration(bought),
  'goods from the Union, some of them sent back': writeSelfIntegration({
    ...bought,
    type: 'TD18',
    supplier: { ...bought.supplier, country: 'FR', taxId: '40303265045' },
    lines: [{ description: 'Avoir', net: '-50.00', rate: '22', reason: '' }],
    groups: [{ base: '-50.00', tax: '-11.00', rate: '22', reason: '' }],
    total: '-61.00',
  }),
  'goods that bear no tax, of somebody without a number': writeSelfIntegration({
    ...bought,
    type: 'TD19',
    supplier: { ...bought.supplier, country: 'CH', taxId: 'OO99999999999' },
    lines: [{ description: 'Oro', net: '900.00', rate: '0', reason: 'art. 68 D.P.R. 633/1972' }],
    groups: [{ base: '900.00', tax: '0.00', rate: '0', reason: 'art. 68 D.P.R. 633/1972' }],
    total: '900.00',
  }),
}
// Agenzia delle Entrate, Guida alla compilazione delle fatture elettroniche e dell'esterometro, TD17 to TD19.
describe('what a buyer writes of a purchase from abroad', () => {
  test.each(Object.entries(integrations))('of %s has the structure of the schema', (_, xml) => {
    requireStructure(readTree(xml))
  })

  test.skipIf(!schema)('is valid by the schema of the agency', () => requireValid(integrations))

  test('has the supplier abroad as the seller and the firm as the buyer that issues it', () => {
    const xml = integrations['services from abroad']
    const [seller = '', buyer = ''] = xml.split('</CedentePrestatore>')
    expect(seller).toContain('<IdPaese>IE</IdPaese><IdCodice>6388047V</IdCodice>')
    expect(seller).toContain(
      '<CAP>00000</CAP><Comune>D02 XY12 Dublin</Comune><Nazione>IE</Nazione>',
    )
    expect(leafOf(seller, 'RegimeFiscale')).toBe('RF18')
    expect(buyer).toContain('<IdPaese>IT</IdPaese><IdCodice>07643520567</IdCodice>')
    expect(leafOf(xml, 'CodiceDestinatario')).toBe('0000000')
    expect(leafOf(xml, 'SoggettoEmittente')).toBe('CC')
  })

  test('has a number and day of its own, those of the supplier in DatiFattureCollegate', () => {
    const xml = integrations['services from abroad']
    expect(xml).toContain('<Data>2026-11-05</Data><Numero>INT-2026-0007</Numero>')
    expect(xml).toContain(
      '<DatiFattureCollegate><IdDocumento>INV-2231</IdDocumento><Data>2026-10-31</Data>',
    )
  })

  test('works out the tax that the supplier did not charge', () => {
    const kinds = Object.values(integrations).map((xml) => [
      leafOf(xml, 'TipoDocumento'),
      leafOf(xml, 'ImponibileImporto'),
      leafOf(xml, 'Imposta'),
      leafOf(xml, 'ImportoTotaleDocumento'),
      leafOf(xml, 'Natura'),
    ])
    expect(kinds).toEqual([
      ['TD17', '120.00', '26.40', '146.40', undefined],
      // A credit is the same document below zero.
      ['TD18', '-50.00', '-11.00', '-61.00', undefined],
      ['TD19', '900.00', '0.00', '900.00', 'N4'],
    ])
  })

  test('a sale abroad goes to XXXXXXX, to a buyer without a number as the agency’s guide says', () => {
    const { buyer } = italian()
    const abroad = (country: string) =>
      writeFattura(
        italian({
          buyer: { ...buyer, vatId: '', endpoint: null, address: { ...buyer.address, country } },
        }),
        { progress: '0000A', regime: 'RF01', deliveryNotes: [], isSplit: false, added: [] },
      )
    expect(leafOf(abroad('US'), 'CodiceDestinatario')).toBe('XXXXXXX')
    expect(abroad('US')).toContain('<IdPaese>US</IdPaese><IdCodice>OO99999999999</IdCodice>')
    expect(abroad('FR')).toContain('<IdPaese>FR</IdPaese><IdCodice>0000000</IdCodice>')
  })
})
