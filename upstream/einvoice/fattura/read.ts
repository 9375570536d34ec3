import type { ElectronicInvoice, PaymentMeans, SupportingDocument } from '../model.ts'
import { find, findAll, text, textOf } from '../xml/find.ts'
import type { XmlElement } from '../xml/read-tree.ts'
import { day, decimal, sumOf } from '../xml/values.ts'
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
    issueDate: day(document, 'Data'),
    typeCode: kindOfFattura(text(document, 'TipoDocumento')),
    currency: text(document, 'Divisa'),
    taxCurrency: '',
    taxPointDate: '',
    taxPointCode: text(goods, 'DatiRiepilogo/EsigibilitaIVA') === 'D' ? '432' : '',
    dueDate: terms.map((one) => day(one, 'DataScadenzaPagamento')).find(Boolean) ?? '',
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
      issueDate: day(one, 'Data'),
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
      amount: decimal(one, 'ImportoRitenuta'),
    })),
    ...documentAdjustments(document, goods),
    totals: totalsOf(document, goods, terms),
    taxes: findAll(goods, 'DatiRiepilogo').map((group) => ({
      base: decimal(group, 'ImponibileImporto'),
      tax: decimal(group, 'Imposta'),
      category: categoryOfNatura(text(group, 'Natura')),
      rate: decimal(group, 'AliquotaIVA'),
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
  const net = sumOf(groups.map((group) => decimal(group, 'ImponibileImporto')))
  const tax = sumOf(groups.map((group) => decimal(group, 'Imposta')))
  const sum = sumOf([net, tax])
  const rounding = decimal(document, 'Arrotondamento')
  const stated = decimal(document, 'ImportoTotaleDocumento') || sum
  // Some count what they round by into the total, others leave it beside.
  const isInside = Number(rounding) !== 0 && Number(sumOf([sum, rounding])) === Number(stated)
  const gross = isInside ? sum : stated
  const due = sumOf(terms.map((term) => decimal(term, 'ImportoPagamento')))
  return {
    lines: sumOf(findAll(goods, 'DettaglioLinee').map((line) => decimal(line, 'PrezzoTotale'))),
    allowances: '',
    charges: '',
    net,
    tax,
    accountedTax: '',
    gross,
    prepaid: '',
    rounding,
    due: terms.length > 0 ? due : sumOf([gross, rounding]),
  }
}
