import type { BillInput } from '#contract/buying/bills.ts'
import { DateOnly } from '#contract/core/fields.ts'
import { checkIban } from '#contract/core/iban.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import { isCredit, type ReadInvoice } from '../../../../einvoice/index.ts'
import type { Reader } from '../../../../firm/store.ts'
import { taxTolerance } from '../../../books/taxes/index.ts'
import { findSupplierByVatId } from '../../../firm/parties/index.ts'
import { billAmounts } from '../amounts.ts'
import { withholdsTax } from '../withheld.ts'
import { amountIn } from './amount-in.ts'
import { type Line, linesOf, negate } from './lines-of-invoice.ts'
import { isCounted, refuseUnreadable } from './refuse-unreadable.ts'
import { statedTotal } from './stated-sums.ts'

type Invoice = ReadInvoice['document']
/**
 * An electronic invoice as a draft: each line with its amount, allowances and charges of the whole
 * document as lines of their own, and the tax of each rate as the seller worked it out. Tax of a
 * country whose tax the firm does not recover becomes cost. `total` holds the lines to the sum that
 * the document says.
 * @throws AppError invalid for what is no amount, day or currency; for tax or lines beyond any bill
 */
export function billOfInvoice(reader: Reader, invoice: Invoice): BillInput {
  refuseUnreadable(invoice)
  const total = statedTotal(invoice)
  const isMinus = total !== undefined && total < 0
  const takesBack = isCredit(invoice.typeCode) || isMinus
  const { currency, issueDate: date } = invoice
  const lines = withTaxes(invoice, linesOf(reader, invoice))
  const written = isMinus ? lines.map(negate) : lines
  const payment = paidBy(invoice)
  const iban = payment?.account?.id ?? ''
  return {
    kind: takesBack ? 'credit' : 'bill',
    supplierId: supplierOf(reader, invoice) ?? null,
    supplierName: nameOf(invoice),
    supplierNumber: invoice.number.slice(0, 60),
    date,
    // A day before the date is what the file says, and is shown as that.
    dueDate: DateOnly.safeParse(invoice.dueDate).data ?? null,
    currency,
    exchangeRate: '',
    priceMode: 'net',
    lines: written.map(({ rule: _, ...line }) => line),
    total: total === undefined ? '' : minorToDecimal(Math.abs(total), currency),
    paymentReference: (payment?.remittance || invoice.number).slice(0, 140),
    iban: checkIban(iban).isValid ? iban : '',
    withheldTax: withheldIn(reader, invoice),
    isSelfBilled: false,
    supplyDate: null,
    corrects: '',
    custom: {},
    note: [...invoice.notes.map(({ text }) => text), ...wordsOf(invoice)].join('\n').slice(0, 2000),
  }
}

/** The way of paying that has an account to pay to, of several; else the first. */
function paidBy({ payments }: Invoice): Invoice['payments'][number] | undefined {
  return payments.find(({ account }) => checkIban(account?.id ?? '').isValid) ?? payments[0]
}

/** What lines say that are words alone. */
function wordsOf({ lines }: Invoice): string[] {
  return lines
    .filter((line) => !isCounted(line))
    .map(({ name, description, note }) => [name, description, note].filter(Boolean).join(': '))
    .filter((words) => words !== '')
}

/** Kinds of a FatturaPA that go to the tax office; the others are contributions to pension funds. */
const incomeTaxes = new Set(['RT01', 'RT02'])

/** What is withheld for the tax office, where the firm pays such a tax. */
function withheldIn(reader: Reader, { withheld = [], currency }: Invoice): string {
  if (!withholdsTax(reader)) return ''
  const sum = withheld
    .filter(({ kind }) => incomeTaxes.has(kind))
    .reduce((total, { amount }) => total + Math.abs(amountIn(amount, currency) ?? 0), 0)
  return sum === 0 ? '' : minorToDecimal(sum, currency)
}

/**
 * What is asked for in minor units where that is not the whole: something was paid ahead or is
 * withheld (EN 16931 BT-113, BT-115). Null where it is the whole.
 */
export function askedAmountOf({ totals, currency }: Invoice): number | null {
  const [gross, rounding, due] = [totals.gross, totals.rounding || '0', totals.due].map((amount) =>
    amountIn(amount, currency),
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

/** The tax of each rate as the document says it: what its rounding differs by goes to the largest line. */
function withTaxes({ taxes, currency }: Invoice, lines: Line[]): Line[] {
  const amounts = billAmounts({ currency, priceMode: 'net', lines })
  for (const { rate, tax } of taxes) {
    const own = lines.flatMap((line, at) =>
      !line.rule.isReverseCharge && Number(line.rule.rate) === Number(rate) ? [at] : [],
    )
    const said = amountIn(tax, currency)
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
