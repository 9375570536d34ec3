import { isCredit } from '../credit-kinds.ts'
import type {
  Delivery,
  EarlyPayment,
  ElectronicInvoice,
  PaymentMeans,
  SupportingDocument,
} from '../model.ts'
import { earlyPaymentIn } from '../xml/early-payment.ts'
import { fileOf, find, findAll, text, textOf, textsOf, textWhere } from '../xml/find.ts'
import type { XmlElement } from '../xml/read-tree.ts'
import { day, decimal, decimalText } from '../xml/values.ts'
import { ublLine } from './read-line.ts'
import { allowancesOf, periodOf } from './read-parts.ts'
import { ublAddress, ublId, ublParty, ublPayee, ublTaxId } from './read-party.ts'

/** An `Invoice` or `CreditNote` of UBL 2.1 in business terms. */
export function readUbl(root: XmlElement): ElectronicInvoice {
  const isCreditNote = root.name === 'CreditNote'
  const currency = text(root, 'DocumentCurrencyCode')
  const taxCurrency = text(root, 'TaxCurrencyCode')
  const period = find(root, 'InvoicePeriod')
  return {
    specification: text(root, 'CustomizationID'),
    process: text(root, 'ProfileID'),
    number: text(root, 'ID'),
    issueDate: day(root, 'IssueDate'),
    typeCode: isCreditNote ? creditKindOf(root) : text(root, 'InvoiceTypeCode'),
    currency,
    taxCurrency,
    taxPointDate: day(root, 'TaxPointDate'),
    taxPointCode: text(period, 'DescriptionCode'),
    dueDate: dueDateOf(root),
    buyerReference: text(root, 'BuyerReference'),
    projectReference: projectOf(root),
    contractReference: text(root, 'ContractDocumentReference/ID'),
    ...ordersOf(root),
    receivingReference: text(root, 'ReceiptDocumentReference/ID'),
    despatchReference: text(root, 'DespatchDocumentReference/ID'),
    tenderReference: text(root, 'OriginatorDocumentReference/ID'),
    object: objectOf(root),
    accountingReference: text(root, 'AccountingCost'),
    paymentTerms: textsOf(root, 'PaymentTerms/Note'),
    ...earlyPaymentOf(root),
    notes: findAll(root, 'Note').map((note) => splitNote(textOf(note))),
    precedingInvoices: findAll(root, 'BillingReference/InvoiceDocumentReference').map((one) => ({
      number: text(one, 'ID'),
      issueDate: day(one, 'IssueDate'),
    })),
    seller: ublParty(find(root, 'AccountingSupplierParty/Party')),
    buyer: ublParty(find(root, 'AccountingCustomerParty/Party')),
    payee: ublPayee(find(root, 'PayeeParty')),
    taxRepresentative: representativeOf(root),
    delivery: deliveryOf(find(root, 'Delivery')),
    period: periodOf(period),
    payments: findAll(root, 'PaymentMeans').map((means) => paymentOf(root, means)),
    allowances: allowancesOf(root, 'false'),
    charges: allowancesOf(root, 'true'),
    totals: totalsOf(root, currency, taxCurrency),
    taxes: taxGroups(root, currency).map((group) => ({
      base: decimal(group, 'TaxableAmount'),
      tax: decimal(group, 'TaxAmount'),
      category: text(group, 'TaxCategory/ID'),
      rate: decimal(group, 'TaxCategory/Percent'),
      reason: text(group, 'TaxCategory/TaxExemptionReason'),
      reasonCode: text(group, 'TaxCategory/TaxExemptionReasonCode'),
    })),
    documents: findAll(root, 'AdditionalDocumentReference')
      .filter((one) => !isObject(one) && !isProject(one))
      .map(documentOf),
    lines: findAll(root, isCreditNote ? 'CreditNoteLine' : 'InvoiceLine').map(ublLine),
  }
}

/** A credit note has no day of its own, and some invoices say theirs where credit notes do (BT-9). */
function dueDateOf(root: XmlElement): string {
  const paths = ['DueDate', 'PaymentMeans/PaymentDueDate', 'PaymentTerms/PaymentDueDate']
  return paths.map((path) => day(root, path)).find((date) => date !== '') ?? ''
}

/** What paying early saves where it is said in figures, beside XRechnung's words (`SettlementDiscountPercent`). */
function earlyPaymentOf(root: XmlElement): { earlyPayment?: EarlyPayment[] } {
  return earlyPaymentIn(findAll(root, 'PaymentTerms'), {
    rate: 'SettlementDiscountPercent',
    period: 'SettlementPeriod/DurationMeasure',
  })
}

/** Tax by rate in the currency of the document: a second sum may say it in that of the accounts. */
function taxGroups(root: XmlElement, currency: string): XmlElement[] {
  const all = findAll(root, 'TaxTotal')
  const own = all.filter(
    (total) => (find(total, 'TaxAmount')?.attributes.currencyID ?? currency) === currency,
  )
  return (own.length > 0 ? own : all).flatMap((total) => findAll(total, 'TaxSubtotal'))
}

