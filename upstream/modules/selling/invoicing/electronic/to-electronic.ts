import { roundedDecimal } from '#contract/core/decimal.ts'
import { Language } from '#contract/core/fields.ts'
import { checkIban } from '#contract/core/iban.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import type { Delivery, ElectronicInvoice, PaymentMeans } from '../../../../einvoice/index.ts'
import { earlyPaymentOf } from '../early-payment.ts'
import { firstDueDate } from '../instalments.ts'
import { notesOf } from './added-notes.ts'
import { depositTerms } from './deposit-terms.ts'
import { usualKinds } from './kinds.ts'
import { lineOf } from './lines.ts'
import { addressOf, buyerOf, sellerOf } from './parties.ts'
import type { ElectronicSource } from './source.ts'
import { withSplitPayment } from './split-category.ts'
import { adjustedLines, taxesOf, totalsOf } from './sums.ts'

/** EN 16931 itself, without a profile. */
export const standard = 'urn:cen.eu:en16931:2017'
const specifications = {
  '': standard,
  xrechnung: `${standard}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`,
  peppol: `${standard}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`,
} as const
const peppolBilling = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'

const discountWords: Record<Language, string> = {
  en: 'Discount',
  de: 'Rabatt',
  it: 'Sconto',
  ru: 'Скидка',
  es: 'Descuento',
}

/** A document in the business terms of EN 16931. The same document gives the same terms for ever. */
export function toElectronicInvoice(source: ElectronicSource): ElectronicInvoice {
  return outOfScope(withAllIds(source))
}

/** As `toElectronicInvoice`, with the VAT ids of both also where nothing is subject to VAT: for a FatturaPA. */
export function withAllIds(source: ElectronicSource): ElectronicInvoice {
  const { row, terms, snapshot, credited } = source
  const { seller, buyer } = snapshot
  const reason = discountWords[Language.catch('en').parse(row.language)]
  const adjusted = adjustedLines(source, reason)
  const { currency, language } = row
  const way = { currency, language, reason, isGross: row.priceMode === 'gross' }
  const isInvoice = row.kind === 'invoice'
  const base = seller.baseCurrency
  const before = depositTerms(source)
  const period = { start: terms.periodStart ?? '', end: terms.periodEnd ?? '' }
  const written: ElectronicInvoice = {
    specification: specifications[buyer.electronicProfile],
    process: buyer.electronicProfile === '' ? '' : peppolBilling,
    number: row.number ?? '',
    issueDate: row.issueDate,
    typeCode: isInvoice ? terms.typeCode || usualKinds[row.purpose ?? ''] : '381',
    currency: row.currency,
    taxCurrency: base === row.currency ? '' : base,
    taxPointDate: '',
    taxPointCode: '',
    dueDate: isInvoice ? firstDueDate(row) : '',
    buyerReference: terms.buyerReference || buyer.buyerReference,
    projectReference: terms.projectReference,
    contractReference: terms.contractReference,
    orderReference: row.purchaseOrder,
    salesOrderReference: '',
    receivingReference: '',
    despatchReference: terms.deliveryNotes.map(({ number }) => number).join(', '),
    tenderReference: '',
    object: null,
    accountingReference: '',
    paymentTerms: isInvoice ? [earlyWords(source), instalmentWords(source)].join('') : '',
    instalments: isInvoice
      ? source.instalments.map((part) => ({
          dueDate: part.dueDate,
          amount: minorToDecimal(part.amount, currency),
        }))
      : [],
    notes: [...notesOf(source), ...before.notes],
    precedingInvoices: [...precedingOf(terms, credited), ...before.precedingInvoices],
    seller: sellerOf(seller),
    buyer: buyerOf(buyer),
    payee: null,
    taxRepresentative: null,
    delivery: deliveryOf(source),
    period: period.start === '' && period.end === '' ? null : period,
    payments: [paymentOf(source)],
    allowances: adjusted.allowances,
    charges: adjusted.charges,
    totals: totalsOf(source, adjusted),
    taxes: taxesOf(source),
    documents: [],
    lines: adjusted.lines.map((line, at) => lineOf(line, at, way)),
  }
  return source.isSplit ? withSplitPayment(written) : written
}

