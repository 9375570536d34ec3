import type { BillInput } from '#contract/buying/bills.ts'
import { multiply, parseDecimal } from '#contract/core/decimal.ts'
import { minorToDecimal, toMinor } from '#contract/core/money.ts'
import type { ReadInvoice } from '../../../../einvoice/index.ts'
import type { Reader } from '../../../../firm/store.ts'
import type { TaxRule } from '../../../books/taxes/index.ts'
import { amountIn, priced } from './amount-in.ts'
import { homeRateOf, purchaseRateOf, taxCountryOf, untaxedRate } from './purchase-rates.ts'
import { isCounted } from './refuse-unreadable.ts'
import { statedTotal } from './stated-sums.ts'

type Invoice = ReadInvoice['document']
export type Line = BillInput['lines'][number] & { rule: TaxRule }

/** As many lines as a bill has at most; a document with more has one for each rate of tax. */
const maxLines = 150

/**
 * The lines of a document, its allowances, charges and what it rounds by, and tax that is cost. One
 * without lines, as MINIMUM and BASIC WL of Factur-X are, has a line for each rate of tax, or one for
 * the whole.
 */
export function linesOf(reader: Reader, invoice: Invoice): Line[] {
  const counted = invoice.lines.filter(isCounted)
  const isWhole = counted.length > 0 && counted.length <= maxLines
  return [
    ...(isWhole
      ? [
          ...counted.flatMap((line) => positionOf(reader, invoice, line)),
          ...adjustments(reader, invoice),
        ]
      : groupsOf(reader, invoice)),
    ...rounding(reader, invoice),
    ...foreignTaxes(reader, invoice),
  ]
}

function positionOf(reader: Reader, invoice: Invoice, line: Invoice['lines'][number]): Line[] {
  const { name, description, id, net } = line
  const words = (name || description || id || sellerName(invoice)).slice(0, 500)
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
  return [{ ...own(priced(net), words), ...amountOf(line, invoice.currency) }]
}

/** A line for each rate of tax; where none is stated, one for all by the rate that its tax fits. */
function groupsOf(reader: Reader, invoice: Invoice): Line[] {
  const { taxes, totals, currency } = invoice
  const words = [sellerName(invoice), invoice.number].filter(Boolean).join(' ').slice(0, 460)
  if (taxes.length > 0) {
    return taxes.map((group) => {
      const percent = group.rate === '' ? '' : ` (${Number(group.rate)} %)`
      const description = taxes.length > 1 ? `${words}${percent}` : words
      return {
        ...bare,
        description,
        unitPrice: priced(group.base || '0'),
        ...rated(reader, invoice, group),
      }
    })
  }
  const [net, tax] = [amountIn(totals.net, currency), amountIn(totals.tax, currency) ?? 0]
  const whole = statedTotal(invoice) ?? 0
  const rule = net === undefined ? undefined : homeRateOf(reader, { ...placed(invoice), net, tax })
  if (net === undefined || !rule) {
    const gross = whole - (amountIn(totals.rounding, currency) ?? 0)
    const unitPrice = minorToDecimal(gross, currency)
    return [{ ...bare, description: words, unitPrice, ...untaxed(reader, invoice) }]
  }
  const typed = tax === 0 ? '' : minorToDecimal(tax, currency)
  const unitPrice = minorToDecimal(net, currency)
  return [{ ...bare, tax: typed, description: words, unitPrice, taxCode: rule.code, rule }]
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
    (total, { amount }) => total + (amountIn(amount, currency) ?? Number.NaN),
    Number(toMinor(multiply(count, each), currency)),
  )
  if (sum !== amountIn(net, currency)) return undefined
  return { full: { quantity, unitPrice: priced(price.net) }, rest }
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
  const amount = amountIn(net, currency)
  if (isPlain && count && each && amount !== undefined) {
    const product = toMinor(multiply(count, each), currency)
    if (product === BigInt(amount)) return { quantity, unitPrice: priced(price.net) }
  }
  return { quantity: '1', unitPrice: priced(net) }
}

/** Allowances and charges of the whole document. */
function adjustments(reader: Reader, invoice: Invoice): Line[] {
  const line = (one: Invoice['allowances'][number], sign: '' | '-'): Line => ({
    ...bare,
    description: (one.reason || one.reasonCode || (sign === '' ? '+' : '−')).slice(0, 500),
    unitPrice: signed(one.amount, sign),
    ...rated(reader, invoice, one),
  })
  return [
    ...invoice.allowances.map((one) => line(one, '-')),
    ...invoice.charges.map((one) => line(one, '')),
  ]
}

/** What the document rounds by. */
function rounding(reader: Reader, invoice: Invoice): Line[] {
  const amount = amountIn(invoice.totals.rounding, invoice.currency) ?? 0
  if (amount === 0) return []
  const unitPrice = minorToDecimal(amount, invoice.currency)
  return [{ ...bare, description: '±', unitPrice, ...untaxed(reader, invoice) }]
}

/** Tax of another country is part of what is paid, and nothing that the firm recovers. */
function foreignTaxes(reader: Reader, invoice: Invoice): Line[] {
  return invoice.taxes.flatMap((group) => {
    const isKnown = purchaseRateOf(reader, { ...placed(invoice), ...group }) !== undefined
    if (isKnown || Number(group.tax) === 0) return []
    const { country } = invoice.seller.address
    const description = `${Number(group.rate)} % ${country}`.trim().slice(0, 500)
    return [{ ...bare, description, unitPrice: priced(group.tax), ...untaxed(reader, invoice) }]
  })
}

type Rated = { category: string; rate: string }

function placed({ seller, taxRepresentative, issueDate: date }: Invoice) {
  const { country } = seller.address
  const taxCountry = taxCountryOf(taxRepresentative?.vatId || seller.vatId, country)
  return { country, taxCountry, date }
}

type Taxed = { taxCode: string; rule: TaxRule }

function rated(reader: Reader, invoice: Invoice, { category, rate }: Rated): Taxed {
  const rule = purchaseRateOf(reader, { ...placed(invoice), category, rate })
  return rule ? { taxCode: rule.code, rule } : untaxed(reader, invoice)
}

function untaxed(reader: Reader, { issueDate }: Invoice): Taxed {
  const rule = untaxedRate(reader, issueDate)
  if (!rule) throw new RangeError('No rate for purchases without tax')
  return { taxCode: rule.code, rule }
}

/** The line with its sign turned, of a document that takes back below zero. */
export function negate(line: Line): Line {
  return {
    ...line,
    quantity: signed(line.quantity || '1', '-'),
    tax: line.tax === '' ? '' : signed(line.tax, '-'),
  }
}

function sellerName({ seller }: Invoice): string {
  return seller.name || seller.tradingName || seller.vatId
}

function signed(amount: string, sign: '' | '-'): string {
  const text = priced(amount)
  if (sign === '' || Number(text) === 0) return text
  return text.startsWith('-') ? text.slice(1) : `-${text}`
}
