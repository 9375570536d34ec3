import type { Delivery, ElectronicInvoice, SupportingDocument } from '../model.ts'
import { fileOf, find, findAll, text, textsOf } from '../xml/find.ts'
import type { XmlElement } from '../xml/read-tree.ts'
import { ciiLine } from './read-line.ts'
import {
  ciiAddress,
  ciiAllowances,
  ciiDate,
  ciiId,
  ciiLogistics,
  ciiParty,
  ciiPayee,
  ciiPeriod,
  ciiTaxId,
} from './read-parts.ts'
import {
  ciiAccountedTax,
  ciiDueDate,
  ciiEarlyPayment,
  ciiPayments,
  ciiTaxes,
  ciiTotals,
  taxPointOf,
} from './read-settlement.ts'

type Maybe = XmlElement | undefined

/** A Cross Industry Invoice, D16B and later, in business terms. */
export function readCii(root: XmlElement): ElectronicInvoice {
  const context = find(root, 'ExchangedDocumentContext')
  const head = find(root, 'ExchangedDocument')
  const trade = find(root, 'SupplyChainTradeTransaction')
  const agreement = find(trade, 'ApplicableHeaderTradeAgreement')
  const delivery = find(trade, 'ApplicableHeaderTradeDelivery')
  const settlement = find(trade, 'ApplicableHeaderTradeSettlement')
  const currency = text(settlement, 'InvoiceCurrencyCode')
  const references = findAll(agreement, 'AdditionalReferencedDocument')
  const ofType = (code: string) => references.find((one) => text(one, 'TypeCode') === code)
  const object = ofType('130')
  text(agreement, 'SpecifiedProcuringProject/Name')
  return {
    specification: text(context, 'GuidelineSpecifiedDocumentContextParameter/ID'),
    process: text(context, 'BusinessProcessSpecifiedDocumentContextParameter/ID'),
    number: text(head, 'ID'),
    issueDate: ciiDate(head, 'IssueDateTime'),
    typeCode: text(head, 'TypeCode'),
    currency,
    taxCurrency: text(settlement, 'TaxCurrencyCode'),
    ...taxPointOf(settlement),
    dueDate: ciiDueDate(settlement),
    buyerReference: text(agreement, 'BuyerReference'),
    projectReference: text(agreement, 'SpecifiedProcuringProject/ID'),
    contractReference: text(agreement, 'ContractReferencedDocument/IssuerAssignedID'),
    orderReference: text(agreement, 'BuyerOrderReferencedDocument/IssuerAssignedID'),
    salesOrderReference: text(agreement, 'SellerOrderReferencedDocument/IssuerAssignedID'),
    receivingReference: text(delivery, 'ReceivingAdviceReferencedDocument/IssuerAssignedID'),
    despatchReference: text(delivery, 'DespatchAdviceReferencedDocument/IssuerAssignedID'),
    tenderReference: text(ofType('50'), 'IssuerAssignedID'),
    object: object
      ? { id: text(object, 'IssuerAssignedID'), scheme: text(object, 'ReferenceTypeCode') }
      : null,
    accountingReference: text(settlement, 'ReceivableSpecifiedTradeAccountingAccount/ID'),
    paymentTerms: textsOf(settlement, 'SpecifiedTradePaymentTerms/Description'),
    ...ciiEarlyPayment(settlement),
    notes: findAll(head, 'IncludedNote').map((note) => ({
      subject: text(note, 'SubjectCode'),
      text: text(note, 'Content'),
    })),
    precedingInvoices: findAll(settlement, 'InvoiceReferencedDocument').map((one) => ({
      number: text(one, 'IssuerAssignedID'),
      issueDate: ciiDate(one, 'FormattedIssueDateTime'),
    })),
    seller: ciiParty(find(agreement, 'SellerTradeParty')),
    buyer: ciiParty(find(agreement, 'BuyerTradeParty')),
    payee: ciiPayee(find(settlement, 'PayeeTradeParty')),
    taxRepresentative: representativeOf(find(agreement, 'SellerTaxRepresentativeTradeParty')),
    delivery: deliveryOf(delivery),
    period: ciiPeriod(find(settlement, 'BillingSpecifiedPeriod')),
    payments: ciiPayments(settlement),
    allowances: ciiAllowances(settlement, 'false'),
    charges: [...ciiAllowances(settlement, 'true'), ...ciiLogistics(settlement)],
    totals: { ...ciiTotals(settlement, currency), ...ciiAccountedTax(settlement, currency) },
    taxes: ciiTaxes(settlement),
    documents: references
      .filter((one) => !['50', '130'].includes(text(one, 'TypeCode')))
      .map(documentOf),
    lines: findAll(trade, 'IncludedSupplyChainTradeLineItem').map(ciiLine),
  }
}

function documentOf(reference: XmlElement): SupportingDocument {
  return {
    id: text(reference, 'IssuerAssignedID'),
    description: text(reference, 'Name'),
    url: text(reference, 'URIID'),
    file: fileOf(find(reference, 'AttachmentBinaryObject')),
  }
}

function representativeOf(party: Maybe): ElectronicInvoice['taxRepresentative'] {
  if (party === undefined) return null
  return {
    name: text(party, 'Name'),
    vatId: ciiTaxId(party, 'VA'),
    address: ciiAddress(find(party, 'PostalTradeAddress')),
  }
}

function deliveryOf(delivery: Maybe): Delivery | null {
  const party = find(delivery, 'ShipToTradeParty')
  const date = ciiDate(delivery, 'ActualDeliverySupplyChainEvent/OccurrenceDateTime')
  if (party === undefined && date === '') return null
  const address = find(party, 'PostalTradeAddress')
  return {
    name: text(party, 'Name'),
    location: ciiId(find(party, 'GlobalID') ?? find(party, 'ID')),
    date,
    address: address ? ciiAddress(address) : null,
  }
}
