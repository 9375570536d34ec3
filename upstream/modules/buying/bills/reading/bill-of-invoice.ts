import type { BillInput } from '#contract/buying/bills.ts'
import { multiply, parseDecimal } from '#contract/core/decimal.ts'
import { checkIban } from '#contract/core/iban.ts'
import { minorToDecimal, parseAmount, toMinor } from '#contract/core/money.ts'
import { isCredit, type ReadInvoice } from '../../../../einvoice/index.ts'
import type { Reader } from '../../../../firm/store.ts'
import { type TaxRule, taxTolerance } from '../../../books/taxes/index.ts'
import { findSupplierByVatId } from '../../../firm/parties/index.ts'
import { billAmounts } from '../amounts.ts'
import { withholdsTax } from '../withheld.ts'
import { purchaseRateOf, taxCountryOf, untaxedRate } from './purchase-rates.ts'

type Invoice = ReadInvoice['document']
type Line = BillInput['lines'][number] & { rule: TaxRule }

/**
 * An electronic invoice as a draft: each line with its amount, allowances and charges of the whole
 * document as lines of their own, and the tax of each rate as the seller worked it out. Tax of a
 * country whose tax the firm does not recover becomes cost. `total` holds the lines to the sum that
 * the document says.
 */
export function billOfInvoice(reader: Reader, invoice: Invoice): BillInput {
  const takesBack = isCredit(invoice.typeCode) || Number(invoice.totals.gross) < 0
  const isMinus = takesBack && Number(invoice.totals.gross) < 0
  const { currency, issueDate: date } = invoice
  const lines = withTaxes(invoice, [
    ...linesOf(reader, invoice),
    ...adjustments(reader, invoice),
    ...foreignTaxes(reader, invoice),
  ])
  const written = isMinus ? lines.map(negate) : lines
  const gross = parseAmount(invoice.totals.gross, currency) ?? 0
  const total = gross + (parseAmount(invoice.totals.rounding || '0', currency) ?? 0)
  const [payment] = invoice.payments
  const iban = payment?.account?.id ?? ''
  return {
    kind: takesBack ? 'credit' : 'bill',
    supplierId: supplierOf(reader, invoice) ?? null,
    supplierName: nameOf(invoice),
    supplierNumber: invoice.number.slice(0, 60),
    date,
    dueDate: invoice.dueDate !== '' && invoice.dueDate >= date ? invoice.dueDate : null,
    currency,
    exchangeRate: '',
    priceMode: 'net',
    lines: written.map(({ rule: _, ...line }) => line),
    total: minorToDecimal(isMinus ? -total : total, currency),
    paymentReference: (payment?.remittance || invoice.number).slice(0, 140),
    iban: checkIban(iban).isValid ? iban : '',
    withheldTax: withheldIn(reader, invoice),
    isSelfBilled: false,
    supplyDate: null,
    corrects: '',
    custom: {},
    note: invoice.notes
      .map(({ text }) => text)
      .join('\n')
      .slice(0, 2000),
  }
}

/** Kinds of a FatturaPA that go to the tax office; the others are contributions to pension funds. */
const incomeTaxes = new Set(['RT01', 'RT02'])

/** What is withheld for the tax office, where the firm pays such a tax. */
function withheldIn(reader: Reader, { withheld = [], currency }: Invoice): string {
  if (!withholdsTax(reader)) return ''
  const sum = withheld
    .filter(({ kind }) => incomeTaxes.has(kind))
    .reduce((total, { amount }) => total + Math.abs(parseAmount(trimmed(amount), currency) ?? 0), 0)
  return sum === 0 ? '' : minorToDecimal(sum, currency)
}

/**
 * What is asked for in minor units where that is not the whole: something was paid ahead or is
 * withheld (EN 16931 BT-113, BT-115). Null where it is the whole.
 */
export function askedAmountOf({ totals, currency }: Invoice): number | null {
  const [gross, rounding, due] = [totals.gross, totals.rounding || '0', totals.due].map((amount) =>
    parseAmount(trimmed(amount), currency),
  )
  if (gross === undefined || due === undefined) return null
  const whole = gross + (rounding ?? 0)
  if (due === whole) return null
  return whole < 0 ? 0 - due : due
}

