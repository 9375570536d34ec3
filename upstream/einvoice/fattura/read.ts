import { add, type Decimal, formatDecimal, parseDecimal } from '#contract/core/decimal.ts'
import type { ElectronicInvoice, PaymentMeans, SupportingDocument } from '../model.ts'
import { find, findAll, text, textOf } from '../xml/find.ts'
import type { XmlElement } from '../xml/read-tree.ts'
import { categoryOfNatura, kindOfFattura, meansOfFattura } from './codes.ts'
import { documentAdjustments, fatturaLine } from './read-line.ts'
import {
  fatturaAddress,
  fatturaEndpoint,
  fatturaName,
  fatturaParty,
  fatturaVatId,
} from './read-party.ts'

type Maybe = XmlElement | undefined

/** A FatturaElettronica in business terms: one document for each body of the file. */
export function readFattura(root: XmlElement): ElectronicInvoice[] {
  const head = find(root, 'FatturaElettronicaHeader')
  return findAll(root, 'FatturaElettronicaBody').map((body) => readBody(head, body))
}

function readBody(head: Maybe, body: XmlElement): ElectronicInvoice {
  const transmission = find(head, 'DatiTrasmissione')
  const general = find(body, 'DatiGenerali')
  const document = find(general, 'DatiGeneraliDocumento')
  const goods = find(body, 'DatiBeniServizi')
  const terms = findAll(body, 'DatiPagamento/DettaglioPagamento')
  const endpoint = fatturaEndpoint(transmission)
  const shipped = text(general, 'DatiTrasporto/DataOraConsegna').slice(0, 10)
  const place = find(general, 'DatiTrasporto/IndirizzoResa')
  return {
    specification: `FatturaPA ${text(transmission, 'FormatoTrasmissione')}`.trim(),
    process: '',
    number: text(document, 'Numero'),
    issueDate: text(document, 'Data'),
    typeCode: kindOfFattura(text(document, 'TipoDocumento')),
    currency: text(document, 'Divisa'),
    taxCurrency: '',
    taxPointDate: '',
    taxPointCode: text(goods, 'DatiRiepilogo/EsigibilitaIVA') === 'D' ? '432' : '',
    dueDate: terms.map((one) => text(one, 'DataScadenzaPagamento')).find(Boolean) ?? '',
    buyerReference: text(head, 'CedentePrestatore/RiferimentoAmministrazione'),
    projectReference: text(general, 'DatiOrdineAcquisto/CodiceCUP'),
    contractReference: text(general, 'DatiContratto/IdDocumento'),
    orderReference: text(general, 'DatiOrdineAcquisto/IdDocumento'),
    salesOrderReference: '',
    receivingReference: text(general, 'DatiRicezione/IdDocumento'),
    despatchReference: text(general, 'DatiDDT/NumeroDDT'),
    tenderReference: text(general, 'DatiOrdineAcquisto/CodiceCIG'),
    object: null,
    accountingReference: '',
    paymentTerms: text(body, 'DatiPagamento/CondizioniPagamento'),
    notes: findAll(document, 'Causale').map((one) => ({ subject: '', text: textOf(one) })),
    precedingInvoices: findAll(general, 'DatiFattureCollegate').map((one) => ({
      number: text(one, 'IdDocumento'),
      issueDate: text(one, 'Data'),
    })),
    seller: fatturaParty(find(head, 'CedentePrestatore')),
    buyer: { ...fatturaParty(find(head, 'CessionarioCommittente')), endpoint },
    payee: null,
    taxRepresentative: representativeOf(find(head, 'RappresentanteFiscale/DatiAnagrafici')),
    delivery:
      shipped === '' && place === undefined
        ? null
        : {
            name: '',
            location: null,
            date: shipped,
            address: place ? fatturaAddress(place) : null,
          },
    period: null,
    payments: terms.map(paymentOf),
    withheld: findAll(document, 'DatiRitenuta').map((one) => ({
      kind: text(one, 'TipoRitenuta'),
      amount: text(one, 'ImportoRitenuta'),
    })),
    ...documentAdjustments(document),
    totals: totalsOf(document, goods, terms),
    taxes: findAll(goods, 'DatiRiepilogo').map((group) => ({
      base: text(group, 'ImponibileImporto'),
      tax: text(group, 'Imposta'),
      category: categoryOfNatura(text(group, 'Natura')),
      rate: text(group, 'AliquotaIVA'),
      reason: text(group, 'RiferimentoNormativo'),
      reasonCode: text(group, 'Natura'),
    })),
    documents: findAll(body, 'Allegati').map(attachmentOf),
    lines: findAll(goods, 'DettaglioLinee').map(fatturaLine),
  }
}

function representativeOf(data: Maybe): ElectronicInvoice['taxRepresentative'] {
  if (data === undefined) return null
  return { name: fatturaName(data), vatId: fatturaVatId(data), address: fatturaAddress(undefined) }
}

function paymentOf(term: XmlElement): PaymentMeans {
  const iban = text(term, 'IBAN')
  return {
    code: meansOfFattura(text(term, 'ModalitaPagamento')),
    text: text(term, 'ModalitaPagamento'),
    remittance: text(term, 'CodicePagamento'),
    account:
      iban === '' ? null : { id: iban, name: text(term, 'Beneficiario'), bic: text(term, 'BIC') },
    card: null,
    debit: null,
  }
}

function attachmentOf(one: XmlElement): SupportingDocument {
  const name = text(one, 'NomeAttachment')
  return {
    id: name,
    description: text(one, 'DescrizioneAttachment'),
    url: '',
    file: {
      type: text(one, 'FormatoAttachment'),
      name,
      content: text(one, 'Attachment').replace(/\s+/g, ''),
    },
  }
}

/** The file states the total at most; net and tax are the sums of its summary. */
function totalsOf(document: Maybe, goods: Maybe, terms: XmlElement[]): ElectronicInvoice['totals'] {
  const groups = findAll(goods, 'DatiRiepilogo')
  const net = sumOf(groups.map((group) => text(group, 'ImponibileImporto')))
  const tax = sumOf(groups.map((group) => text(group, 'Imposta')))
  const gross = text(document, 'ImportoTotaleDocumento') || sumOf([net, tax])
  const due = sumOf(terms.map((term) => text(term, 'ImportoPagamento')))
  return {
    lines: sumOf(findAll(goods, 'DettaglioLinee').map((line) => text(line, 'PrezzoTotale'))),
    allowances: '',
    charges: '',
    net,
    tax,
    accountedTax: '',
    gross,
    prepaid: '',
    rounding: text(document, 'Arrotondamento'),
    due: terms.length > 0 ? due : gross,
  }
}

function sumOf(amounts: readonly string[]): string {
  const zero: Decimal = { units: 0n, scale: 2 }
  const total = amounts.reduce(
    (sum, amount) => add(sum, parseDecimal(amount, { maxScale: 8 }) ?? zero),
    zero,
  )
  const [whole = '0', fraction = ''] = formatDecimal(total).split('.')
  return `${whole}.${fraction.padEnd(2, '0')}`
}
