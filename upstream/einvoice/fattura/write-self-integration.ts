import type { InvoiceAddress } from '../model.ts'
import { group, leaf, xmlFile } from '../xml/write.ts'
import { naturaOf } from './natura.ts'
import { fatturaNamespace } from './write.ts'
import { fiscalCode, seat, vatId } from './write-party.ts'
import { amount, ascii, latin } from './write-texts.ts'

/** TD17 services from abroad, TD18 goods from the Union, TD19 goods under art. 17 c. 2 D.P.R. 633/1972. */
export type SelfIntegrationType = 'TD17' | 'TD18' | 'TD19'

/** A purchase from abroad that the buyer owes the tax of. Amounts are decimals in euro. */
export type SelfIntegration = {
  type: SelfIntegrationType
  /** Of the buyer's own series. */
  number: string
  /** When the supplier's document was received, or the supply was made. */
  date: string
  /** Tells the firm's files apart: at most ten letters and digits. */
  progress: string
  supplier: { name: string; country: string; taxId: string; address: InvoiceAddress }
  /** The firm: its VAT id begins with IT. */
  buyer: { name: string; vatId: string; taxCode: string; address: InvoiceAddress }
  /** The supplier's own document. */
  reference: { number: string; date: string }
  lines: readonly { description: string; net: string; rate: string; reason: string }[]
  groups: readonly { base: string; tax: string; rate: string; reason: string }[]
  total: string
}

/**
 * The document by which an Italian buyer takes on the tax of a purchase from abroad and tells it to the
 * Sistema di Interscambio (FatturaPA 1.2.2; Agenzia delle Entrate, Guida alla compilazione delle fatture
 * elettroniche e dell'esterometro, TD17 to TD19): the supplier is the seller, the firm the buyer that
 * issues it (`CC`) and gets it back, so no recipient is named.
 */
export function writeSelfIntegration(one: SelfIntegration): string {
  const { supplier, buyer, type, number, date, reference } = one
  return xmlFile(
    'p:FatturaElettronica',
    { versione: 'FPR12', 'xmlns:p': fatturaNamespace },
    group(
      'FatturaElettronicaHeader',
      group(
        'DatiTrasmissione',
        group('IdTrasmittente', leaf('IdPaese', 'IT'), leaf('IdCodice', buyer.vatId.slice(2))),
        leaf('ProgressivoInvio', one.progress),
        leaf('FormatoTrasmissione', 'FPR12'),
        leaf('CodiceDestinatario', '0000000'),
      ),
      supplierPart(supplier),
      group(
        'CessionarioCommittente',
        group(
          'DatiAnagrafici',
          vatId(buyer.vatId),
          fiscalCode(buyer.taxCode),
          group('Anagrafica', leaf('Denominazione', latin(buyer.name, 80))),
        ),
        seat(buyer.address),
      ),
      leaf('SoggettoEmittente', 'CC'),
    ),
    group(
      'FatturaElettronicaBody',
      group(
        'DatiGenerali',
        group(
          'DatiGeneraliDocumento',
          leaf('TipoDocumento', type),
          leaf('Divisa', 'EUR'),
          leaf('Data', date),
          leaf('Numero', ascii(number, 20)),
          leaf('ImportoTotaleDocumento', amount(one.total)),
        ),
        group(
          'DatiFattureCollegate',
          leaf('IdDocumento', ascii(reference.number, 20)),
          leaf('Data', reference.date),
        ),
      ),
      group('DatiBeniServizi', linesPart(one), groupsPart(one)),
    ),
  )
}

/** The regime of somebody abroad is none of the Italian ones: RF18. */
function supplierPart({ name, country, taxId, address }: SelfIntegration['supplier']): string {
  return group(
    'CedentePrestatore',
    group(
      'DatiAnagrafici',
      group('IdFiscaleIVA', leaf('IdPaese', country), leaf('IdCodice', ascii(taxId, 28))),
      group('Anagrafica', leaf('Denominazione', latin(name, 80))),
      leaf('RegimeFiscale', 'RF18'),
    ),
    seat(address),
  )
}

function linesPart({ lines }: SelfIntegration): string[] {
  return lines.map(({ description, net, rate, reason }, at) =>
    group(
      'DettaglioLinee',
      leaf('NumeroLinea', String(at + 1)),
      leaf('Descrizione', latin(description, 1000) || '-'),
      leaf('PrezzoUnitario', amount(net)),
      leaf('PrezzoTotale', amount(net)),
      leaf('AliquotaIVA', amount(rate)),
      leaf('Natura', naturaAt(rate, reason)),
    ),
  )
}

function groupsPart({ groups }: SelfIntegration): string[] {
  return groups.map(({ base, tax, rate, reason }) =>
    group(
      'DatiRiepilogo',
      leaf('AliquotaIVA', amount(rate)),
      leaf('Natura', naturaAt(rate, reason)),
      leaf('ImponibileImporto', amount(base)),
      leaf('Imposta', amount(tax)),
      leaf('EsigibilitaIVA', Number(rate) === 0 ? '' : 'I'),
      leaf('RiferimentoNormativo', Number(rate) === 0 ? latin(reason, 100) : ''),
    ),
  )
}

/** What bears no tax says why; the law is that of an exempt purchase unless it says another. */
function naturaAt(rate: string, reason: string): string {
  return Number(rate) === 0 ? naturaOf('E', reason) : ''
}
