import type { CashAllocation } from '#contract/core/cash.ts'
import type { Minor } from '#contract/core/money.ts'
import type { OpenInvoice } from './paid-invoices.tsx'

type AmountOf = 'allocations' | 'invoiceAmounts' | 'discounts'

/**
 * What a form puts towards open invoices, as the rounding of cash asks for it.
 * @param amountIn the amount typed in a field of an invoice, in minor units of a currency
 */
export function cashAllocations(
  invoices: readonly Pick<OpenInvoice, 'id' | 'currency' | 'parts'>[],
  currency: string,
  amountIn: (field: `${AmountOf}.${string}`, currency: string) => Minor,
): CashAllocation[] {
  return invoices.flatMap(({ id, currency: own, parts }) => {
    const amount = amountIn(`allocations.${id}`, currency)
    if (amount === 0) return []
    const taken = own === currency ? amount : amountIn(`invoiceAmounts.${id}`, own)
    return [{ amount, settles: taken + amountIn(`discounts.${id}`, own), open: parts }]
  })
}
