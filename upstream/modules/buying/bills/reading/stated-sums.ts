import type { SumPart } from '#contract/buying/bills.ts'
import { type Decimal, multiply, scaleTo } from '#contract/core/decimal.ts'
import type { Minor } from '#contract/core/money.ts'
import type { ReadInvoice } from '../../../../einvoice/index.ts'
import { taxTolerance } from '../../../books/taxes/index.ts'
import { amountIn, decimalIn } from './amount-in.ts'
import { isCounted } from './refuse-unreadable.ts'

type Invoice = ReadInvoice['document']

/**
 * What an electronic invoice comes to as it says itself, what it rounds by included (BT-112, BT-114);
 * by what is to be paid, or by net and tax, where it says no total. Undefined where it says nothing.
 */
export function statedTotal({ totals, currency }: Invoice): Minor | undefined {
  const read = (text: string) => amountIn(text, currency)
  const [gross, due, net] = [totals.gross, totals.due, totals.net].map(read)
  if (gross !== undefined) return gross + (read(totals.rounding) ?? 0)
  if (due !== undefined) return due + (read(totals.prepaid) ?? 0)
  return net === undefined ? undefined : net + (read(totals.tax) ?? 0)
}

/** Where the sums of an electronic invoice do not agree with each other, each by what it says of itself. */
export function sumParts(invoice: Invoice): SumPart[] {
  const { totals, currency, taxes } = invoice
  const read = (text: string) => amountIn(text, currency) ?? 0
  const lines = invoice.lines.filter(isCounted)
  const [allowances = 0, charges = 0] = [invoice.allowances, invoice.charges].map((some) =>
    sumIn(
      some.map(({ amount }) => amount),
      currency,
    ),
  )
  const said = (text: string, found: Minor | undefined) =>
    text === '' || found === undefined ? [] : [{ file: read(text), found }]
  const named = (term: SumPart['term'], parts: { file: Minor; found: Minor }[], rate = '') =>
    parts.filter(({ file, found }) => file !== found).map((part) => ({ term, rate, ...part }))
  return [
    ...(lines.length === 0
      ? []
      : named(
          'lines',
          said(
            totals.lines,
            sumIn(
              lines.map(({ net }) => net),
              currency,
            ),
          ),
        )),
    ...named('allowances', said(totals.allowances, allowances)),
    ...named('charges', said(totals.charges, charges)),
    ...(totals.lines === ''
      ? []
      : named(
          'net',
          said(
            totals.net,
            read(totals.lines) -
              (totals.allowances === '' ? allowances : read(totals.allowances)) +
              (totals.charges === '' ? charges : read(totals.charges)),
          ),
        )),
    ...taxes.flatMap((group) => named('taxOfRate', typedTax(group, currency), group.rate)),
    ...(taxes.length === 0
      ? []
      : named(
          'tax',
          said(
            totals.tax,
            sumIn(
              taxes.map(({ tax }) => tax),
              currency,
            ),
          ),
        )),
    ...(totals.net === ''
      ? []
      : named('gross', said(totals.gross, read(totals.net) + read(totals.tax)))),
  ]
}

/** A tax that the sender typed, and is not what its rate makes of its base. */
function typedTax({ base, tax, rate }: Invoice['taxes'][number], currency: string) {
  const [whole, percent] = [decimalIn(base), decimalIn(rate)]
  const file = amountIn(tax, currency)
  if (!whole || !percent || file === undefined) return []
  const found = Number(share(whole, percent, currency))
  return Math.abs(file - found) <= taxTolerance(found) ? [] : [{ file, found }]
}

function share(whole: Decimal, percent: Decimal, currency: string): bigint {
  const { units, scale } = multiply(whole, percent)
  const digits = amountIn('1', currency) ?? 1
  return scaleTo({ units: units * BigInt(digits), scale: scale + 2 }, 0)
}

function sumIn(amounts: readonly string[], currency: string): Minor {
  return amounts.reduce((sum, amount) => sum + (amountIn(amount, currency) ?? 0), 0)
}
