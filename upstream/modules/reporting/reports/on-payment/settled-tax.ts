import { ossCountryOf } from '#contract/books/oss-rates.ts'
import { taxOnPaymentIn } from '#contract/books/tax-on-payment.ts'
import { divideRound } from '#contract/core/decimal.ts'
import { type Minor, minorFrom, unitsOf } from '#contract/core/money.ts'
import type { Reader } from '../../../../firm/store.ts'
import { accountFor } from '../../../books/ledger/index.ts'
import {
  type PrintedLine,
  type TaxOnPayment,
  taxLinesOnCredit,
} from '../../../books/ledger/views.ts'
import { hasTaxedItems } from '../../../books/opening-items/views.ts'
import {
  type SettledDocumentPart,
  type SettledScope,
  settledWithin,
  writeOffsOf,
} from '../../../books/settlement/views.ts'
import { incomeAccountFor, taxRules } from '../../../books/taxes/index.ts'
import type { Frame } from '../frame.ts'
import { listPaymentDays } from './spans.ts'

/** Documents that are settled later, and on which side of a party's account they stand. */
export const soldOnCredit = {
  invoice: 'debit',
  reminderCharge: 'debit',
  creditNote: 'credit',
  deposit: 'credit',
  openingInvoice: 'debit',
  openingCredit: 'credit',
} as const
export const boughtOnCredit = {
  bill: 'credit',
  billCredit: 'debit',
  expense: 'credit',
  openingBill: 'credit',
  openingBillCredit: 'debit',
} as const

/** Documents of the old books: one with a rate waits for its payment whatever its day. */
export const opened: readonly string[] = [
  'openingInvoice',
  'openingCredit',
  'openingBill',
  'openingBillCredit',
]

/** Reverse charge and supplies inside the Union are due by their own dates, whoever was paid. */
const dueAnyway = ['K', 'AE']

type Reading = Pick<Frame, 'reader' | 'country'>

/** What of a firm's tax is due as it is paid; undefined where none is. */
export function findTaxOnPayment({
  reader,
  country,
}: Reading): (TaxOnPayment & { sides: Record<string, 'debit' | 'credit'> }) | undefined {
  const spans = listPaymentDays(reader)
  const always = hasTaxedItems(reader) ? opened : []
  if (spans.length === 0 && always.length === 0) return undefined
  const isBoth = taxOnPaymentIn[country] === 'both'
  const sides = isBoth ? { ...soldOnCredit, ...boughtOnCredit } : soldOnCredit
  const codes = [...taxRules(reader).values()]
    .filter(
      ({ code, category, isReverseCharge }) =>
        !isReverseCharge && !dueAnyway.includes(category) && ossCountryOf(code) === undefined,
    )
    .map(({ code }) => code)
  return {
    codes,
    kinds: Object.keys(sides),
    spans,
    writeOffs: writeOffsOf(reader, spans, sides, always),
    always,
    sides,
  }
}

/** A line of a document as far as its tax is due in a scope; less where a payment was taken back. */
export type SettledTaxLine = Omit<PrintedLine, 'debit' | 'credit'> & {
  taxCode: string
  /** Debit less credit of what is due, and of what the tax was worked out of. */
  amount: Minor
  base: Minor
  /** The line, what was settled of the document in the scope, and the document. */
  whole: Minor
  wholeBase: Minor
  moved: Minor
  total: Minor
}

/**
 * The tax lines of documents of which something was paid in the scope, each in the share that was
 * paid. A document that is paid in full gives all of its tax over time, to the cent.
 */
export function settledTaxLines(frame: Reading, scope: SettledScope): SettledTaxLine[] {
  const onPayment = findTaxOnPayment(frame)
  if (!onPayment) return []
  const { sides, ...documents } = onPayment
  const parts = settledWithin(frame.reader, scope, sides).filter(({ total }) => total !== 0)
  const byDocument = new Map(parts.map((part) => [part.documentId, part]))
  return taxLinesOnCredit(frame.reader, [...byDocument.keys()], documents).flatMap((line) => {
    const part = byDocument.get(line.sourceId)
    if (!part) return []
    const { debit, credit, base: wholeBase, ...posted } = line
    const facts = { ...posted, account: accountOf(frame.reader, line) }
    const [amount, base] = [dueOf(debit - credit, part), dueOf(wholeBase, part)]
    if (amount === 0 && base === 0) return []
    const moved = part.until - part.before + part.lateNow - part.lateThen
    const { date, total } = part
    return [{ ...facts, date, amount, base, whole: debit - credit, wholeBase, moved, total }]
  })
}

type OfDocument = Pick<PrintedLine, 'account' | 'sourceKind'> & { taxCode: string | null }

/** The net amount of a sale of the old books stands in the opening balances, and is a sale in a return. */
function accountOf(reader: Reader, line: OfDocument): string {
  const isOpening = line.account === accountFor(reader, 'openingEquity')
  return isOpening && isOpenedSale(line) ? incomeOfOpened(reader, line) : line.account
}

/** Whether a document is one of the old books that a customer was given. */
export function isOpenedSale({ sourceKind }: Pick<PrintedLine, 'sourceKind'>): boolean {
  return sourceKind === 'openingInvoice' || sourceKind === 'openingCredit'
}

/** The income account of a document of the old books: that of its rate, else the usual one. */
export function incomeOfOpened(reader: Reader, { taxCode }: Pick<OfDocument, 'taxCode'>): string {
  const own = incomeAccountFor(reader, taxRules(reader).get(taxCode ?? ''), '')
  return own === '' ? accountFor(reader, 'income') : own
}

/** What is due of a line: what its document's payments made due until the end, less until before. */
function dueOf(
  amount: Minor,
  { until, before, lateNow, lateThen, total }: SettledDocumentPart,
): Minor {
  const share = (settled: Minor) => shareOf(amount, settled, total)
  return share(until) - share(before) + share(lateNow) - share(lateThen)
}

/** What counts of an amount once so much of its document is settled; all of it at the end, to the cent. */
export function shareOf(amount: Minor, settled: Minor, total: Minor): Minor {
  return minorFrom(divideRound(unitsOf(amount) * unitsOf(settled), unitsOf(total)))
}
