import type { ElectronicInvoice } from '../model.ts'
import { group, leaf, xmlFile } from '../xml/write.ts'
import { naturaOf, needsStamp } from './natura.ts'
import { lineParts } from './write-lines.ts'
import { buyerPart, delivery, sellerPart } from './write-party.ts'
import { amount, ascii, latin } from './write-texts.ts'

const namespace = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2'

/**
 * An invoice as FatturaPA 1.2. `progress` tells the seller's files apart, at most ten letters and
 * digits. The seller has an Italian VAT id and amounts are in euro.
 */
export function writeFattura(invoice: ElectronicInvoice, progress: string): string {
  const { seller, buyer } = invoice
  const { code, mail } = delivery(buyer)
  const format = code.length === 6 ? 'FPA12' : 'FPR12'
  return xmlFile(
    'p:FatturaElettronica',
    { versione: format, 'xmlns:p': namespace },
    group(
      'FatturaElettronicaHeader',
      group(
        'DatiTrasmissione',
        group(
          'IdTrasmittente',
          leaf('IdPaese', 'IT'),
          leaf('IdCodice', ascii(seller.vatId.slice(2), 28)),
        ),
        leaf('ProgressivoInvio', progress),
        leaf('FormatoTrasmissione', format),
        leaf('CodiceDestinatario', code),
        leaf('PECDestinatario', mail),
      ),
      sellerPart(seller),
      buyerPart(buyer),
    ),
    group(
      'FatturaElettronicaBody',
      generalPart(invoice),
      group('DatiBeniServizi', lineParts(invoice, reasonIn(invoice)), summaryParts(invoice)),
      paymentPart(invoice),
    ),
  )
}

function reasonIn({ taxes }: ElectronicInvoice): (category: string) => string {
  return (category) => taxes.find((group) => group.category === category)?.reason ?? ''
}

/** TD04 a credit note, TD02 a prepayment, TD24 a deferred invoice that names its delivery note. */
function kindOf({ typeCode, despatchReference }: ElectronicInvoice): string {
  if (typeCode === '381') return 'TD04'
  if (typeCode === '386') return 'TD02'
  return despatchReference === '' ? 'TD01' : 'TD24'
}

function generalPart(invoice: ElectronicInvoice): string {
  const { totals, taxes, notes } = invoice
  const causes = notes.flatMap(({ text }) => pieces(latin(text, 2000)))
  return group(
    'DatiGenerali',
    group(
      'DatiGeneraliDocumento',
      leaf('TipoDocumento', kindOf(invoice)),
      leaf('Divisa', invoice.currency),
      leaf('Data', invoice.issueDate),
      leaf('Numero', ascii(invoice.number, 20)),
      needsStamp(taxes)
        ? group('DatiBollo', leaf('BolloVirtuale', 'SI'), leaf('ImportoBollo', '2.00'))
        : '',
      leaf('ImportoTotaleDocumento', amount(totals.gross)),
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
    invoice.despatchReference === ''
      ? ''
      : group(
          'DatiDDT',
          leaf('NumeroDDT', ascii(invoice.despatchReference, 20)),
          leaf('DataDDT', invoice.delivery?.date || invoice.issueDate),
        ),
  )
}

/** A cause has 200 letters at most; a longer one goes on in the next. */
function pieces(text: string): string[] {
  return text.match(/.{1,200}/g) ?? []
}

function summaryParts({ taxes }: ElectronicInvoice): string[] {
  return taxes.map((one) =>
    group(
      'DatiRiepilogo',
      leaf('AliquotaIVA', amount(one.rate)),
      leaf('Natura', naturaOf(one.category, one.reason)),
      leaf('ImponibileImporto', amount(one.base)),
      leaf('Imposta', amount(one.tax)),
      leaf('EsigibilitaIVA', one.category === 'S' ? 'I' : ''),
      leaf('RiferimentoNormativo', latin(one.reason, 100)),
    ),
  )
}

/** In parts (TP01), each with its day, or at once (TP02). */
function paymentPart(invoice: ElectronicInvoice): string {
  const { payments, dueDate, totals, typeCode, instalments = [] } = invoice
  if (typeCode === '381') return ''
  const account = payments.find((means) => means.account)?.account
  const parts = instalments.length > 0 ? instalments : [{ dueDate, amount: totals.due }]
  return group(
    'DatiPagamento',
    leaf('CondizioniPagamento', instalments.length > 0 ? 'TP01' : 'TP02'),
    ...parts.map((part) =>
      group(
        'DettaglioPagamento',
        leaf('ModalitaPagamento', account ? 'MP05' : 'MP01'),
        leaf('DataScadenzaPagamento', part.dueDate),
        leaf('ImportoPagamento', amount(part.amount)),
        leaf('IBAN', account?.id ?? ''),
      ),
    ),
  )
}