/** What the root says goes before the code: a file may leave that out, or name the kind it corrects. */
function creditKindOf(root: XmlElement): string {
  const code = text(root, 'CreditNoteTypeCode')
  return isCredit(code) ? code : '381'
}

/** `#AAI#text`: UBL has no element for a note's subject (EN 16931-3-2). */
function splitNote(note: string): { subject: string; text: string } {
  const match = /^#([A-Z]{3})#([\s\S]*)$/.exec(note)
  return match ? { subject: match[1] ?? '', text: match[2] ?? '' } : { subject: '', text: note }
}

function isObject(reference: XmlElement): boolean {
  return text(reference, 'DocumentTypeCode') === '130'
}

/** A credit note has no ProjectReference; there a reference of type 50 says it. */
function isProject(reference: XmlElement): boolean {
  return text(reference, 'DocumentTypeCode') === '50'
}

function projectOf(root: XmlElement): string {
  const own = text(root, 'ProjectReference/ID')
  return own || text(findAll(root, 'AdditionalDocumentReference').find(isProject), 'ID')
}

/** `NA` stands for no number of the buyer's where the seller has one. */
function ordersOf(root: XmlElement) {
  const orderReference = text(root, 'OrderReference/ID')
  const salesOrderReference = text(root, 'OrderReference/SalesOrderID')
  const isNone = orderReference === 'NA' && salesOrderReference !== ''
  return { orderReference: isNone ? '' : orderReference, salesOrderReference }
}

function objectOf(root: XmlElement) {
  return ublId(find(findAll(root, 'AdditionalDocumentReference').find(isObject), 'ID'))
}

function documentOf(reference: XmlElement): SupportingDocument {
  return {
    id: text(reference, 'ID'),
    description: text(reference, 'DocumentDescription'),
    url: text(reference, 'Attachment/ExternalReference/URI'),
    file: fileOf(find(reference, 'Attachment/EmbeddedDocumentBinaryObject')),
  }
}

function representativeOf(root: XmlElement): ElectronicInvoice['taxRepresentative'] {
  const party = find(root, 'TaxRepresentativeParty')
  if (party === undefined) return null
  return {
    name: text(party, 'PartyName/Name'),
    vatId: ublTaxId(party, true),
    address: ublAddress(find(party, 'PostalAddress')),
  }
}

function deliveryOf(delivery: XmlElement | undefined): Delivery | null {
  if (delivery === undefined) return null
  const address = find(delivery, 'DeliveryLocation/Address')
  return {
    name: text(delivery, 'DeliveryParty/PartyName/Name'),
    location: ublId(find(delivery, 'DeliveryLocation/ID')),
    date: day(delivery, 'ActualDeliveryDate'),
    address: address ? ublAddress(address) : null,
  }
}

function paymentOf(root: XmlElement, means: XmlElement): PaymentMeans {
  const code = find(means, 'PaymentMeansCode')
  const account = find(means, 'PayeeFinancialAccount')
  const card = find(means, 'CardAccount')
  text(card, 'NetworkID')
  const mandate = find(means, 'PaymentMandate')
  return {
    code: textOf(code),
    text: code?.attributes.name ?? '',
    remittance: text(means, 'PaymentID'),
    account: account
      ? {
          id: text(account, 'ID'),
          name: text(account, 'Name'),
          bic: text(account, 'FinancialInstitutionBranch/ID'),
        }
      : null,
    card: card
      ? { number: text(card, 'PrimaryAccountNumberID'), holder: text(card, 'HolderName') }
      : null,
    debit: mandate
      ? {
          mandate: text(mandate, 'ID'),
          creditorId: creditorOf(root),
          account: text(mandate, 'PayerFinancialAccount/ID'),
        }
      : null,
  }
}

/** BT-90 is an identifier of the seller or the payee with the scheme SEPA. */
function creditorOf(root: XmlElement): string {
  const isSepa = (id: XmlElement) => id.attributes.schemeID === 'SEPA'
  return (
    textWhere(root, 'PayeeParty/PartyIdentification/ID', isSepa) ||
    textWhere(root, 'AccountingSupplierParty/Party/PartyIdentification/ID', isSepa)
  )
}

function totalsOf(root: XmlElement, currency: string, taxCurrency: string) {
  const sums = find(root, 'LegalMonetaryTotal')
  const inCurrency = (code: string) => (amount: XmlElement) =>
    (amount.attributes.currencyID ?? currency) === code
  return {
    lines: decimal(sums, 'LineExtensionAmount'),
    allowances: decimal(sums, 'AllowanceTotalAmount'),
    charges: decimal(sums, 'ChargeTotalAmount'),
    net: decimal(sums, 'TaxExclusiveAmount'),
    tax: decimalText(textWhere(root, 'TaxTotal/TaxAmount', inCurrency(currency))),
    accountedTax:
      taxCurrency === '' || taxCurrency === currency
        ? ''
        : decimalText(textWhere(root, 'TaxTotal/TaxAmount', inCurrency(taxCurrency))),
    gross: decimal(sums, 'TaxInclusiveAmount'),
    prepaid: decimal(sums, 'PrepaidAmount'),
    rounding: decimal(sums, 'PayableRoundingAmount'),
    due: decimal(sums, 'PayableAmount'),
  }
}
