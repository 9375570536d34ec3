import type { Format } from '#app/shell/format.ts'

type Paid = { amount: number; currency: string }

/** What a partner gets, in commissions and in payouts. */
export function amountColumn(t: (key: string) => string, money: Format['money']) {
  return {
    head: t('commission.amount'),
    isNumber: true,
    place: 'figure' as const,
    cell: ({ amount, currency }: Paid) => money(amount, currency),
  }
}