/** Direct debits by their codes (UNTDID 4461): of any kind, and by SEPA. */
const debitCodes = new Set(['49', '59'])

/** Whether the seller collects what is asked for, by each way of payment that it names (BT-81). */
export function isCollected({ payments }: Invoice): boolean {
  return payments.length > 0 && payments.every(({ code }) => debitCodes.has(code))
}

/** What is known of the seller, for whoever adds them to the suppliers. */
export function sellerOf({ seller }: Invoice) {
  const { line1, line2, city, postcode, country } = seller.address
  return {
    name: seller.name || seller.tradingName,
    vatId: seller.vatId,
    registryNumber: seller.legalId?.id ?? '',
    email: seller.contact?.email ?? '',
    phone: seller.contact?.phone ?? '',
    contactName: seller.contact?.name ?? '',
    address: { street: [line1, line2].filter(Boolean).join(', '), postcode, city, country },
  }
}

function nameOf({ seller }: Invoice): string {
  return (seller.name || seller.tradingName || seller.vatId).slice(0, 160)
}

function supplierOf(reader: Reader, { seller }: Invoice): string | undefined {
  return seller.vatId === '' ? undefined : findSupplierByVatId(reader, seller.vatId)
}

function linesOf(reader: Reader, invoice: Invoice): Line[] {
  return invoice.lines.flatMap((line) => {
    const { name, description, id, net } = line
    const words = (name || description || id || nameOf(invoice)).slice(0, 500)
    const rate = rated(reader, invoice, line)
    const own = (unitPrice: string, text: string) => ({
      ...bare,
      unitPrice,
      description: text.slice(0, 500),
      ...rate,
    })
    const parts = adjustmentsOf(line, invoice.currency)
    if (parts) {
      return [
        { ...bare, ...parts.full, description: words, ...rate },
        ...parts.rest.map(({ amount, reason }) => own(amount, `${words}: ${reason}`)),
      ]
    }
    const amount = amountOf(line, invoice.currency)
    return [{ ...own(trimmed(net), words), ...amount }]
  })
}

type Part = { amount: string; reason: string }

/**
 * A line at its full price, and its allowances and charges (BG-27, BG-28) as lines of their own, where
 * together they come to its amount.
 */
function adjustmentsOf(
  { quantity, price, net, allowances, charges }: Invoice['lines'][number],
  currency: string,
): { full: { quantity: string; unitPrice: string }; rest: Part[] } | undefined {
  const count = parseDecimal(quantity, { maxScale: 4 })
  const each = parseDecimal(price.net, { maxScale: 6 })
  const isPlain = allowances.length + charges.length > 0 && Number(price.quantity || '1') === 1
  if (!isPlain || !count || !each) return undefined
  const rest = [
    ...allowances.map((one) => ({ amount: signed(one.amount, '-'), reason: reasonOf(one, '−') })),
    ...charges.map((one) => ({ amount: signed(one.amount, ''), reason: reasonOf(one, '+') })),
  ]
  const sum = rest.reduce(
    (total, { amount }) => total + (parseAmount(amount, currency) ?? Number.NaN),
    Number(toMinor(multiply(count, each), currency)),
  )
  if (sum !== parseAmount(trimmed(net), currency)) return undefined
  return { full: { quantity, unitPrice: price.net }, rest }
}

function reasonOf({ reason, reasonCode }: Invoice['allowances'][number], sign: string): string {
  return reason || reasonCode || sign
}

const bare = { quantity: '1', unit: '', account: '', tax: '', billTo: '', costCentreId: '' }

/** Quantity and price where they come to the line's amount, else the amount as it is. */
function amountOf(
  { quantity, price, net, allowances, charges }: Invoice['lines'][number],
  currency: string,
): { quantity: string; unitPrice: string } {
  const count = parseDecimal(quantity, { maxScale: 4 })
  const each = parseDecimal(price.net, { maxScale: 6 })
  const isPlain = allowances.length + charges.length === 0 && Number(price.quantity || '1') === 1
  const amount = parseAmount(trimmed(net), currency)
  if (isPlain && count && each && amount !== undefined) {
    const product = toMinor(multiply(count, each), currency)
    if (product === BigInt(amount)) return { quantity, unitPrice: price.net }
  }
  return { quantity: '1', unitPrice: trimmed(net) }
}

