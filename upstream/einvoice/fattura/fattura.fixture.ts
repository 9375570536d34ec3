import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { ElectronicInvoice } from '../model.ts'
import { readElectronicInvoice } from '../read-electronic-invoice.ts'
import type { XmlElement } from '../xml/read-tree.ts'

const file = new URL('../fixtures/invoice.ubl.xml', import.meta.url)

/** The German example as a firm in Milan would have written it. */
export function italian(changes: Partial<ElectronicInvoice> = {}): ElectronicInvoice {
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
    'DatiTrasmissione CedentePrestatore RappresentanteFiscale CessionarioCommittente TerzoIntermediarioOSoggettoEmittente SoggettoEmittente',
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
export function requireStructure(element: XmlElement): void {
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

export function leafOf(xml: string, name: string): string | undefined {
  return new RegExp(`<${name}>([^<]*)<`).exec(xml)?.[1]
}

/** The schema is the agency's and not kept here: its path, with xmllint on the machine. */
export const schema = process.env.FATTURAPA_XSD

export function requireValid(files: Readonly<Record<string, string>>): void {
  const folder = mkdtempSync(join(tmpdir(), 'fattura-'))
  try {
    for (const [name, xml] of Object.entries(files)) {
      const path = join(folder, `${name}.xml`)
      writeFileSync(path, xml)
      execFileSync('xmllint', ['--noout', '--schema', schema ?? '', path])
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
