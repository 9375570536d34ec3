import { totalStep } from '#contract/core/cash.ts'
import { divideRound, multiply, parseDecimal } from '#contract/core/decimal.ts'
import { type Minor, minorFrom, minorToDecimal, toMinor, unitsOf } from '#contract/core/money.ts'
import { parseDiscount } from '../../../documents/stored-document.ts'
import { groupKey } from './posting.ts'
import type { DocumentRow } from './reader.ts'
import type { NewLine } from './writer.ts'

type Credited = Pick<
  DocumentRow,
  'currency' | 'priceMode' | 'discount' | 'net' | 'tax' | 'rounding' | 'total' | 'creditNotesTotal'
>

/**
 * A credit note's totals: the sums of its lines, which mirror the invoice's, and of the rounding
 * what all credit notes come to by now less what they came to before. So the last one takes back
 * what the invoice was rounded by.
 * @param earlier the credit notes before
 * @param step in minor units, that what is paid is rounded to; 1 where it is not
 */
export function creditTotals(
  invoice: Credited,
  lines: readonly NewLine[],
  { earlier, step }: { earlier: readonly Pick<DocumentRow, 'net' | 'tax'>[]; step: Minor },
) {
  const { currency, priceMode, discount } = invoice
  const add = (amount: (line: NewLine) => Minor) =>
    lines.reduce((sum, line) => sum + amount(line), 0)
  const subtotal = add((line) => line.amount)
  const net = add((line) => line.net)
  const tax = add((line) => line.taxAmount)
  const before = earlier.reduce((sum, note) => sum + note.net + note.tax, 0)
  const total = toBeCredited(invoice, before + net + tax, step) - invoice.creditNotesTotal
  const documentDiscount = subtotal - (priceMode === 'gross' ? net + tax : net)
  return {
    subtotal,
    lineDiscounts: add((line) => fullAmount(line, currency) - line.amount),
    documentDiscount,
    discount:
      parseDiscount(discount)?.kind === 'amount'
        ? JSON.stringify({
            kind: 'amount',
            value: minorToDecimal(Math.max(documentDiscount, 0), currency),
          })
        : discount,
    net,
    tax,
    rounding: total - net - tax,
    total,
  }
}

/** What credit notes over this much of an invoice come to together. */
function toBeCredited({ net, tax, total }: Credited, amount: Minor, step: Minor): Minor {
  return amount === net + tax ? total : roundTo(amount, step)
}

/**
 * The step that credit notes of an invoice are rounded to: coins, where it was rounded to them or
 * would be now; a deposit is not.
 */
export function creditStep(
  {
    currency,
    rounding,
    total,
    purpose,
  }: Pick<DocumentRow, 'currency' | 'rounding' | 'total' | 'purpose'>,
  firmRounds: 'off' | 'coins',
): Minor {
  if (purpose !== '') return 1
  const step = totalStep(currency, rounding === 0 ? firmRounds : 'coins')
  return total % step === 0 ? step : 1
}

function roundTo(amount: Minor, step: Minor): Minor {
  return minorFrom(divideRound(unitsOf(amount), unitsOf(step)) * unitsOf(step))
}

function fullAmount({ quantity, unitPrice, amount, discount }: NewLine, currency: string): Minor {
  if (discount === null) return amount
  const [count, price] = [quantity, unitPrice].map((text) => parseDecimal(text, { maxScale: 6 }))
  return count && price ? minorFrom(toMinor(multiply(count, price), currency)) : amount
}

/** The tax groups of a credit note's lines; highest rate first, then by category, as the invoice's. */
export function creditGroups(lines: readonly NewLine[]) {
  const found = new Map<string, { category: string; rate: string; base: Minor; tax: Minor }>()
  for (const { taxCategory: category, taxRate, net, taxAmount } of lines) {
    const rate = category === 'S' ? taxRate : '0'
    const key = groupKey({ category, rate })
    const group = found.get(key) ?? { category, rate, base: 0, tax: 0 }
    found.set(key, { ...group, base: group.base + net, tax: group.tax + taxAmount })
  }
  return [...found.values()].sort(
    (a, b) => Number(b.rate) - Number(a.rate) || (a.category < b.category ? -1 : 1),
  )
}
