import { isCredit } from '../credit-kinds.ts'
import type { ElectronicInvoice, PaymentMeans, SupportingDocument } from '../model.ts'
import { group, leaf, xmlFile } from '../xml/write.ts'
import { writeUblLine } from './write-line.ts'
import {
  ublAllowances,
  ublCategory,
  ublIdentifier,
  ublPartyParts,
  ublPeriod,
  ublPostal,
  ublTaxNumber,
} from './write-parts.ts'

const base = 'urn:oasis:names:specification:ubl:schema:xsd:'

/** An invoice as UBL 2.1: an `Invoice`, or for credits a `CreditNote`. */
export function writeUbl(invoice: ElectronicInvoice): string {
  const isCreditNote = isCredit(invoice.typeCode)
  const root = isCreditNote ? 'CreditNote' : 'Invoice'
  const tender = reference('cac:OriginatorDocumentReference', invoice.tenderReference)
  const contract = reference('cac:ContractDocumentReference', invoice.contractReference)
  const documents = additionalDocuments(invoice, isCreditNote)
  const kind = leaf(`cbc:${root}TypeCode`, invoice.typeCode)
  const taxPoint = leaf('cbc:TaxPointDate', invoice.taxPointDate)
  const notes = invoice.notes.map(({ subject, text }) =>
    leaf('cbc:Note', subject === '' ? text : `#${subject}#${text}`),
  )
  return xmlFile(
    root,
    {
      xmlns: `${base}${root}-2`,
      'xmlns:cac': `${base}CommonAggregateComponents-2`,
      'xmlns:cbc': `${base}CommonBasicComponents-2`,
    },
    leaf('cbc:CustomizationID', invoice.specification),
    leaf('cbc:ProfileID', invoice.process),
    leaf('cbc:ID', invoice.number),
    leaf('cbc:IssueDate', invoice.issueDate),
    isCreditNote ? taxPoint : leaf('cbc:DueDate', invoice.dueDate),
    kind,
    ...notes,
    isCreditNote ? '' : taxPoint,
    leaf('cbc:DocumentCurrencyCode', invoice.currency),
    leaf('cbc:TaxCurrencyCode', invoice.taxCurrency),
    leaf('cbc:AccountingCost', invoice.accountingReference),
    leaf('cbc:BuyerReference', invoice.buyerReference),
    ublPeriod(invoice.period, invoice.taxPointCode),
    orderReference(invoice),
    ...invoice.precedingInvoices.map((one) =>
      group(
        'cac:BillingReference',
        group(
          'cac:InvoiceDocumentReference',
          leaf('cbc:ID', one.number),
          leaf('cbc:IssueDate', one.issueDate),
        ),
      ),
    ),
    reference('cac:DespatchDocumentReference', invoice.despatchReference),
    reference('cac:ReceiptDocumentReference', invoice.receivingReference),
    // The two schemas have these in different orders.
    ...(isCreditNote ? [contract, ...documents, tender] : [tender, contract, ...documents]),
    isCreditNote ? '' : reference('cac:ProjectReference', invoice.projectReference),
    ...parties(invoice),
    delivery(invoice),
    ...invoice.payments.map((means) => payment(means, isCreditNote ? invoice.dueDate : '')),
    group('cac:PaymentTerms', leaf('cbc:Note', invoice.paymentTerms)),
    ...ublAllowances(invoice.allowances, false, invoice.currency),
    ...ublAllowances(invoice.charges, true, invoice.currency),
    ...taxTotals(invoice),
    monetaryTotal(invoice),
    ...invoice.lines.map((line) => writeUblLine(line, invoice.currency, isCreditNote)),
  )
}

function reference(name: string, id: string): string {
  return group(name, leaf('cbc:ID', id))
}

/** UBL wants the buyer's number wherever the seller's stands; `NA` says that there is none. */
function orderReference({ orderReference, salesOrderReference }: ElectronicInvoice): string {
  const id = orderReference || (salesOrderReference === '' ? '' : 'NA')
  return group(
    'cac:OrderReference',
    leaf('cbc:ID', id),
    leaf('cbc:SalesOrderID', salesOrderReference),
  )
}

function additionalDocuments(invoice: ElectronicInvoice, isCreditNote: boolean): string[] {
  const { object, projectReference, documents } = invoice
  return [
    object === null
      ? ''
      : group(
          'cac:AdditionalDocumentReference',
          ublIdentifier('cbc:ID', object),
          leaf('cbc:DocumentTypeCode', '130'),
        ),
    isCreditNote && projectReference !== ''
      ? group(
          'cac:AdditionalDocumentReference',
          leaf('cbc:ID', projectReference),
          leaf('cbc:DocumentTypeCode', '50'),
        )
      : '',
    ...documents.map(supportingDocument),
  ]
}

