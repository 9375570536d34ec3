import type { Discount } from '#contract/books/document.ts'
import { cashAmount } from '#contract/core/cash.ts'
import { calculateTotals } from '#contract/core/totals.ts'
import type { OfflineSale } from './types.ts'

export type OfflineSums = {
  amounts: number[]
  discountTotal: number
  total: number
  tax: number
  taxGroups: { rate: string; base: number; tax: number }[]
  /** What is due in coins. */
  cashTotal: number
}

/** What a cart comes to, calculated as the firm will: each rate of tax once. */
export function offlineSums(
  { lines, discount }: Pick<OfflineSale, 'lines' | 'discount'>,
  { currency, priceMode }: { currency: string; priceMode: 'gross' | 'net' },
): OfflineSums {
  const { total, tax, taxGroups, ...totals } = calculateTotals({
    currency,
    priceMode,
    discount: discountOf(discount),
    lines: lines.map(({ item, quantity, discount: own }) => ({
      quantity: String(quantity),
      unitPrice: item.unitPrice,
      discount: discountOf(own),
      tax: {
        code: item.taxCode,
        category: Number(item.taxRate) === 0 ? 'Z' : 'S',
        rate: item.taxRate,
      },
    })),
  })
  return {
    amounts: totals.lines.map(({ amount }) => amount),
    discountTotal: totals.lineDiscounts + totals.documentDiscount,
    total,
    tax,
    taxGroups: taxGroups.map(({ rate, base, tax: own }) => ({ rate, base, tax: own })),
    cashTotal: cashAmount(total, currency),
  }
}

/** A discount in percent as the firm takes it; none for nothing and for 0. */
export function discountOf(percent: string): Discount | null {
  return Number(percent) > 0 ? { kind: 'percent', value: percent } : null
}
