import type { Minor } from '#contract/money.ts'

/**
 * Puts an amount towards invoices in their order, each as far as it is due. Gives what each takes,
 * by id; those that take nothing are absent.
 */
export function spreadOverOldest(
  amount: Minor,
  invoices: readonly { id: string; due: Minor }[],
): Map<string, Minor> {
  const taken = new Map<string, Minor>()
  let rest = amount
  for (const { id, due } of invoices) {
    const share = Math.min(due, rest)
    if (share <= 0) continue
    taken.set(id, share)
    rest -= share
  }
  return taken
}
