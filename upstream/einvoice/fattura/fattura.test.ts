import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ElectronicInvoice } from '../model.ts'
import { readElectronicInvoice } from '../read-electronic-invoice.ts'
import { readTree, type XmlElement } from '../xml/read-tree.ts'
import { naturaOf, needsStamp } from './natura.ts'
import { brokenFatturaRules } from './rules.ts'
import { type FatturaTerms, writeFattura } from './write.ts'

const file = new URL('../fixtures/invoice.ubl.xml', import.meta.url)
const usual: FatturaTerms = {
  progress: '0000A',
  regime: 'RF01',
  deliveryNotes: [],
  added: [],
  isSplit: false,
}

/** The German example as a firm in Milan would have written it. */
function italian(changes: Partial<ElectronicInvoice> = {}): ElectronicInvoice {
  const read = readElectronicInvoice(readFileSync(file))
  if ('refusal' in read) throw new Error(read.refusal)
  const { document } = read
  const place = { line1: 'Via Roma 1', line2: '', line3: '', region: 'MI', country: 'IT' }
  const address = { ...place, city: 'Milano', postcode: '20121' }
  const seller = { ...document.seller, vatId: 'IT00743110157', taxNumber: '', address }
  const buyer = {
    ...document.buyer,
    vatId: 'IT01234567897',
    address,
    endpoint: { id: 'M5UXCR1', scheme: '0205' },
  }
  return { ...document, seller, buyer, ...changes }
}

/** Children in the order of the schema (FatturaPA 1.2.2), by the path below the root. */
const order: Record<string, string> = {
  FatturaElettronicaHeader:
    'DatiTrasmissione CedentePrestatore RappresentanteFiscale CessionarioCommittente',
  DatiTrasmissione:
    'IdTrasmittente ProgressivoInvio FormatoTrasmissione CodiceDestinatario ContattiTrasmittente PECDestinatario',
  CedentePrestatore:
    'DatiAnagrafici Sede StabileOrganizzazione IscrizioneREA Contatti RiferimentoAmministrazione',
  CessionarioCommittente: 'DatiAnagrafici Sede StabileOrganizzazione RappresentanteFiscale',
  DatiAnagrafici: 'IdFiscaleIVA CodiceFiscale Anagrafica AlboProfessionale RegimeFiscale',
  Sede: 'Indirizzo NumeroCivico CAP Comune Provincia Nazione',
  Contatti: 'Telefono Fax Email',
  FatturaElettronicaBody: 'DatiGenerali DatiBeniServizi DatiVeicoli DatiPagamento Allegati',
  DatiGenerali:
    'DatiGeneraliDocumento DatiOrdineAcquisto DatiContratto DatiConvenzione DatiRicezione DatiFattureCollegate DatiSAL DatiDDT DatiTrasporto FatturaPrincipale',
  DatiGeneraliDocumento:
    'TipoDocumento Divisa Data Numero DatiRitenuta DatiBollo DatiCassaPrevidenziale ScontoMaggiorazione ImportoTotaleDocumento Arrotondamento Causale Art73',
  DatiDDT: 'NumeroDDT DataDDT RiferimentoNumeroLinea',
  DatiBeniServizi: 'DettaglioLinee DatiRiepilogo',
  DettaglioLinee:
    'NumeroLinea TipoCessionePrestazione CodiceArticolo Descrizione Quantita UnitaMisura DataInizioPeriodo DataFinePeriodo PrezzoUnitario ScontoMaggiorazione PrezzoTotale AliquotaIVA Ritenuta Natura RiferimentoAmministrazione AltriDatiGestionali',
  AltriDatiGestionali: 'TipoDato RiferimentoTesto RiferimentoNumero RiferimentoData',
  DatiRiepilogo:
    'AliquotaIVA Natura SpeseAccessorie Arrotondamento ImponibileImporto Imposta EsigibilitaIVA RiferimentoNormativo',
  DatiPagamento: 'CondizioniPagamento DettaglioPagamento',
  DettaglioPagamento:
    'Beneficiario ModalitaPagamento DataRiferimentoTerminiPagamento GiorniTerminiPagamento DataScadenzaPagamento ImportoPagamento IstitutoFinanziario IBAN ABI CAB BIC',
}

const cents = /^-?\d{1,11}\.\d{2}$/
const exact = /^-?\d{1,11}\.\d{2,8}$/
const day = /^\d{4}-\d{2}-\d{2}$/
/** What the schema takes as the text of a leaf. */
const texts: Record<string, RegExp> = {
  ProgressivoInvio: /^[A-Za-z0-9]{1,10}$/,
  CodiceDestinatario: /^[A-Z0-9]{6,7}$/,
  RegimeFiscale: /^RF(0[1-9]|1\d|20)$/,
  CAP: /^\d{5}$/,
  Provincia: /^[A-Z]{2}$/,
  Nazione: /^[A-Z]{2}$/,
  TipoDocumento: /^TD(0[1-9]|1[6-9]|2[0-9])$/,
  Numero: /^(?=.*\d)[\x20-\x7e]{1,20}$/,
  NumeroDDT: /^[\x20-\x7e]{1,20}$/,
  Data: day,
  DataDDT: day,
  DataScadenzaPagamento: day,
  ImportoBollo: cents,
  ImportoTotaleDocumento: cents,
  Arrotondamento: cents,
  ImponibileImporto: cents,
  Imposta: cents,
  ImportoPagamento: cents,
  Quantita: /^\d{1,12}\.\d{2,8}$/,
  PrezzoUnitario: exact,
  PrezzoTotale: exact,
  AliquotaIVA: /^\d{1,3}\.\d{2}$/,
  Natura: /^N[1-7](\.\d)?$/,
  EsigibilitaIVA: /^[DIS]$/,
  TipoDato: /^[\x20-\x7e]{1,10}$/,
  RiferimentoTesto: /^[\x20-\xff]{1,60}$/,
  RiferimentoData: day,
  Causale: /^.{1,200}$/s,
  Descrizione: /^.{1,1000}$/s,
  ModalitaPagamento: /^MP(0[1-9]|1\d|2[0-3])$/,
  CondizioniPagamento: /^TP0[1-3]$/,
}

/** Whether every group has its children in order, and every leaf a text that the schema takes. */
function requireStructure(element: XmlElement): void {
  const allowed = order[element.name]?.split(' ')
  if (allowed) {
    const places = element.children.map(({ name }) => allowed.indexOf(name))
    expect(places, element.name).toEqual([...places].sort((one, other) => one - other))
    expect(places, element.name).not.toContain(-1)
  }
  const pattern = texts[element.name]
  if (pattern && element.children.length === 0) {
    expect(element.text.trim(), element.name).toMatch(pattern)
  }
  for (const child of element.children) requireStructure(child)
}

function leafOf(xml: string, name: string): string | undefined {
  return new RegExp(`<${name}>([^<]*)<`).exec(xml)?.[1]
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

  // The schema is the agency's and not kept here: its path, with xmllint on the machine.
  test.skipIf(!process.env.FATTURAPA_XSD)('is valid by the schema of the agency', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fattura-'))
    try {
      for (const [name, xml] of Object.entries(written)) {
        const path = join(folder, `${name}.xml`)
        writeFileSync(path, xml)
        execFileSync('xmllint', ['--noout', '--schema', process.env.FATTURAPA_XSD ?? '', path])
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

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
