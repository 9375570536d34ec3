import type { Minor } from '#contract/core/money.ts'
import type { DocumentRow } from '../reader.ts'

/**
 * What became of an invoice's total, in the order of the heads; all of it adds up to the total. What
 * was deducted was invoiced before: it was paid, or is owed, with its deposits.
 */
export function balanceOf(
  row: Pick<
    DocumentRow,
    'deducted' | 'paid' | 'discounted' | 'credited' | 'writtenOff' | 'splitTax' | 'due'
  >,
): Minor[] {
  const { deducted, paid, discounted, credited, writtenOff, splitTax, due } = row
  return [deducted, paid - deducted, discounted, credited, writtenOff, splitTax, due]
}