/** An amount without zeros that say nothing: `100.000` of a currency of two decimals. */
function trimmed(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount
}

/** Allowances and charges of the whole document, and what it rounds by. */
function adjustments(reader: Reader, invoice: Invoice): Line[] {
  const { allowances, charges, totals, currency, issueDate } = invoice
  const line = (one: Invoice['allowances'][number], sign: '' | '-'): Line => ({
    ...bare,
    description: one.reason || one.reasonCode || (sign === '' ? '+' : '−'),
    unitPrice: signed(one.amount, sign),
    ...rated(reader, invoice, one),
  })
  const rounding = parseAmount(totals.rounding || '0', currency) ?? 0
  const rule = untaxedRate(reader, issueDate)
  return [
    ...allowances.map((one) => line(one, '-')),
    ...charges.map((one) => line(one, '')),
    ...(rounding !== 0 && rule
      ? [
          {
            ...bare,
            description: '±',
            unitPrice: minorToDecimal(rounding, currency),
            taxCode: rule.code,
            rule,
          },
        ]
      : []),
  ]
}

/** Tax of another country is part of what is paid, and nothing that the firm recovers. */
function foreignTaxes(reader: Reader, invoice: Invoice): Line[] {
  return invoice.taxes.flatMap(({ category, rate, tax }) => {
    const isKnown = purchaseRateOf(reader, placed(invoice, { category, rate })) !== undefined
    const rule = untaxedRate(reader, invoice.issueDate)
    if (isKnown || !rule || Number(tax) === 0) return []
    const description = `${Number(rate)} % ${invoice.seller.address.country}`.trim()
    return [{ ...bare, description, unitPrice: trimmed(tax), taxCode: rule.code, rule }]
  })
}

type Rated = { category: string; rate: string }

function placed(
  { seller, taxRepresentative, issueDate: date }: Invoice,
  { category, rate }: Rated,
) {
  const { country } = seller.address
  const taxCountry = taxCountryOf(taxRepresentative?.vatId || seller.vatId, country)
  return { category, rate, country, taxCountry, date }
}

function rated(
  reader: Reader,
  invoice: Invoice,
  wanted: Rated,
): { taxCode: string; rule: TaxRule } {
  const rule =
    purchaseRateOf(reader, placed(invoice, wanted)) ?? untaxedRate(reader, invoice.issueDate)
  if (!rule) throw new RangeError('No rate for purchases without tax')
  return { taxCode: rule.code, rule }
}

/** The tax of each rate as the document says it: what its rounding differs by goes to the largest line. */
function withTaxes({ taxes, currency }: Invoice, lines: Line[]): Line[] {
  const amounts = billAmounts({ currency, priceMode: 'net', lines })
  for (const { rate, tax } of taxes) {
    const own = lines.flatMap((line, at) =>
      !line.rule.isReverseCharge && Number(line.rule.rate) === Number(rate) ? [at] : [],
    )
    const said = parseAmount(trimmed(tax), currency)
    const byRate = own.reduce((sum, at) => sum + (amounts[at]?.byRate ?? 0), 0)
    if (said === undefined || said === byRate || own.length === 0) continue
    const [largest = 0] = own.sort((one, other) => sizeOf(amounts, other) - sizeOf(amounts, one))
    const line = lines[largest]
    const before = amounts[largest]?.byRate ?? 0
    if (!line || Math.abs(said - byRate) > taxTolerance(before)) continue
    line.tax = minorToDecimal(before + said - byRate, currency)
  }
  return lines
}

function sizeOf(amounts: readonly { net: number }[], at: number): number {
  return Math.abs(amounts[at]?.net ?? 0)
}

function negate(line: Line): Line {
  return {
    ...line,
    quantity: signed(line.quantity || '1', '-'),
    tax: line.tax === '' ? '' : signed(line.tax, '-'),
  }
}

function signed(amount: string, sign: '' | '-'): string {
  const text = trimmed(amount)
  if (sign === '') return text
  return text.startsWith('-') ? text.slice(1) : `-${text}`
}