function supportingDocument({ id, description, url, file }: SupportingDocument): string {
  return group(
    'cac:AdditionalDocumentReference',
    leaf('cbc:ID', id),
    leaf('cbc:DocumentDescription', description),
    group(
      'cac:Attachment',
      file === null
        ? ''
        : leaf('cbc:EmbeddedDocumentBinaryObject', file.content, {
            mimeCode: file.type,
            filename: file.name,
          }),
      group('cac:ExternalReference', leaf('cbc:URI', url)),
    ),
  )
}

function parties({ seller, buyer, payee, taxRepresentative, payments }: ElectronicInvoice) {
  const creditorId = payments.find(({ debit }) => debit?.creditorId)?.debit?.creditorId ?? ''
  const ofPayee = payee === null ? '' : creditorId
  const ofSeller = payee === null ? creditorId : ''
  return [
    group(
      'cac:AccountingSupplierParty',
      group('cac:Party', ublPartyParts(seller, { creditorId: ofSeller, isSeller: true })),
    ),
    group(
      'cac:AccountingCustomerParty',
      group('cac:Party', ublPartyParts(buyer, { creditorId: '', isSeller: false })),
    ),
    payee === null
      ? ''
      : group(
          'cac:PayeeParty',
          group('cac:PartyIdentification', ublIdentifier('cbc:ID', payee.id)),
          group('cac:PartyIdentification', leaf('cbc:ID', ofPayee, { schemeID: 'SEPA' })),
          group('cac:PartyName', leaf('cbc:Name', payee.name)),
          group('cac:PartyLegalEntity', ublIdentifier('cbc:CompanyID', payee.legalId)),
        ),
    taxRepresentative === null
      ? ''
      : group(
          'cac:TaxRepresentativeParty',
          group('cac:PartyName', leaf('cbc:Name', taxRepresentative.name)),
          ublPostal('cac:PostalAddress', taxRepresentative.address),
          ublTaxNumber(taxRepresentative.vatId, 'VAT'),
        ),
  ]
}

function delivery({ delivery }: ElectronicInvoice): string {
  if (delivery === null) return ''
  return group(
    'cac:Delivery',
    leaf('cbc:ActualDeliveryDate', delivery.date),
    group(
      'cac:DeliveryLocation',
      ublIdentifier('cbc:ID', delivery.location),
      delivery.address ? ublPostal('cac:Address', delivery.address) : '',
    ),
    group('cac:DeliveryParty', group('cac:PartyName', leaf('cbc:Name', delivery.name))),
  )
}

function payment({ code, text, remittance, account, card, debit }: PaymentMeans, due: string) {
  return group(
    'cac:PaymentMeans',
    leaf('cbc:PaymentMeansCode', code, { name: text }),
    leaf('cbc:PaymentDueDate', due),
    leaf('cbc:PaymentID', remittance),
    card === null
      ? ''
      : group(
          'cac:CardAccount',
          leaf('cbc:PrimaryAccountNumberID', card.number),
          // The schema wants a network, EN 16931 knows none.
          leaf('cbc:NetworkID', 'NA'),
          leaf('cbc:HolderName', card.holder),
        ),
    account === null
      ? ''
      : group(
          'cac:PayeeFinancialAccount',
          leaf('cbc:ID', account.id),
          leaf('cbc:Name', account.name),
          group('cac:FinancialInstitutionBranch', leaf('cbc:ID', account.bic)),
        ),
    debit === null
      ? ''
      : group(
          'cac:PaymentMandate',
          leaf('cbc:ID', debit.mandate),
          group('cac:PayerFinancialAccount', leaf('cbc:ID', debit.account)),
        ),
  )
}

function taxTotals({ currency, taxCurrency, totals, taxes }: ElectronicInvoice): string[] {
  const groups = taxes.map((one) =>
    group(
      'cac:TaxSubtotal',
      leaf('cbc:TaxableAmount', one.base, { currencyID: currency }),
      leaf('cbc:TaxAmount', one.tax, { currencyID: currency }),
      ublCategory(
        'cac:TaxCategory',
        one.category,
        one.rate,
        leaf('cbc:TaxExemptionReasonCode', one.reasonCode) +
          leaf('cbc:TaxExemptionReason', one.reason),
      ),
    ),
  )
  return [
    group('cac:TaxTotal', leaf('cbc:TaxAmount', totals.tax, { currencyID: currency }), groups),
    group('cac:TaxTotal', leaf('cbc:TaxAmount', totals.accountedTax, { currencyID: taxCurrency })),
  ]
}

function monetaryTotal({ currency, totals }: ElectronicInvoice): string {
  const amount = (name: string, text: string) => leaf(name, text, { currencyID: currency })
  return group(
    'cac:LegalMonetaryTotal',
    amount('cbc:LineExtensionAmount', totals.lines),
    amount('cbc:TaxExclusiveAmount', totals.net),
    amount('cbc:TaxInclusiveAmount', totals.gross),
    amount('cbc:AllowanceTotalAmount', totals.allowances),
    amount('cbc:ChargeTotalAmount', totals.charges),
    amount('cbc:PrepaidAmount', totals.prepaid),
    amount('cbc:PayableRoundingAmount', totals.rounding),
    amount('cbc:PayableAmount', totals.due),
  )
}
