import type { ElectronicInvoice } from '../model.ts'
import { group, leaf, xmlFile } from '../xml/write.ts'
import { naturaOf, needsStamp } from './natura.ts'
import { type AddedDatum, lineParts } from './write-lines.ts'
import { buyerPart, delivery, sellerPart } from './write-party.ts'
import { amount, ascii, latin } from './write-texts.ts'

export const fatturaNamespace = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2'

/** What a FatturaPA says beyond the terms of EN 16931. */
export type FatturaTerms = {
  /** Tells the seller's files apart: at most ten letters and digits. */
  progress: string
  /** RegimeFiscale: RF01 the ordinary one. */
  regime: string
  /** Delivery notes that the invoice follows: with them it is a deferred one (TD24). */
  deliveryNotes: readonly { number: string; date: string }[]
  /** What the seller prints beside what a law asks for; stands as further data at the first line. */
  added: readonly AddedDatum[]
  /** Whether the buyer pays the tax to the state itself (art. 17-ter DPR 633/1972). */
  isSplit: boolean
}

/**
 * An invoice as FatturaPA 1.2. The seller has an Italian VAT id and amounts are in euro.
 */
export function writeFattura(invoice: ElectronicInvoice, terms: FatturaTerms): string {
  const { seller, buyer } = invoice
  const { code, mail } = delivery(buyer)
  const format = code.length === 6 ? 'FPA12' : 'FPR12'
  return xmlFile(
    'p:FatturaElettronica',
    { versione: format, 'xmlns:p': fatturaNamespace },
    group(
      'FatturaElettronicaHeader',
      group(
        'DatiTrasmissione',
        group(
          'IdTrasmittente',
          leaf('IdPaese', 'IT'),
          leaf('IdCodice', ascii(seller.vatId.slice(2), 28)),
        ),
        leaf('ProgressivoInvio', terms.progress),
        leaf('FormatoTrasmissione', format),
        leaf('CodiceDestinatario', code),
        leaf('PECDestinatario', mail),
      ),
      sellerPart(seller, terms.regime),
      buyerPart(buyer),
    ),
    group(
      'FatturaElettronicaBody',
      generalPart(invoice, terms),
      group(
        'DatiBeniServizi',
        lineParts(invoice, reasonIn(invoice), terms.added),
        summaryParts(invoice, terms),
      ),
      paymentPart(invoice, terms),
    ),
  )
}

function reasonIn({ taxes }: ElectronicInvoice): (category: string) => string {
  return (category) => taxes.find((group) => group.category === category)?.reason ?? ''
}

/** TD04 a credit note, TD02 a prepayment, TD24 a deferred invoice that names its delivery notes. */
function kindOf({ typeCode }: ElectronicInvoice, { deliveryNotes }: FatturaTerms): string {
  if (typeCode === '381') return 'TD04'
  if (typeCode === '386') return 'TD02'
  return deliveryNotes.length === 0 ? 'TD01' : 'TD24'
}

function generalPart(invoice: ElectronicInvoice, terms: FatturaTerms): string {
  const { totals, taxes, notes } = invoice
  const causes = notes.flatMap(({ text }) => pieces(latin(text, 2000)))
  return group(
    'DatiGenerali',
    group(
      'DatiGeneraliDocumento',
      leaf('TipoDocumento', kindOf(invoice, terms)),
      leaf('Divisa', invoice.currency),
      leaf('Data', invoice.issueDate),
      leaf('Numero', ascii(invoice.number, 20)),
      needsStamp(taxes)
        ? group('DatiBollo', leaf('BolloVirtuale', 'SI'), leaf('ImportoBollo', '2.00'))
        : '',
      leaf('ImportoTotaleDocumento', amount(totals.gross)),
      leaf('Arrotondamento', totals.rounding === '' ? '' : amount(totals.rounding)),
      causes.map((cause) => leaf('Causale', cause)),
    ),
    group('DatiOrdineAcquisto', leaf('IdDocumento', ascii(invoice.orderReference, 20))),
    group('DatiContratto', leaf('IdDocumento', ascii(invoice.contractReference, 20))),
    invoice.precedingInvoices.map((one) =>
      group(
        'DatiFattureCollegate',
        leaf('IdDocumento', ascii(one.number, 20)),
        leaf('Data', one.issueDate),
      ),
    ),
    terms.deliveryNotes.map(({ number, date }) =>
      group('DatiDDT', leaf('NumeroDDT', ascii(number, 20)), leaf('DataDDT', date)),
    ),
  )
}

/** A cause has 200 letters at most; a longer one goes on in the next. */
function pieces(text: string): string[] {
  return text.match(/.{1,200}/g) ?? []
}

/** EsigibilitaIVA: I at once, S where the buyer pays the tax to the state. */
function summaryParts({ taxes }: ElectronicInvoice, { isSplit }: FatturaTerms): string[] {
  const due = isSplit ? 'S' : 'I'
  return taxes.map((one) =>
    group(
      'DatiRiepilogo',
      leaf('AliquotaIVA', amount(one.rate)),
      leaf('Natura', naturaOf(one.category, one.reason)),
      leaf('ImponibileImporto', amount(one.base)),
      leaf('Imposta', amount(one.tax)),
      leaf('EsigibilitaIVA', one.category === 'S' || one.category === 'B' ? due : ''),
      leaf('RiferimentoNormativo', latin(one.reason, 100)),
    ),
  )
}

/** In parts (TP01), each with its day, or at once (TP02). */
function paymentPart(invoice: ElectronicInvoice, { isSplit }: FatturaTerms): string {
  const { payments, dueDate, typeCode, instalments = [] } = invoice
  // The tax is not the seller's to receive.
  const totals = isSplit ? { due: invoice.totals.net } : invoice.totals
  if (typeCode === '381') return ''
  const account = payments.find((means) => means.account)?.account
  const isByCard = payments.some(({ card }) => card !== null)
  const means = account ? 'MP05' : 'MP01'
  const parts = instalments.length > 0 ? instalments : [{ dueDate, amount: totals.due }]
  return group(
    'DatiPagamento',
    leaf('CondizioniPagamento', instalments.length > 0 ? 'TP01' : 'TP02'),
    ...parts.map((part) =>
      group(
        'DettaglioPagamento',
        leaf('ModalitaPagamento', isByCard ? 'MP08' : means),
        leaf('DataScadenzaPagamento', part.dueDate),
        leaf('ImportoPagamento', amount(part.amount)),
        leaf('IBAN', account?.id ?? ''),
      ),
    ),
  )
}
