import { cashAmount } from '#contract/cash.ts'
import { calculateTotals } from '#contract/totals.ts'
import type { OfflineLine } from './types.ts'

export type OfflineSums = {
  amounts: number[]
  total: number
  tax: number
  taxGroups: { rate: string; base: number; tax: number }[]
  /** What is due in coins. */
  cashTotal: number
}

/** What a cart comes to, calculated as the firm will: each rate of tax once. */
export function offlineSums(
  lines: readonly OfflineLine[],
  { currency, priceMode }: { currency: string; priceMode: 'gross' | 'net' },
): OfflineSums {
  const { total, tax, taxGroups, ...totals } = calculateTotals({
    currency,
    priceMode,
    discount: null,
    lines: lines.map(({ item, quantity }) => ({
      quantity: String(quantity),
      unitPrice: item.unitPrice,
      discount: null,
      tax: {
        code: item.taxCode,
        category: Number(item.taxRate) === 0 ? 'Z' : 'S',
        rate: item.taxRate,
      },
    })),
  })
  return {
    amounts: totals.lines.map(({ amount }) => amount),
    total,
    tax,
    taxGroups: taxGroups.map(({ rate, base, tax: own }) => ({ rate, base, tax: own })),
    cashTotal: cashAmount(total, currency),
  }
}
