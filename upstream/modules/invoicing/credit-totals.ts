import { multiply, parseDecimal } from '#contract/decimal.ts'
import { type Minor, minorFrom, minorToDecimal, toMinor } from '#contract/money.ts'
import { parseDiscount } from '../../documents/stored-document.ts'
import type { DocumentRow } from './reader.ts'
import type { NewLine } from './writer.ts'

/** A credit note's totals: the sums of its lines, which mirror the invoice's. */
export function creditTotals(
  { currency, priceMode, discount }: Pick<DocumentRow, 'currency' | 'priceMode' | 'discount'>,
  lines: readonly NewLine[],
) {
  const add = (amount: (line: NewLine) => Minor) =>
    lines.reduce((sum, line) => sum + amount(line), 0)
  const subtotal = add((line) => line.amount)
  const net = add((line) => line.net)
  const tax = add((line) => line.taxAmount)
  const total = net + tax
  const documentDiscount = subtotal - (priceMode === 'gross' ? total : net)
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
    total,
  }
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
    const key = `${category} ${rate}`
    const group = found.get(key) ?? { category, rate, base: 0, tax: 0 }
    found.set(key, { ...group, base: group.base + net, tax: group.tax + taxAmount })
  }
  return [...found.values()].sort(
    (a, b) => Number(b.rate) - Number(a.rate) || (a.category < b.category ? -1 : 1),
  )
}
