import type { Minor } from '#contract/core/money.ts'

/**
 * Puts an amount towards invoices in their order, each as far as it is due. Gives what each takes,
 * by id; those that take nothing are absent.
 * @param step that the amount is rounded to, in minor units: what is less than half of it off is
 *   taken whole
 */
export function spreadOverOldest(
  amount: Minor,
  invoices: readonly { id: string; due: Minor }[],
  step: Minor = 1,
): Map<string, Minor> {
  const taken = new Map<string, Minor>()
  let rest = amount
  for (const { id, due } of invoices) {
    if (due <= 0 || rest <= 0) continue
    const share = 2 * (due - rest) < step ? due : rest
    taken.set(id, share)
    rest -= share
  }
  return taken
}