/**
 * Where nothing is subject to VAT, neither side has a VAT id there (BR-O-02); the firm is known by another
 * number (BR-CO-26).
 */
function outOfScope(invoice: ElectronicInvoice): ElectronicInvoice {
  const { seller, buyer, taxes } = invoice
  const isOutside = taxes.length > 0 && taxes.every(({ category }) => category === 'O')
  if (!isOutside) return invoice
  const isUnknown = seller.legalId === null && seller.ids.length === 0 && seller.vatId !== ''
  const ids = isUnknown ? [{ id: seller.vatId, scheme: '' }] : seller.ids
  return { ...invoice, seller: { ...seller, ids, vatId: '' }, buyer: { ...buyer, vatId: '' } }
}

/**
 * BT-20: the discount for early payment, as German files write it so that programs read it (XRechnung,
 * BR-DE-18: each in a line of its own), in words elsewhere.
 */
function earlyWords({ row, snapshot }: ElectronicSource): string {
  const offered = earlyPaymentOf(row)
  if (!offered) return ''
  const { days } = offered
  const rate = roundedDecimal(offered.rate, 2)
  if (snapshot.seller.address.country === 'DE') return `#SKONTO#TAGE=${days}#PROZENT=${rate}#\n`
  return `${rate} % discount within ${days} days\n`
}

/** BT-20: the parts in words, as BT-9 is the day of the first (EN 16931-1, BT-9). */
function instalmentWords({ row, instalments }: ElectronicSource): string {
  return instalments
    .map(({ dueDate, amount }) => `${dueDate}: ${minorToDecimal(amount, row.currency)}`)
    .map((part) => `${part} ${row.currency}`)
    .join('\n')
}

function precedingOf(
  { precedingNumber, precedingDate }: ElectronicSource['terms'],
  credited: ElectronicSource['credited'],
): ElectronicInvoice['precedingInvoices'] {
  if (credited) return [credited]
  return precedingNumber === '' ? [] : [{ number: precedingNumber, issueDate: precedingDate ?? '' }]
}

/**
 * Where and when it was delivered. Within the EU both are wanted (BR-IC-11, BR-IC-12): the
 * document's date and the buyer's address stand in for what was left out.
 */
function deliveryOf({ row, lines, snapshot, terms }: ElectronicSource): Delivery | null {
  const isWithinEurope = lines.some(({ taxCategory }) => taxCategory === 'K')
  const { deliveryAddress } = snapshot.buyer
  const hasPeriod = terms.periodStart !== null || terms.periodEnd !== null
  const date = row.supplyDate ?? (isWithinEurope && !hasPeriod ? row.issueDate : '')
  const place = deliveryAddress ?? (isWithinEurope ? snapshot.buyer.address : null)
  if (date === '' && place === null) return null
  return {
    name: deliveryAddress?.name ?? '',
    location: null,
    date,
    address: place ? addressOf(place) : null,
  }
}

/** Codes of UNTDID 4461: 48 a card, 58 a SEPA credit transfer, 30 another, 1 where nothing is agreed. */
function paymentOf({ row, snapshot, terms }: ElectronicSource): PaymentMeans {
  const { iban, bic, holder } = snapshot.seller.bankAccount
  const none = { text: '', card: null, debit: null }
  if (terms.cardDigits !== '' && row.kind === 'invoice') {
    const card = { number: terms.cardDigits, holder: '' }
    // What is said of a card excludes an account (BR-DE-24-b).
    return { ...none, code: '48', remittance: row.number ?? '', account: null, card }
  }
  if (iban === '' || row.kind === 'creditNote') {
    return { ...none, code: '1', remittance: row.number ?? '', account: null }
  }
  const { normalised } = checkIban(iban)
  return {
    ...none,
    code: row.currency === 'EUR' ? '58' : '30',
    remittance: row.number ?? '',
    account: { id: normalised, name: holder, bic: bic.replaceAll(' ', '') },
  }
}
